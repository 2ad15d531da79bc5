import FitTestSupport
import FoundationEssentials
import Testing

@testable import ProjectFiles

/// Keeps Files.md complete: every key that a reader accepts is described in the section of its file.
@Suite struct DocumentedKeysTests {
  /// The sections of Files.md that describe what a reader reads.
  private static let sections: [(reader: String, titles: [String])] = [
    ("AppReader", ["An app"]), ("ExemptionReader", ["An app"]), ("LocaleReader", ["Texts"]),
    ("TextSizeNames", ["An app"]), ("TypeReader", ["An app"]), ("ColourTableReader", ["Colors"]),
    ("PromiseReader", ["An app"]),
    ("ScreenReader", ["A screen"]), ("BlockReader", ["A screen", "Colors"]),
    ("TemplateReader", ["Texts"]), ("TextScaleReader", ["Text scales"]),
    ("DeviceListReader", ["Devices"]), ("FontManifestReader", ["Faces"]),
    ("ProfileReader", ["Platform profiles"]),
  ]

  @Test("Every key of every reader is described in Files.md", arguments: sections.map(\.reader))
  func described(_ reader: String) throws {
    let titles = try #require(Self.sections.first { $0.reader == reader }).titles
    let text = try Self.text(of: "Sources/ScreenFit/ScreenFit.docc/Files.md")
    let section = text.split(separator: "\n## ").filter { part in
      titles.contains { part.hasPrefix($0) }
    }.joined(separator: "\n")
    #expect(!section.isEmpty)
    let keys = try Self.keys(of: reader)
    #expect(!keys.isEmpty)
    for key in keys {
      let forms = ["`\(key)`", "`\(key):", "{ \(key):", ", \(key):"]
      #expect(
        forms.contains { section.contains($0) },
        "“\(key)” of \(reader) is not described under \(titles)")
    }
  }

  @Test("Every reader that has keys says in which section they are described")
  func complete() throws {
    let folder = "\(Repository.folder)/Sources/ProjectFiles/Readers"
    for file in try FileManager.default.contentsOfDirectory(atPath: folder).sorted() {
      guard try !Self.keys(in: Self.text(of: "Sources/ProjectFiles/Readers/\(file)")).isEmpty
      else { continue }
      let name = file.prefix { $0 != "." && $0 != "+" }
      #expect(Self.sections.contains { $0.reader == name }, "\(file)")
    }
  }

  /// The keys of a reader with its extensions, as its source writes them.
  private static func keys(of reader: String) throws -> [String] {
    let folder = "\(Repository.folder)/Sources/ProjectFiles/Readers"
    var keys: [String] = []
    for file in try FileManager.default.contentsOfDirectory(atPath: folder).sorted()
    where file == "\(reader).swift" || file.hasPrefix("\(reader)+") {
      keys += try self.keys(in: text(of: "Sources/ProjectFiles/Readers/\(file)"))
    }
    if reader == "BlockReader" {
      keys += BlockReader.Kind.allCases.flatMap { [$0.rawValue] + $0.keys + $0.colourKeys }
      keys += BlockReader.sharedKeys
    }
    return keys.uniqued()
  }

  /// Finds the strings of lists that begin `keys: [` or `keys = [`.
  private static func keys(in source: String) -> [String] {
    ["keys: [", "eys = ["].flatMap { start in
      source.split(separator: start).dropFirst().flatMap { rest in
        rest.prefix { $0 != "]" }.split(separator: "\"", omittingEmptySubsequences: false)
          .enumerated().filter { $0.offset % 2 == 1 }.map { String($0.element) }
      }
    }
  }

  private static func text(of file: String) throws -> String {
    String(
      decoding: try Data(contentsOf: URL(filePath: "\(Repository.folder)/\(file)")), as: UTF8.self)
  }
}
