import FitTestSupport
import Testing

@testable import ProjectFiles

@Suite("Schemas of files") struct FileSchemaTests {
  @Test(
    "are those of the folder Schemas; make generate writes them", arguments: FileSchema.allCases)
  func fresh(_ schema: FileSchema) throws {
    let text = try Repository.text(of: "Schemas/\(schema.fileName)")
    #expect(schema.text == text, "run make generate")
  }

  @Test("name each thing that they describe once", arguments: FileSchema.allCases)
  func names(_ schema: FileSchema) {
    let walk = TableWalk(schema)
    let names = walk.described.map { SchemaWriter.name(of: $0) }
    #expect(Set(names).count == names.count, "\(names.sorted())")
  }

  @Test(
    "accept the files of a project that uses every kind", arguments: Samples.project.keys.sorted())
  func samples(_ file: String) throws {
    let text = try #require(Samples.project[file] ?? nil)
    let schema = try #require(Self.schema(of: file))
    #expect(try Self.faults(of: text, by: schema) == [])
  }

  @Test("refuse every mistake that is one of shape", arguments: mistakesOfShape)
  func mistakes(_ input: BadInput) throws {
    let schema = try #require(Self.schema(of: input.file))
    #expect(try !Self.faults(of: input.text(), by: schema).isEmpty)
  }

  @Test(
    "hold the value of a token to the keys of a color wherever its type stands",
    arguments: [
      (#"{"colorSpace": "srgb", "components": [1, 1, 0]}"#, true),
      (#"{"colorSpace": "srgb", "components": [1, 1, 0], "alpha": 7}"#, false),
      (#"{"colorSpace": "srgb", "components": [1, 1, 0], "zzz": 1}"#, false),
      (#"{"colorSpace": "srgb"}"#, false), (##""#ff8000""##, true),
      (#"{"value": 16, "unit": "px"}"#, true), ("[1, 2]", true),
    ])
  func tokens(_ value: String, _ isRight: Bool) throws {
    for type in ["", #""$type": "color", "#] {
      let text = "{ \(type)\"group\": { \"w\": { \"$value\": \(value) } } }"
      #expect(try Self.faults(of: text, by: .tokens).isEmpty == isRight, "\(text)")
    }
  }

  // MARK: Inputs

  private static let inputs =
    AppFileErrorTests.cases + BlockErrorTests.media + BlockErrorTests.roles + BlockErrorTests.runs
    + ContentFileErrorTests.cases + DeviceFileErrorTests.cases + FontManifestErrorTests.cases
    + ProfileErrorTests.cases + ScreenFileErrorTests.cases + ScreenFileErrorTests.moreCases

  private static let mistakesOfShape = inputs.filter {
    isOfShape($0) && !unseen.contains($0.testDescription)
  }

  /// Mistakes of shape that no schema sees, and why.
  private static let unseen: Set<String> = [
    // What must be there depends on what other keys say.
    "Bold text needs a bold face in every family", "Fixed media needs a height or an aspect",
    "An aspect without a width does not say how high fixed media is",
    "A device or its list has a source", "A list without a count draws from content",
    // The two numbers of an aspect are computed with.
    "An aspect of zero is refused", "An aspect has bounds",
    // Fields are named by their author.
    "A misspelt field is found by its neighbours",
  ]

  /// Whether every message is about a key that is missing or unknown, or a value of a wrong type or range.
  private static func isOfShape(_ input: BadInput) -> Bool {
    input.expected.allSatisfy { message in
      ["[F903 ", "[F904 ", "[F905 ", "[F908 "].contains { message.contains($0) }
    }
  }

  private static func schema(of file: String) -> FileSchema? {
    switch file.split(separator: "/").map(String.init) {
    case let parts where parts[0] == "Devices": .devices
    case let parts where parts[0] == "Fonts": .fonts
    case let parts where parts[0] == "Profiles": .profile
    case let parts where parts[0] == "TextScales": .textScale
    case let parts where parts.contains("content"): .content
    case let parts where parts.last == "app.yml": .app
    case let parts where parts[0] == "Screens": .screen
    default: nil
    }
  }

  private static let validators = Dictionary(
    uniqueKeysWithValues: FileSchema.allCases.compactMap { schema in
      (try? schema.validator).map { (schema, $0) }
    })

  private static func faults(of text: String, by schema: FileSchema) throws -> [String] {
    let root = try Node(yaml: text, at: GeneratedFile.place)
    return try #require(validators[schema]).faults(of: root.json)
  }
}
