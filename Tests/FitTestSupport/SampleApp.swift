package import ScreenModel

/// A small app for tests, with the senior app's reference geometry and one family of one-em characters.
package enum SampleApp {
  package static let location = SourceLocation(file: "test.yml", line: 1, column: 1)
  package static let body = Style(name: "body", size: 10, lineHeight: 12)
  package static let heading = Style(name: "heading", size: 20, lineHeight: 24)

  package static let normal = TextSize(name: "normal", multiplier: 1)
  package static let double = TextSize(name: "double", multiplier: 2)

  /// Makes a profile that rounds nothing and breaks at spaces.
  package static let profile = PlatformProfile(
    name: "exact", checkedAgainst: "", overlongWord: .moveThenCut, asciiBreaks: nil,
    whiteSpace: .collapse, trailingNewlineOpensLine: false, lineSeparatorBreaks: false,
    softHyphenTakesWidth: true, fit: .exact)

  /// Makes a window; the safe area is known unless said otherwise.
  package static func window(
    _ width: Points, _ height: Points, top: Points = 0, bottom: Points = 0, isKnown: Bool = true
  ) -> Window {
    Window(
      id: "\(Int(width))x\(Int(height))", name: "\(Int(width)) × \(Int(height))", platform: .ios,
      width: width, height: height,
      safeArea: isKnown ? Insets(top: top, leading: 0, bottom: bottom, trailing: 0) : nil,
      pixelScale: 2, orientation: .portrait, tags: [], system: "", source: "test",
      confidence: .high)
  }

  /// Makes the app: reference 100 × 200, no padding, spacing 2, controls with padding 4 and 20 pt targets, media floor 30.
  package static func make(
    screens: [Screen] = [], lists: [String: [String]] = [:], windows: [Window] = [],
    roles: [Role] = []
  ) -> App {
    App(
      id: "sample", name: "Sample", reference: window(100, 200), scale: 1...2, padding: .zero,
      spacing: 2, bar: BarGeometry(style: heading, padding: 3, spacingBelow: 5),
      control: ControlGeometry(padding: 4, minimumTarget: 20), mediaFloor: 30,
      styles: [body, heading],
      textSizes: [normal, double],
      families: [Family(name: "one-em", faces: ["x"], boldFaces: ["x"], estimatedAdvance: 1)],
      roles: roles, locales: ["en"], budget: BudgetRule(wrapLoss: 1), profile: profile,
      windows: WindowSelection(windows: windows, belowReference: .list, unknownInsets: .list),
      remedies: [.shorten, .elastic, .split, .page],
      content: ["en": content(lists, locale: "en")], screens: screens,
      location: location)
  }

  /// Makes content lists of a locale, in a file of their own.
  package static func content(
    _ lists: [String: [String]], locale: String
  ) -> [String: ContentList] {
    let file = "content/\(locale)/words.yml"
    return Dictionary(
      uniqueKeysWithValues: lists.map { name, texts in
        (
          name,
          ContentList(
            name: name,
            texts: texts.enumerated().map { authored($1, line: $0 + 1, file: file) },
            items: texts.indices.map {
              ContentList.Item(
                textCount: 1, texts: $0..<$0 + 1,
                location: SourceLocation(file: file, line: $0 + 1, column: 3))
            })
        )
      })
  }

  package static func authored(
    _ text: String, line: Int = 1, file: String = "test.yml"
  ) -> AuthoredText {
    AuthoredText(text: text, location: SourceLocation(file: file, line: line, column: 3))
  }

  package static func screen(
    _ blocks: [Block], dock: [Row.Cell] = [], bar: Screen.Bar? = nil
  ) -> Screen {
    Screen(
      id: "screen", name: "Screen", bar: bar, stack: Stack(blocks: blocks),
      dock: dock.isEmpty ? nil : Row(cells: dock, location: location), location: location)
  }

  package static func block(_ name: String, _ kind: Block.Kind, line: Int = 1) -> Block {
    Block(
      name: name, kind: kind,
      location: SourceLocation(file: "test.yml", line: line, column: 5))
  }

  package static func text(
    _ words: String, style: Style = body, lines: Int? = nil, role: Role? = nil, line: Int = 1
  ) -> Block {
    block(
      words, .text(label(words, style: style, lines: lines, role: role, line: line)), line: line)
  }

  package static func label(
    _ words: String, style: Style = body, lines: Int? = nil, role: Role? = nil, line: Int = 1
  ) -> Text {
    Text(
      content: .literal(authored(words, line: line)), style: style, role: role,
      maximumLines: lines ?? role?.lines)
  }

  /// Makes a text that is drawn from a content list.
  package static func drawn(
    _ list: String, style: Style = body, lines: Int? = nil, line: Int = 1
  ) -> Block {
    let place = SourceLocation(file: "test.yml", line: line, column: 5)
    let text = Text(
      content: .list(list, place), style: style, role: nil, maximumLines: lines)
    return block(list, .text(text), line: line)
  }

  package static func control(
    _ words: String, diameter: Points? = nil, icon: Control.Icon? = nil, target: Points? = nil,
    lines: Int? = nil
  ) -> Block {
    block(
      words,
      .control(
        Control(
          label: label(words, lines: lines), accessibleName: nil, icon: icon, padding: nil,
          diameter: diameter, minimumTarget: target)))
  }

  package static func media(
    _ name: String = "picture", elastic: Bool = true, floor: Points? = nil,
    ceiling: Points? = nil, aspect: Double? = nil
  ) -> Block {
    block(
      name, .media(Media(elastic: elastic, floor: floor, ceiling: ceiling, aspect: aspect)))
  }
}
