import FitTestSupport
import FoundationEssentials
import ProjectFiles
import ScreenModel
import TextMeasure
import Testing

@Suite("A font library")
struct FontLibraryTests {
  private func library(_ face: FaceDeclaration, folders: [String] = ["/usr/share/fonts"])
    -> FontLibrary
  {
    FontLibrary(manifest: FontManifest(folders: folders, faces: [face.name: face]))
  }

  private func declaration(
    file: String, index: Int = 0, sha256: String = "", allowance: Double = 0
  ) -> FaceDeclaration {
    FaceDeclaration(
      name: "face", file: file, index: index, package: "fonts-some", sha256: sha256,
      allowance: allowance, location: SourceLocation(file: "fonts.yml", line: 1, column: 1))
  }

  @Test("opens every face of the project as it is pinned")
  func opensAll() throws {
    let manifest = try Setup.project.get().fonts
    #expect(manifest.faces.count > 25)
    #expect(try Setup.fonts.get().check(manifest.faces.keys.sorted()) == [])
  }

  @Test(
    "gives the figures that the file holds",
    arguments: [
      ("roboto", 2048, 0.927734375, 0.244140625),
      ("liberation-serif", 2048, 0.89111328125, 0.21630859375),
      ("noto-sans-cjk-jp", 1000, 1.16, 0.288),
    ])
  func metrics(face: String, unitsPerEm: Int, ascent: Double, descent: Double) throws {
    let metrics = try Setup.fonts.get().face(named: face).metrics
    #expect(metrics.unitsPerEm == unitsPerEm)
    #expect(abs(metrics.ascent - ascent) < 1e-9)
    #expect(abs(metrics.descent - descent) < 1e-9)
  }

  @Test("does not wait for a pipe that stands in place of a font file")
  func pipe() throws {
    let name = "screenfit-pipe-\(UInt64.random(in: 0 ... .max))"
    let folder = FileManager.default.temporaryDirectory.path
    let run = try ShellRun(["mkfifo", name], in: folder)
    try #require(run.status == 0, "\(run.errors)")
    defer { try? FileManager.default.removeItem(atPath: "\(folder)/\(name)") }
    let library = library(declaration(file: name), folders: [folder])
    #expect(
      library.check(["face"]) == [
        .fileMissing(face: "face", places: ["\(folder)/\(name)"], package: "fonts-some")
      ])
  }

  @Test("knows which characters a face has")
  func coverage() throws {
    let face = try Setup.fonts.get().face(named: "liberation-mono")
    let coverage = face.coverage()
    #expect(coverage.contains("a"))
    #expect(coverage.contains("ж"))
    #expect(!coverage.contains("字"))
    #expect(coverage.count > 600)
    for scalar: Unicode.Scalar in ["a", "ж", "字", "\u{10FFFF}"] {
      #expect(coverage.contains(scalar) == face.hasGlyph(for: scalar))
    }
  }

  @Test(
    "shapes single letters as wide as FreeType's unhinted advances",
    arguments: ["inter", "roboto", "liberation-serif", "noto-sans-cjk-jp"])
  func advances(name: String) throws {
    let face = try Setup.fonts.get().face(named: name)
    for scalar: Unicode.Scalar in ["a", "W", ".", "0"] {
      let shaped = try Setup.measure(String(scalar), faces: [name]).profile.naturalWidth
      let advance = try #require(face.advance(of: scalar))
      #expect(shaped == Double(advance) / Double(face.metrics.unitsPerEm))
    }
  }

  @Test("names the package to install when a file is missing")
  func missing() {
    let errors = library(declaration(file: "no/such.ttf")).check(["face"])
    #expect(
      errors == [
        .fileMissing(face: "face", places: ["/usr/share/fonts/no/such.ttf"], package: "fonts-some")
      ])
    #expect(errors.first?.description.contains("install the package fonts-some") == true)
  }

  @Test("tells both hashes when a file is not the pinned one")
  func otherHash() throws {
    let pinned = String(repeating: "0", count: 64)
    let path = try Setup.fonts.get().face(named: "roboto").path
    let error = try #require(library(declaration(file: path, sha256: pinned)).check(["face"]).first)
    let found = try #require(Setup.project.get().fonts.faces["roboto"]?.sha256)
    #expect(
      error
        == .hashDiffers(
          face: "face", path: path, pinned: pinned, found: found, package: "fonts-some"))
  }

  @Test("refuses a face that a collection does not have")
  func badIndex() throws {
    let path = try Setup.fonts.get().face(named: "noto-sans-cjk-jp").path
    #expect(
      library(declaration(file: path, index: 40)).check(["face"]) == [
        .noSuchIndex(face: "face", path: path, index: 40, count: 10)
      ])
  }

  @Test("refuses a file that holds no font")
  func damaged() throws {
    #expect(
      library(declaration(file: #filePath)).check(["face"]) == [
        .damaged(face: "face", path: #filePath)
      ])
  }

  @Test("refuses a name that the manifest does not have")
  func unknown() {
    #expect(library(declaration(file: "a")).check(["other"]) == [.unknownFace("other")])
  }

  @Test("leaves every character of a text missing when a face cannot be used")
  func unusableFace() {
    let measurer = TextMeasurer(
      profile: PlatformProfile(
        name: "any", checkedAgainst: "", overlongWord: .overflow, asciiBreaks: nil,
        whiteSpace: .collapse, trailingNewlineOpensLine: false, lineSeparatorBreaks: false,
        softHyphenTakesWidth: false, fit: .exact),
      library: library(declaration(file: "no/such.ttf")))
    let text = measurer.measure(
      "abba", as: TextSetting(faces: ["face"], locale: "en", estimatedAdvance: 0))
    #expect(text.missing.map(\.character) == ["a", "b"])
  }
}
