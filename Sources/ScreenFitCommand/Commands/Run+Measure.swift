internal import FitReporting
internal import FitVerification
internal import ProjectFiles
internal import ScreenModel
internal import StackLayout
internal import TextMeasure

extension Run {
  func measure() throws -> Answer {
    let workspace = try Workspace(arguments)
    let app = try onlyApp(of: workspace)
    let text = arguments.operands[0]
    let family = try chosen(workspace.filter.families, app.families, \.name, "family")
    let textSize = try chosen(workspace.filter.textSizes, app.textSizes, \.name, "text size")
    let locale = try chosen(workspace.filter.locales, app.locales, \.id, "locale")
    let window = workspace.filter.windows?.first ?? app.reference
    guard let condition = LayoutCondition(window, textSize: textSize, app: app) else {
      throw UsageError("the insets of \(window.name) are unknown; give a --width")
    }
    let (role, style) = try setting(in: app)
    let size = arguments.size ?? (style?.resolved(at: textSize).size ?? 0) * condition.scale
    let width = arguments.width ?? condition.contentWidth

    let faces = family.faces(in: locale.language, bold: style?.bold == true)
    let setting = TextSetting(
      faces: faces, locale: locale.language, estimatedAdvance: family.estimatedAdvance)
    let errors = workspace.library.check(faces).map { FileError($0, in: workspace.project.fonts) }
    guard errors.isEmpty else { throw FileErrors(errors) }
    let measured = workspace.measurer(for: app).measure(text, as: setting)
    let box = TextWidths(
      measured, width: width, size: size, fit: condition.fit, pixelScale: condition.pixelScale)
    let estimate = FixedAdvanceText(text, advance: family.estimatedAdvance)
    let report = MeasureReport(
      text: text, locale: locale.id, app: app.id, family: family.name, faces: faces,
      setAs: role?.name ?? style?.name, profile: app.profile.name, size: size,
      realSize: box.realSize, width: width,
      naturalWidth: measured.profile.naturalWidth * box.realSize, lines: box.lines,
      linesAllowed: role?.lines, narrower: box.narrower, wider: box.wider,
      estimatedLines: estimate.lineCount(within: width / size), missing: measured.missing)
    let isOver = role.map { box.lines.count > $0.lines } ?? false
    return Answer(
      report: try format.text(of: report),
      status: isOver || !measured.missing.isEmpty ? .findings : .fits)
  }

  private func onlyApp(of workspace: Workspace) throws(UsageError) -> App {
    guard let app = workspace.apps.first else { throw UsageError("the project has no app") }
    guard workspace.apps.count == 1 else {
      throw UsageError("say whose styles to use: --app \(list(workspace.apps.map(\.id)))")
    }
    return app
  }

  private func chosen<Value>(
    _ names: Set<String>?, _ values: [Value], _ name: (Value) -> String, _ noun: String
  ) throws(UsageError) -> Value {
    let found = values.first { value in names?.contains(name(value)) ?? true }
    guard let found else { throw UsageError("the app has no \(noun)") }
    return found
  }

  private func setting(in app: App) throws(UsageError) -> (Role?, Style?) {
    if let name = arguments.role {
      guard let role = app.roles.first(where: { $0.name == name }) else {
        throw .unknown("role", name, among: app.roles.map(\.name))
      }
      return (role, role.style)
    }
    if let name = arguments.style {
      guard let style = app.styles.first(where: { $0.name == name }) else {
        throw .unknown("style", name, among: app.styles.map(\.name))
      }
      return (nil, style)
    }
    return (nil, nil)
  }
}
