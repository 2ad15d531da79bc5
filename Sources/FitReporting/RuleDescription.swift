package import FitVerification

/// A rule with what `screenfit explain` says about it.
package struct RuleDescription: Sendable {
  package var id: RuleID
  /// What it checks, why, an example and what to do, in Markdown.
  package var explanation: String

  package init(id: RuleID, explanation: String) {
    self.id = id
    self.explanation = explanation
  }

  /// The explanation's first paragraph on one line.
  package var summary: String {
    explanation.split(separator: "\n", omittingEmptySubsequences: false)
      .drop { $0.isEmpty }.prefix { !$0.isEmpty }.joined(separator: " ")
  }
}
