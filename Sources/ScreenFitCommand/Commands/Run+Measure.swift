internal import FitReporting
internal import FitVerification
internal import ProjectFiles
internal import ScreenModel
internal import StackLayout
internal import TextMeasure

extension Run {
  /// Sets a text in every text size and family that is asked for; without any, in all of them.
  func measure() throws -> Answer {
    let workspace = try Workspace(arguments, at: arguments.project == nil ? "." : nil)
    let app = try onlyApp(of: workspace)
    let (role, style) = try setting(in: app)
    let families = workspace.filter.families(of: app)
    let textSizes = workspace.filter.textSizes(of: app)
    guard let locale = workspace.filter.locales(of: app).first, let largest = textSizes.first,
      !families.isEmpty
    else { throw UsageError("\(app.id) has no text size, family or locale of that name") }
    let isBold = style?.bold == true
    let faces = families.flatMap { $0.faces(in: locale.language, bold: isBold) }
    let errors = workspace.library.check(faces).map { FileError($0, in: workspace.project.fonts) }
    guard errors.isEmpty else { throw FileErrors(errors) }

    let window = try measuringWindow(of: workspace, app: app)
    guard let condition = LayoutCondition(window, textSize: largest, app: app) else {
      throw UsageError("the insets of \(window.name) are unknown; give a --width")
    }
    let box = MeasuringBox(
      width: arguments.width, role: role, condition: condition, app: app,
      windowName: workspace.filter.windows == nil ? nil : window.name)
    let measurer = workspace.measurer(for: app)
    var appearances: [MeasureReport.Appearance] = []
    // A size that is given in points is the same at every text size.
    for textSize in arguments.size == nil ? textSizes.map(Optional.some) : [nil] {
      for family in families {
        let points = arguments.size ?? textSize.flatMap { style?.resolved(at: $0).size }
        let scale = arguments.size == nil ? condition.scale : 1
        let faces = family.faces(in: locale.language, bold: isBold)
        let setting = TextSetting(
          faces: faces, locale: locale.language, estimatedAdvance: family.estimatedAdvance)
        let measured = measurer.measure(arguments.operands[0], as: setting)
        appearances.append(
          appearance(
            of: measured, textSize: textSize?.name, family: family, faces: faces,
            size: (points ?? 0) * scale, width: box.width, condition: condition))
      }
    }
    let report = MeasureReport(
      text: arguments.operands[0], locale: locale.id, app: app.id, setAs: role?.name ?? style?.name,
      profile: app.profile.name, width: box.width, widthSource: box.source,
      linesAllowed: role?.lines, appearances: appearances)
    return Answer(status: report.isBad ? .findings : .fits) { try $0.text(of: report) }
  }

  private func appearance(
    of measured: any MeasuredText, textSize: String?, family: Family, faces: [String],
    size: Points, width: Points, condition: LayoutCondition
  ) -> MeasureReport.Appearance {
    let box = TextWidths(
      measured, width: width, size: size, fit: condition.fit, pixelScale: condition.pixelScale)
    let estimate = FixedAdvanceText(arguments.operands[0], advance: family.estimatedAdvance)
    return MeasureReport.Appearance(
      textSize: textSize, family: family.name, faces: faces, size: size, realSize: box.realSize,
      naturalWidth: measured.profile.naturalWidth * box.realSize, lines: box.lines,
      narrower: box.narrower, wider: box.wider,
      estimatedLines: estimate.lineCount(within: width / size), missing: measured.missing,
      doubt: box.isDoubtful ? measured.doubt : nil)
  }

  /// The app of the command line or the working directory, or else the only one that has the role or style.
  private func onlyApp(of workspace: Workspace) throws(UsageError) -> App {
    let apps = workspace.apps
    guard let app = apps.first else { throw UsageError("the project has no app") }
    if apps.count == 1 { return app }
    let having = apps.filter { app in
      if let role = arguments.role { return app.roles.contains { $0.name == role } }
      if let style = arguments.style { return app.styles.contains { $0.name == style } }
      return true
    }
    if having.count == 1 { return having[0] }
    if having.isEmpty { throw unknownSetting(in: apps) }
    let names = having.map { "--app \($0.id)" }
    throw UsageError("several apps could be meant; add \(list(names, "or"))")
  }

  private func measuringWindow(of workspace: Workspace, app: App) throws(UsageError) -> Window {
    guard let word = arguments.windows.first else { return app.reference }
    let windows = workspace.filter.windows ?? app.windows.windows
    guard windows.count == 1, let window = windows.first else {
      let names = windows.map(\.id)
      let shown = names.count > 6 ? names.prefix(5) + ["\(names.count - 5) more"] : names[...]
      throw UsageError("“\(word)” is \(windows.count) windows: \(list(Array(shown))); name one")
    }
    return window
  }

  private func setting(in app: App) throws(UsageError) -> (Role?, Style?) {
    if let name = arguments.role, let role = app.roles.first(where: { $0.name == name }) {
      return (role, role.style)
    }
    if let name = arguments.style, let style = app.styles.first(where: { $0.name == name }) {
      return (nil, style)
    }
    if arguments.role != nil || arguments.style != nil { throw unknownSetting(in: [app]) }
    return (nil, nil)
  }

  private func unknownSetting(in apps: [App]) -> UsageError {
    if let role = arguments.role {
      let roles = unique(apps.flatMap { $0.roles.map(\.name) })
      let owner = apps.count == 1 ? apps[0].id : "the project"
      return .unknown(
        "role", role, among: roles,
        hint: roles.isEmpty ? "; \(owner) has no roles: name a style with --style" : "")
    }
    return .unknown(
      "style", arguments.style ?? "", among: unique(apps.flatMap { $0.styles.map(\.name) }))
  }
}

/// The width that a text is measured in, and where it comes from.
private struct MeasuringBox {
  var width: Points
  /// A phrase for the reader.
  var source: String

  init(width: Points?, role: Role?, condition: LayoutCondition, app: App, windowName: String?) {
    if let width {
      self.width = width
      source = "as given"
      return
    }
    self.width = condition.contentWidth
    let place = windowName.map { "of \($0)" } ?? "at the reference"
    source = "the content width \(place)"
    let taken = role.map { ControlLabels.of($0, in: app).map { $0.taken(of: app) } } ?? []
    if let most = taken.max(), most > 0 {
      self.width -= most * condition.scale
      source = "what a control leaves its label of the content width \(place)"
    }
  }
}
