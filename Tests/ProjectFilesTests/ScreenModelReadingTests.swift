import ScreenModel
import Testing

@testable import ProjectFiles

/// What the sample project's files become in the model, key by key.
@Suite struct ScreenModelReadingTests {
  private let project: Project
  private let app: App

  init() throws {
    let files = try TemporaryProject()
    project = try files.load()
    app = try #require(project.apps.first)
  }

  @Test("An app's keys become its figures")
  func readsApp() throws {
    #expect(app.name == "Quiz app")
    #expect(app.profile == project.profiles.first { $0.name == "web" })
    #expect(app.reference.width == 375)
    #expect(app.reference.safeArea == Insets(top: 20, leading: 0, bottom: 0, trailing: 0))
    #expect(app.reference.pixelScale == 2)
    #expect(app.scale == 1...2)
    #expect(app.padding == Insets(top: 16, leading: 16, bottom: 24, trailing: 16))
    #expect(app.spacing == 8)
    let heading = Style(name: "heading", size: 22, lineHeight: 28, bold: true)
    let body = Style(name: "body", size: 17, lineHeight: 22.5)
    #expect(app.styles == [heading, body])
    #expect(app.bar == BarGeometry(style: heading, padding: 8, spacingBelow: 16))
    #expect(app.control == ControlGeometry(padding: 4, minimumTarget: 44))
    #expect(app.mediaFloor == 120)
    #expect(
      app.textSizes == [
        TextSize(name: "large", multiplier: 1), TextSize(name: "extra-large", multiplier: 1.25),
      ])
    #expect(
      app.families == [
        Family(
          name: "sans", faces: ["inter", "noto"], boldFaces: ["inter-bold", "noto"],
          estimatedAdvance: 0.6),
        Family(name: "other", faces: ["noto"], boldFaces: ["noto"], estimatedAdvance: 0.5),
      ])
    #expect(
      app.roles == [
        Role(name: "prompt", style: heading, lines: 4), Role(name: "choice", style: body, lines: 1),
      ])
    #expect(app.budget == BudgetRule(wrapLoss: 5))
    #expect(app.locales == ["en"])
    #expect(app.remedies == [.elastic, .shorten])
    #expect(app.windows.belowReference == .replay)
    #expect(app.windows.unknownInsets == .replay)
  }

  @Test("Keys that may be left out have their documented values")
  func readsDefaults() throws {
    let text = Samples.app.replacing("budget: { wrap-loss: 5 }\n", with: "")
      .replacing("remedies: [elastic, shorten]", with: "")
      .replacing(
        ", orientations: [portrait], below-reference: replay, unknown-insets: replay", with: "")
    let files = try TemporaryProject(["Screens/quiz/app.yml": text])
    let app = try #require(try files.load().apps.first)
    #expect(app.budget == BudgetRule(wrapLoss: 7))
    #expect(app.remedies == [.shorten, .elastic, .split, .page])
    #expect(app.windows.belowReference == .list)
    #expect(app.windows.unknownInsets == .list)
    #expect(Set(app.windows.windows.map(\.orientation)) == [.portrait, .landscape])
  }

  @Test("A device becomes a window for each orientation and distinct insets, a pane one of its own")
  func expandsDevices() {
    let tablets = project.devices.first { $0.name == "tablets" }?.windows ?? []
    let figures = tablets.map { window in
      "\(window.id) \(window.width)×\(window.height) \(window.orientation) [\(window.system)]"
    }
    #expect(
      figures == [
        "tab 744.0×1133.0 portrait [Pad 26+]",
        "tab@pad-19 744.0×1133.0 portrait [Pad 15-18, Pad 19]",
        "tab/landscape 1133.0×744.0 landscape [Pad 15-18, Pad 26+]",
        "tab/landscape@pad-19 1133.0×744.0 landscape [Pad 19]",
        "tab/landscape-half 561.5×744.0 portrait [Pad 15-18]",
        "tab/portrait-third 320.0×1133.0 portrait [Pad 26+]",
        "tab/portrait-third@pad-19 320.0×1133.0 portrait [Pad 15-18, Pad 19]",
      ])
    #expect(tablets[0].safeArea == Insets(top: 32, leading: 1, bottom: 20, trailing: 2))
    #expect(tablets[3].safeArea == nil)
    #expect(tablets[4].safeArea == Insets(top: 24, leading: 0, bottom: 20, trailing: 0))
    #expect(tablets[4].confidence == .low)
    #expect(tablets[4].tags == ["tablets", "tablet", "tab", "pane", "portrait"])
    #expect(tablets[5].safeArea == Insets(top: 32, leading: 0, bottom: 20, trailing: 0))
  }

  @Test("A device without insets has windows whose safe area is unknown, not zero")
  func keepsUnknown() {
    let phones = project.devices.first { $0.name == "phones" }?.windows ?? []
    #expect(phones.map(\.id) == ["small", "small/landscape", "mystery", "mystery/landscape"])
    #expect(phones.map { $0.safeArea == nil } == [false, false, true, true])
    #expect(phones.map(\.pixelScale) == [2, 2, nil, nil])
    #expect(phones[0].tags == ["phones", "phone", "small", "notch", "portrait"])
    #expect(phones[0].source == "Measured on a desk.")
    #expect(phones[2].source == "Somebody's guess.")
  }

  @Test("An app replays the lists it names in its order, in its orientations")
  func selectsWindows() {
    #expect(
      app.windows.windows.map(\.id) == [
        "tab", "tab@pad-19", "tab/landscape-half", "tab/portrait-third",
        "tab/portrait-third@pad-19", "small", "mystery",
      ])
  }

  @Test("Content becomes lists by field, with words as written")
  func readsContent() throws {
    let lists = try #require(app.content["en"])
    #expect(lists.keys.sorted() == ["captions", "questions.choices", "questions.prompt"])
    let choices = try #require(lists["questions.choices"])
    #expect(
      choices.texts.map(\.text) == ["The Danube", "No", "1.0", "~", "The Rhine: long", "The Elbe"])
    #expect(choices.itemCount == 2)
    #expect(choices.texts.map(\.location.line) == [3, 3, 3, 3, 5, 5])
  }

  @Test("Blocks become the model's, in order, repeated as often as they say")
  func readsBlocks() throws {
    let screen = try #require(app.screens.first { $0.id == "question" })
    #expect(screen.name == "Question")
    #expect(
      screen.stack.blocks.map(\.name) == [
        "prompt", "media “picture”", "choice", "choice", "choice", "gap", "person",
      ])
    guard case .literal(let back)? = screen.bar?.leading,
      case .list(let trailing, _)? = screen.bar?.trailing
    else {
      Issue.record("the bar has other labels")
      return
    }
    #expect(back.text == "Back")
    #expect(trailing == "captions")

    guard case .text(let prompt) = screen.stack.blocks[0].kind,
      case .media(let picture) = screen.stack.blocks[1].kind,
      case .control(let choice) = screen.stack.blocks[2].kind,
      case .gap(let gap) = screen.stack.blocks[5].kind,
      case .row(let row) = screen.stack.blocks[6].kind
    else {
      Issue.record("the blocks are of other kinds")
      return
    }
    #expect(prompt.style.name == "heading")
    #expect(prompt.maximumLines == 4)
    #expect(picture.elastic)
    #expect(picture.aspect == 1.5)
    #expect(picture.ceiling == 300)
    #expect(choice.label?.role?.name == "choice")
    #expect(gap == 24)
    #expect(row.spacing == 4)
    #expect(row.cells.map(\.width) == [.content, .fixed(80), .weight(1), .weight(2)])
    guard case .text(let age) = row.cells[1].block.kind,
      case .stack(let stack) = row.cells[2].block.kind,
      case .reserve(let reserve) = row.cells[3].block.kind,
      case .media(let face)? = stack.blocks.first?.kind
    else {
      Issue.record("the cells are of other kinds")
      return
    }
    #expect(age.maximumLines == 2)
    #expect(stack.spacing == 2)
    #expect(!face.elastic)
    #expect(face.floor == 40)
    #expect(reserve == 54)
  }

  @Test("Controls are round, without a label, or labelled")
  func readsControls() throws {
    let dock = try #require(app.screens.first { $0.id == "question" }?.dock)
    let controls = dock.cells.compactMap { cell -> Control? in
      guard case .control(let control) = cell.block.kind else { return nil }
      return control
    }
    try #require(controls.count == 3)
    #expect(controls[0].label == nil)
    guard case .literal(let name)? = controls[0].accessibleName else {
      Issue.record("the round control has no name")
      return
    }
    #expect(name.text == "Speak")
    #expect(controls[2].accessibleName == nil)
    #expect(controls[0].diameter == 48)
    #expect(controls[1].label == nil)
    #expect(controls[1].icon == Control.Icon(size: 24, position: .leading, spacing: 8))
    #expect(controls[1].minimumTarget == 56)
    #expect(controls[2].label?.style.name == "body")
    #expect(controls[2].label?.maximumLines == 1)
    #expect(controls[2].padding == 6)
    #expect(controls[2].icon == Control.Icon(size: 20, position: .above, spacing: 3))
    #expect(dock.cells.map(\.width) == [.content, .content, .weight(1)])
  }

  @Test("Lists and sections keep their pagers and rows")
  func readsPaging() throws {
    let screen = try #require(app.screens.first { $0.id == "settings" })
    guard case .list(let list)? = screen.stack.blocks.first?.kind,
      case .sections(let sections)? = screen.stack.blocks.last?.kind
    else {
      Issue.record("the blocks are of other kinds")
      return
    }
    #expect(list.count == 40)
    #expect(list.spacing == 8)
    #expect(list.row.blocks.map(\.name) == ["captions"])
    #expect(list.pager.later.role?.name == "choice")
    #expect(sections.spacing == 16)
    #expect(sections.pager.later.style.name == "heading")
    #expect(sections.pager.later.maximumLines == 1)
    #expect(sections.sections.map(\.name) == ["Text size"])
    #expect(sections.sections.first?.stack.spacing == 3)
    #expect(sections.sections.first?.stack.blocks.map(\.name) == ["“Large”"])
  }

  @Test("The manifest and the profiles keep every key")
  func readsFontsAndProfiles() throws {
    #expect(project.fonts.folders == ["/usr/share/fonts", "/Library/Fonts"])
    let bold = try #require(project.fonts.faces["inter-bold"])
    #expect(bold.file == "Inter.ttc")
    #expect(bold.index == 3)
    #expect(bold.allowance == 0.04)
    #expect(project.fonts.faces["noto"]?.sha256 == Samples.hash)
    let plain = try #require(project.profiles.first { $0.name == "plain" })
    #expect(plain.checkedAgainst == "")
    #expect(plain.asciiBreaks == nil)
    #expect(plain.whiteSpace == .preserve)
    #expect(plain.fit.pointAllowance == 0.5)
    #expect(app.profile.checkedAgainst == "A browser")
    #expect(app.profile.asciiBreaks == ["!(", "\")", "a-"])
    #expect(app.profile.overlongWord == .moveThenCut)
  }
}
