package import FitVerification
internal import ScreenModel

extension FindingReport {
  /// Makes the report of a replay: a check for each screen, and one for each rule whose findings are about none.
  ///
  /// - Parameters:
  ///   - report: What was found.
  ///   - unverified: What was to be verified and has no cell, as phrases; such a run does not pass.
  ///   - failsOnFragile: Whether cells that fit only just are errors, too.
  package init(_ report: ReplayReport, unverified: [String] = [], failsOnFragile: Bool = false) {
    let human = HumanReport.forDetails
    let findings = Dictionary(grouping: report.findings, by: \.app)
    suites = report.apps.map { app in
      let screens = Set(app.screens.map(\.id))
      // Those that are about no screen of the report stand under the empty name.
      var remarks: [String: [Remark]] = [:]
      for finding in findings[app.id] ?? [] {
        var remark = Remark(finding, in: app, by: human, failsOnFragile: failsOnFragile)
        if report.baseline != nil { remark.baselineState = finding.baselineState }
        let screen = finding.screen.flatMap { screens.contains($0) ? $0 : nil } ?? ""
        remarks[screen, default: []].append(remark)
      }
      return Suite(
        name: app.id, verdict: human.verdict(of: app, in: report).text,
        checks: app.screens.map { Check(name: $0.id, remarks: remarks[$0.id] ?? []) }
          + Self.checks(of: remarks[""] ?? []))
    }
    if !unverified.isEmpty {
      let checks = unverified.map { phrase in
        Check(
          name: TerminalText.shown(phrase),
          remarks: [Remark(level: .error, message: TerminalText.shown(phrase), details: [])])
      }
      suites.append(Suite(name: "cells", verdict: "nothing verified", checks: checks))
    }
    summary = human.total(of: report, withTime: false)
    seconds = report.seconds
  }

  /// Puts remarks that are about nothing else into a check for each rule.
  static func checks(of remarks: [Remark]) -> [Check] {
    var rules: [String] = []
    for case let rule? in remarks.map(\.rule) where !rules.contains(rule) { rules.append(rule) }
    return rules.map { rule in
      Check(name: rule, remarks: remarks.filter { $0.rule == rule })
    }
  }
}

extension HumanReport {
  /// Writes the parts of findings that the formats for CI share with the human report.
  static let forDetails = HumanReport(isColoured: false, isVerbose: false) { _ in nil }
}

extension Remark {
  init(
    _ finding: Finding, in app: AppSummary? = nil, by human: HumanReport = .forDetails,
    failsOnFragile: Bool = false
  ) {
    let extent = human.extent(of: finding, in: app)
    let isPromoted = failsOnFragile && finding.isAboutFragileCells
    self.init(
      level: finding.isKnown ? .note : isPromoted ? .error : Level(finding.severity),
      code: finding.rule.code,
      rule: finding.rule.name, place: Place(finding.location),
      message: TerminalText.shown(finding.message),
      details: (extent.isEmpty ? [] : [extent])
        + human.details(of: finding, in: app).map { "\($0.label): \($0.text)" },
      excuse: finding.isKnown
        ? .known : finding.allowance.map { .allowed(TerminalText.shown($0.reason)) },
      fingerprint: [
        finding.rule.code, finding.app, finding.screen ?? "", finding.block, finding.location.file,
      ].map { TerminalText.shown($0) }.joined(separator: " · "))
    if let deciding = finding.deciding, deciding.location != finding.location {
      related = [
        Related(
          place: Place(deciding.location),
          message: "\(TerminalText.quoted(deciding.text)) decides")
      ]
    }
  }
}

extension Finding {
  fileprivate var baselineState: String {
    isKnown ? "unchanged" : knownCells > 0 ? "updated" : "new"
  }
}

extension Remark.Level {
  init(_ severity: Finding.Severity) {
    switch severity {
    case .error: self = .error
    case .warning: self = .warning
    case .allowed: self = .note
    }
  }
}

extension Remark.Place {
  init(_ location: SourceLocation) {
    self.init(file: location.file, line: location.line, column: location.column)
  }
}
