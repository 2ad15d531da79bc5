package import ScreenModel

/// The contrast of the pairs of colours that an app declares, and what is wrong with them and with those that its screens show.
package struct ContrastReport: Sendable {
  package enum Verdict: String, Sendable { case passes, unknown, fails }

  package var app: String
  /// By theme, then in the order of the app's file.
  package var rows: [Row]
  package var findings: [Finding]

  package init(app: String, rows: [Row], findings: [Finding]) {
    self.app = app
    self.rows = rows
    self.findings = findings
  }

  /// Writes a ratio that is asked for: `7`, `4.5`.
  package static func shown(_ minimum: Double) -> String {
    Int(exactly: minimum).map(String.init) ?? String(minimum)
  }

  /// A pair in a theme.
  package struct Row: Sendable {
    /// Empty where the app has only one.
    package var theme: String
    package var pair: ColourPair
    /// As the theme has it; nil where it is not known.
    package var foreground: Colour?
    /// As it is seen: over what lies under it; nil where it is not known.
    package var background: Colour?
    /// nil where a colour is not known.
    package var ratio: ContrastRatio?
    package var needed: Double
    /// Why the ratio is not known.
    package var reason: String?

    package init(
      theme: String, pair: ColourPair, foreground: Colour?, background: Colour?,
      ratio: ContrastRatio?, needed: Double, reason: String?
    ) {
      self.theme = theme
      self.pair = pair
      self.foreground = foreground
      self.background = background
      self.ratio = ratio
      self.needed = needed
      self.reason = reason
    }

    package var verdict: Verdict {
      guard let ratio else { return .unknown }
      return ratio.reaches(needed) ? .passes : .fails
    }
  }
}
