/// How much laying out may still be spent on trying changes to one screen.
///
/// Remedies are a help, not the verdict: on a screen of thousands of blocks or texts only the first causes get them. Work is
/// counted, not timed, so that every run offers the same.
final class TrialBudget {
  /// Blocks laid out, texts looked at and violations found; the largest of the shipped screens spends a hundredth of it.
  private(set) var left = 5_000_000

  var isSpent: Bool { left <= 0 }

  func spend(_ work: Int) { left -= work }
}
