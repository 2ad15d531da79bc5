internal import FitReporting
internal import FitVerification
internal import ProjectFiles
internal import ScreenModel
internal import TextMeasure

extension Run {
  func budgets() throws -> Answer {
    let workspace = try Workspace(arguments, at: arguments.operands.first)
    try workspace.checkFonts()
    let reports = workspace.apps.flatMap { app in
      Budgets.derive(app, filter: workspace.filter, measurer: workspace.measurer(for: app))
    }
    let isBad = reports.contains { !$0.findings.isEmpty }
    return Answer(status: isBad ? .findings : .fits, findings: { FindingReport(reports) }) {
      try $0.text(of: reports)
    }
  }

  func contrast() throws -> Answer {
    let workspace = try Workspace(arguments, at: arguments.operands.first)
    try ExemptionBook.check(workspace.apps)
    var filter = workspace.filter
    filter.today = .today
    let reports = workspace.apps.map { Contrast.check($0, filter: filter) }
    let isBad = reports.contains { report in
      report.findings.contains { $0.severity == .error }
    }
    return Answer(status: isBad ? .findings : .fits, findings: { FindingReport(reports) }) {
      try $0.text(of: reports)
    }
  }

  func windows() throws -> Answer {
    let workspace = try Workspace(arguments)
    let reports = workspace.apps.map { app in
      let windows = workspace.filter.windows ?? app.windows.windows
      var report = WindowTable.of(app, windows: windows)
      report.lists = lists(of: windows, in: workspace.project)
      return report
    }
    return Answer(status: .fits) { try $0.text(of: reports) }
  }

  /// The device lists that windows come from; figures of the command line come from none.
  private func lists(of windows: [Window], in project: Project) -> [WindowReport.List] {
    let ids = Set(windows.map(\.id))
    return project.devices.filter { !ids.isDisjoint(with: $0.windows.map(\.id)) }.map { list in
      WindowReport.List(
        name: list.name, file: list.location.file, isShared: project.isShared(list.location.file))
    }
  }

  func fonts() throws -> Answer {
    let workspace = try Workspace(arguments, selecting: .apps([]))
    let declared = workspace.project.fonts.faces.values.sorted {
      ($0.location, $0.name) < ($1.location, $1.name)
    }
    let project = workspace.project
    let report = FontReport(
      faces: declared.map { face($0, in: workspace.library) }, manifest: project.fontFile,
      isShared: project.isShared(project.fontFile))
    let isMissing = report.faces.contains { $0.state == .missing }
    let status: ExitStatus =
      report.isComplete ? .fits : isMissing ? .missingInput : .badInput
    return Answer(status: status) { try $0.text(of: report) }
  }

  private func face(_ declared: FaceDeclaration, in library: FontLibrary) -> FontReport.Face {
    var row = FontReport.Face(
      name: declared.name, file: declared.file, path: nil, package: declared.package,
      allowance: declared.allowance, state: .missing, metrics: nil)
    do throws(FontError) {
      let face = try library.face(named: declared.name)
      let metrics = face.metrics
      let units = Double(metrics.unitsPerEm)
      row.path = face.path
      row.state = .pinned
      row.metrics = FontReport.Metrics(
        unitsPerEm: metrics.unitsPerEm, ascent: Int((metrics.ascent * units).rounded()),
        descent: Int((metrics.descent * units).rounded()),
        lineGap: Int((metrics.lineGap * units).rounded()), characters: face.coverage().count)
    } catch {
      switch error {
      case .unknownFace, .fileMissing: row.state = .missing
      case .hashDiffers(_, let path, _, let found, _):
        row.path = path
        row.state = .differs(found: found)
      case .damaged(_, let path):
        row.path = path
        row.state = .unreadable("it is no font that can be read")
      case .noSuchIndex(_, let path, let index, let count):
        row.path = path
        row.state = .unreadable("it has \(count) faces, so there is no index \(index)")
      }
    }
    return row
  }

  func explain() throws -> Answer {
    var described =
      RuleID.allCases.map { RuleDescription($0) }
      + FileError.Code.allCases.map { RuleDescription($0) }
    if let word = arguments.operands.first {
      let names = described.map(\.name) + described.map(\.code)
      let name = word.lowercased()
      described.removeAll { $0.code.lowercased() != name && $0.name != name }
      if described.isEmpty { throw UsageError.unknown("rule", word, among: names) }
    }
    return Answer(status: .fits) { try $0.text(of: described) }
  }
}
