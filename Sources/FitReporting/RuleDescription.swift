package import FitVerification
package import ProjectFiles

/// A rule, or a mistake in input files, with what `screenfit explain` says about it.
package struct RuleDescription: Sendable {
  /// Such as `F203`.
  package var code: String
  /// Such as `media-below-floor`.
  package var name: String
  /// What it checks, why, an example and what to do, in Markdown.
  package var explanation: String

  package init(code: String, name: String, explanation: String) {
    self.code = code
    self.name = name
    self.explanation = explanation
  }

  package init(_ rule: RuleID) {
    self.init(
      code: rule.code, name: rule.name, explanation: RuleExplanations.text(for: rule))
  }

  package init(_ code: FileError.Code) {
    self.init(code: code.rawValue, name: code.name, explanation: code.explanation)
  }

  /// The explanation's first paragraph on one line.
  package var summary: String {
    explanation.split(separator: "\n", omittingEmptySubsequences: false)
      .drop { $0.isEmpty }.prefix { !$0.isEmpty }.joined(separator: " ")
  }
}
