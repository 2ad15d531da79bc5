/// What a run found, as the formats for CI see it: checks that pass or do not, with the findings of each.
///
/// Only commands that have findings make one; figures that are not findings stay in the human and the JSON report.
package struct FindingReport: Sendable {
  /// One for each app, or one for the input where it is wrong.
  package var suites: [Suite]
  /// One line: what was looked at, and how it came out.
  package var summary: String
  /// Wall-clock time; nil where it is not told.
  package var seconds: Double?
  /// Whether the run failed because its input is wrong, so that nothing was judged.
  package var isInputWrong = false

  package struct Suite: Sendable {
    /// The app's folder.
    package var name: String
    /// How the app came out, as a phrase.
    package var verdict: String
    package var checks: [Check]
  }

  /// Something that passes or does not: a screen, a role, a pair of colours.
  package struct Check: Sendable {
    package var name: String
    package var remarks: [Remark]

    package var isFailed: Bool { remarks.contains { $0.level == .error } }
  }

  /// Every remark, errors first, then in the order of the report.
  package var remarks: [Remark] {
    let all = suites.flatMap { $0.checks.flatMap(\.remarks) }
    return Remark.Level.allCases.flatMap { level in all.filter { $0.level == level } }
  }

  /// The remarks that somebody should act on: what is allowed is left out.
  package var open: [Remark] { remarks.filter { $0.level != .note } }

  /// Whether nothing is wrong: no remark is an error.
  package var isClean: Bool { !suites.contains { $0.checks.contains(where: \.isFailed) } }
}

/// One thing that a format for CI reports, with every text made safe to be shown on one line.
package struct Remark: Sendable {
  package enum Level: String, CaseIterable, Sendable {
    case error, warning
    /// Allowed by the app, or known.
    case note
  }

  package var level: Level
  /// Such as `F203`; nil for what no rule is about, such as an app without a cell.
  package var code: String?
  /// Such as `media-below-floor`.
  package var rule: String?
  /// nil where no file is to blame.
  package var place: Place?
  /// One phrase.
  package var message: String
  /// More lines of the full form, each with its label: `at`, `because`, `try`.
  package var details: [String]
  /// Where else to look.
  package var related: [Related] = []
  /// Why it is allowed or known; nil for what is neither.
  package var excuse: Excuse?
  /// How it compares with a baseline, in the words of SARIF; nil without one.
  package var baselineState: String?
  /// What stays the same while lines move: tells the same finding in two runs.
  package var fingerprint: String?

  /// A place in a file.
  package struct Place: Hashable, Sendable {
    /// As the user would type it; not escaped.
    package var file: String
    /// 1-based, as is `column`; nil where the whole file is meant.
    package var line: Int?
    /// In Unicode scalars.
    package var column: Int?
  }

  package struct Related: Hashable, Sendable {
    package var place: Place
    package var message: String
  }

  package enum Excuse: Hashable, Sendable {
    /// By the app, with its reason.
    case allowed(String)
    /// By the baseline.
    case known
  }

  /// The code and the name of the rule: `F203 media-below-floor`; empty without one.
  package var title: String { [code, rule].compactMap(\.self).joined(separator: " ") }
}

/// A way to write findings for the programs of CI; each format says the same about the same report.
package protocol FindingFormat: Sendable {
  func text(of report: FindingReport) throws -> String
}
