import FitTestSupport
import Testing

@testable import ProjectFiles

/// Keeps Files.md complete: every key that a file may have is described in the section of the file.
@Suite struct DocumentedKeysTests {
  /// The sections of Files.md that describe the keys of a kind of file.
  private static func titles(of schema: FileSchema) -> [String] {
    switch schema {
    case .screen: ["A screen", "Colors", "An app"]
    case .app: ["An app", "Colors", "Texts"]
    case .devices: ["Devices"]
    case .fonts: ["Faces"]
    case .content: ["Texts"]
    case .tokens: ["Colors"]
    case .profile: ["Platform profiles"]
    case .textScale: ["Text scales"]
    }
  }

  @Test("Every key of every file is described in Files.md", arguments: FileSchema.allCases)
  func described(_ schema: FileSchema) throws {
    let text = try Repository.text(of: "Sources/ScreenFit/ScreenFit.docc/Files.md")
    let section = text.split(separator: "\n## ").filter { part in
      Self.titles(of: schema).contains { part.hasPrefix($0) }
    }.joined(separator: "\n")
    let keys = TableWalk(schema).keys
    #expect(!keys.isEmpty)
    for (key, table) in keys {
      let name = key.name.text
      let forms = ["`\(name)`", "`\(name):", "{ \(name):", ", \(name):", "\"\(name)\":"]
      #expect(
        forms.contains { section.contains($0) },
        "“\(name)” of \(table) is not described under \(Self.titles(of: schema))")
    }
  }

  @Test("What a schema says of a key is one sentence", arguments: FileSchema.allCases)
  func sentences(_ schema: FileSchema) {
    for (key, table) in TableWalk(schema).keys {
      #expect(
        key.summary.hasSuffix(".") && key.summary.count <= 150
          && key.summary.first?.isLowercase == false, "“\(key.name.text)” of \(table)")
    }
  }
}
