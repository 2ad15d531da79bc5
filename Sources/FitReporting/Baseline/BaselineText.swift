/// The text of a baseline: a line for each finding, and below it lines for its cells.
///
/// ```
/// screenfit-baseline/1
/// Screens/senior/quiz-question.yml · error F203 · senior/quiz-question · media “picture”
///   iphone-8: extra-large · mono · de, en | extra-large · sans · en
///   iphone-se-3: extra-large · mono · en
/// ```
///
/// Each window has a line of its own, so that a change of one shows as one. A finding that is about no single screen names the
/// screens of its cells before the window: `home, settings / ipad-1: …`. A state stands behind the locales.
enum BaselineText {
  static let header = "screenfit-baseline/1"

  static func text(of baseline: Baseline) -> String {
    ([header] + baseline.entries.flatMap { [head(of: $0.key)] + lines(of: $0) }).asText
  }

  static func head(of key: FindingKey) -> String {
    let place = key.screen.isEmpty ? field(key.app) : "\(field(key.app))/\(field(key.screen))"
    return [field(key.file), "\(key.severity) \(key.code)", place, field(key.block)]
      .joined(separator: " · ")
  }

  /// Writes a name so that nothing in it is taken for a sign between names, or for an escape.
  static func field(_ name: String) -> String {
    name.map { character in
      switch character {
      case "\\": "\\u{5c}"
      case "·": "\\u{b7}"
      case "|": "\\u{7c}"
      case ",": "\\u{2c}"
      case ":": "\\u{3a}"
      default: TerminalText.escaped(character)
      }
    }.joined().replacing(" / ", with: " \\u{2f} ")
  }

  /// Reads a name as ``field(_:)`` writes it.
  static func name(_ field: some StringProtocol) -> String {
    guard field.contains("\\") else { return String(field) }
    return String(field).replacing("\\n", with: "\n").replacing("\\r", with: "\r")
      .replacing("\\t", with: "\t")
      .replacing(#/\\u\{([0-9a-f]{1,6})\}/#) { match in
        UInt32(match.1, radix: 16).flatMap(Unicode.Scalar.init).map { String(Character($0)) }
          ?? String(match.0)
      }
  }

  // MARK: Cells

  private struct Appearance: Hashable {
    var textSize, family, state: String
  }

  private static func lines(of entry: Baseline.Entry) -> [String] {
    let isOfOneScreen = !entry.key.screen.isEmpty
    // Screens with the same lines stand before them once.
    var screens: [[String]: [String]] = [:]
    for (screen, cells) in Dictionary(grouping: entry.cells, by: \.screen) {
      screens[lines(of: cells), default: []].append(screen)
    }
    return screens.flatMap { lines, names in
      let start = isOfOneScreen ? "  " : "  \(list(names)) / "
      return lines.map { start + $0 }
    }.sorted()
  }

  private static func lines(of cells: [CellKey]) -> [String] {
    Dictionary(grouping: cells, by: \.window).map { window, cells in
      "\(field(window)): \(appearances(of: cells))"
    }.sorted()
  }

  private static func appearances(of cells: [CellKey]) -> String {
    let groups = Dictionary(grouping: cells) {
      Appearance(textSize: $0.textSize, family: $0.family, state: $0.state)
    }
    return groups.map { appearance, cells in
      let state = appearance.state.isEmpty ? "" : " · \(field(appearance.state))"
      return "\(field(appearance.textSize)) · \(field(appearance.family)) · "
        + list(cells.map(\.locale)) + state
    }.sorted().joined(separator: " | ")
  }

  private static func list(_ names: [String]) -> String {
    names.map(field).sorted().joined(separator: ", ")
  }
}
