import FitTestSupport
import ScreenModel
import Testing

@testable import ProjectFiles

/// Holds tables and readers together: each key of each table, in a file made for it, with values of every sort.
@Suite("Tables and their readers") struct TableReadingTests {
  /// Where the value stands that is tried.
  private static let place = SourceLocation(file: "file.yml", line: 9_999, column: 1)

  private static let values = [
    "x y", "~", "true", "-1", "0", "0.05", "1", "2.5", "5000", "1e9", "[]", "{}", "[x]", "[1]",
    "{ x: 1 }", "{ x: x }", "'1'", "' '", "4:3", "2027-03-31", "[[[]]]",
  ]

  /// Keys of tokens that are read only where a color refers to them or lacks a type of its own.
  private static let lateKeys: Set<String> = ["$ref", "$type"]

  /// What readers refuse for its shape and schemas cannot see, and what no file means.
  private static let known: Set<String> = [
    // No higher than the device.
    "portrait: 5000", "landscape: 5000",
    // Factors, unless the scale has text styles.
    "sizes: [x]",
    // A number to a schema, and one character to the reader.
    "ascii-breaks: [1]",
    // A flag to a schema, and letters to the reader.
    "locale: true",
  ]

  @Test("Every key that a schema describes is read", arguments: FileSchema.allCases)
  func areRead(_ schema: FileSchema) throws {
    let wrong = try Node(yaml: "[[[]]]", at: Self.place)
    for (key, table) in TableWalk(schema).keys {
      if key.shape.takesAnything || Self.lateKeys.contains(key.name.text) { continue }
      let errors = try errors(of: schema, table, key, wrong)
      #expect(!errors.isEmpty, "“\(key.name.text)” of \(table) takes anything")
    }
  }

  @Test(
    "A schema refuses what its reader refuses for its shape, and no more",
    arguments: FileSchema.allCases)
  func agree(_ schema: FileSchema) throws {
    let validator = try schema.validator
    for (key, table) in TableWalk(schema).keys {
      if Self.lateKeys.contains(key.name.text) { continue }
      for text in Self.values where !Self.known.contains("\(key.name.text): \(text)") {
        let value = try Node(yaml: text, at: Self.place)
        let errors = try errors(of: schema, table, key, value)
        let file = GeneratedFile(table: table, key: key.name, value: value).root(of: schema)
        let faults = validator.faults(of: file.json)
        let comment: Comment =
          "“\(key.name.text): \(text)” of \(table): \(errors.map(\.message)), \(faults)"
        if errors.isEmpty {
          #expect(faults.isEmpty, comment)
        } else if errors.allSatisfy({ Self.shapes.contains($0.code) }) {
          #expect(!faults.isEmpty, comment)
        }
      }
    }
  }

  private static let shapes: Set<FileError.Code> = [
    .unknownKey, .wrongType, .outOfRange, .missingKey,
  ]

  /// What a reader says of the value of a key.
  private func errors(
    of schema: FileSchema, _ table: String, _ key: any AnyKey, _ value: Node
  ) throws -> [FileError] {
    let file = GeneratedFile(table: table, key: key.name, value: value).root(of: schema)
    try #require(file.holds(Self.place), "no file leads to “\(key.name.text)” of \(table)")
    let log = ErrorLog()
    try readers.read(file, as: schema, log)
    return log.errors.filter { $0.location == Self.place }
  }

  private let readers = Readers()
}

/// The readers of every kind of file, in a project where everything is named `x`.
private struct Readers {
  private let surroundings: AppSurroundings
  private let app: App

  init() {
    let log = ErrorLog()
    func root(_ schema: FileSchema) -> Node { GeneratedFile.smallest.root(of: schema) }
    surroundings = AppSurroundings(
      devices: [DeviceListReader(log: log).read(root(.devices), name: "x")],
      fonts: FontManifestReader(log: log).read(root(.fonts)),
      profiles: [ProfileReader(log: log).read(root(.profile), name: "x")],
      textScales: [TextScaleReader(log: log).read(root(.textScale), name: "x")])
    app = AppReader(log: log, surroundings: surroundings, screens: ["x"])
      .read(root(.app), id: "x")
  }

  func read(_ root: Node, as schema: FileSchema, _ log: ErrorLog) throws {
    switch schema {
    case .screen:
      _ = ScreenReader(log: log, app: app, isAppComplete: true).read(root, id: "x")
    case .app:
      _ = AppReader(log: log, surroundings: surroundings, screens: ["x"]).read(root, id: "x")
      if let colours = root.entry(of: AppKeys.table.keys.colors)?.value {
        _ = ColourTableReader(log: log) { _ in nil }.read(colours)
      }
    case .devices: _ = DeviceListReader(log: log).read(root, name: "x")
    case .fonts: _ = FontManifestReader(log: log).read(root)
    case .content:
      var reader = ContentReader(log: log)
      reader.read(root)
    case .tokens:
      let colours = try Node(yaml: "{ tokens: x.json }", at: GeneratedFile.place)
      _ = ColourTableReader(log: log) { _ in root }.read(colours)
    case .profile: _ = ProfileReader(log: log).read(root, name: "x")
    case .textScale: _ = TextScaleReader(log: log).read(root, name: "x")
    }
  }
}

extension Node {
  /// Whether a value stands at a place in it.
  fileprivate func holds(_ place: ScreenModel.SourceLocation) -> Bool {
    switch content {
    case _ where location == place: true
    case .scalar: false
    case .sequence(let items): items.contains { $0.holds(place) }
    case .mapping(let entries): entries.contains { $0.value.holds(place) }
    }
  }
}

extension Shape {
  fileprivate var takesAnything: Bool {
    switch self {
    case .anything, .anythingWithout: true
    case .either(let shapes): shapes.contains(where: \.takesAnything)
    default: false
    }
  }
}
