import FitTestSupport
import FoundationEssentials
import ProjectFiles
import Testing

@testable import ScreenFitCommand

@Suite("A new project") struct StarterTests {
  /// An empty folder, removed with the value.
  private final class Folder {
    let path = "\(FileManager.default.temporaryDirectory.path)/\(UInt64.random(in: 0 ... .max))"

    init() throws {
      try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    }

    deinit { try? FileManager.default.removeItem(atPath: path) }

    func run(_ words: String..., binary: String? = nil) throws -> ShellRun {
      try withExtendedLifetime(self) { try ShellRun([binary ?? ShellRun.binary] + words, in: path) }
    }
  }

  @Test("passes at once, and fails when its screen no longer fits")
  func passes() throws {
    let folder = try Folder()
    let made = try folder.run("init")
    #expect(made.status == 0, "\(made.errors)")
    for file in StarterProject.files {
      #expect(made.output.contains("  \(file.path) "))
      #expect(FileManager.default.fileExists(atPath: "\(folder.path)/\(file.path)"))
    }
    let replay = try folder.run("replay")
    #expect(replay.status == 0, "\(replay.output)\(replay.errors)")
    #expect(replay.output.contains("9 cells"))
    #expect(replay.output.contains(" all fit\n"))
    #expect(try folder.run("fonts").output.contains("declared in Fonts/fonts.yml\n"))

    let screen = URL(filePath: "\(folder.path)/Screens/app/home.yml")
    let text = String(decoding: try Data(contentsOf: screen), as: UTF8.self)
    try Data(text.replacing("- media: picture ", with: "- media: picture\n    floor: 400 ").utf8)
      .write(to: screen)
    let failing = try folder.run("replay", "--format", "concise")
    #expect(failing.status == 1)
    #expect(failing.output.hasPrefix("Screens/app/home.yml:6:5: error: media “picture” is left "))
  }

  @Test("says that it cannot be replayed where the shipped lists are missing")
  func bare() throws {
    let folder = try Folder()
    let copy = try ShellRun(["cp", ShellRun.binary, "screenfit"], in: folder.path)
    #expect(copy.status == 0, "\(copy.errors)")
    let made = try folder.run("init", "design", binary: "\(folder.path)/screenfit")
    #expect(made.status == 0)
    #expect(
      made.errors.hasPrefix(
        "screenfit: the lists that come with ScreenFit are not beside this command, in"),
      "\(made.errors)")
    let replay = try folder.run("replay", "design", binary: "\(folder.path)/screenfit")
    #expect(replay.status == 65, "\(replay.errors)")
    #expect(try folder.run("init", "other").errors.isEmpty)
  }

  @Test("may be made in a folder that is not there yet, and is told by its name")
  func elsewhere() throws {
    let folder = try Folder()
    let made = try folder.run("init", "a b/design")
    #expect(made.status == 0, "\(made.errors)")
    #expect(made.output.contains("screenfit replay --project 'a b/design'"))
    #expect(try folder.run("replay", "a b/design").status == 0)
  }

  @Test("never takes the place of anything", arguments: StarterProject.files.map(\.path))
  func keeps(_ file: String) throws {
    let folder = try Folder()
    let path = URL(filePath: "\(folder.path)/\(file)")
    try FileManager.default.createDirectory(
      at: path.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data("mine".utf8).write(to: path)
    let run = try folder.run("init")
    #expect(run.status == 64)
    #expect(
      run.errors.contains("\(file) is there already; init overwrites nothing and made nothing"))
    #expect(String(decoding: try Data(contentsOf: path), as: UTF8.self) == "mine")
    let files = try FileManager.default.subpathsOfDirectory(atPath: folder.path)
    #expect(files.count { $0.hasSuffix(".yml") || $0.hasSuffix(".json") } == 1)
  }

  @Test("names in each of its files a schema that is written with it")
  func schemas() throws {
    let written = StarterProject.files.map(\.path).filter { $0.hasPrefix("Schemas/") }
    let named = try StarterProject.files.filter {
      $0.path.hasSuffix(".yml") && !$0.path.hasPrefix(".")
    }.map { file in
      let lines = file.text.split(separator: "\n")
      let mark = "# yaml-language-server: $schema="
      let line = try #require(lines.first { $0.hasPrefix(mark) }, "\(file.path)")
      let parts = line.dropFirst(mark.count).split(separator: "/")
      #expect(parts.count { $0 == ".." } == file.path.split(separator: "/").count - 1)
      return parts.drop { $0 == ".." }.joined(separator: "/")
    }
    #expect(named.sorted() == written.sorted())
  }

  @Test("pins the faces that the repository pins")
  func faces() throws {
    let starter = try #require(StarterProject.files.first { $0.path == "Fonts/fonts.yml" }).text
    let shipped = try Repository.text(of: "Fonts/fonts.yml")
    let pins = starter.split(separator: "\n").filter { $0.contains("sha256: ") }
    #expect(pins.count == 2)
    for pin in pins { #expect(shipped.contains(pin)) }
  }

  @Test("takes the lists of an installed command, and says which")
  func installed() throws {
    let folder = try Folder()
    let files = FileManager.default
    for name in ["bin", "share/screenfit", "project/Screens"] {
      try files.createDirectory(
        atPath: "\(folder.path)/\(name)", withIntermediateDirectories: true)
    }
    // Copied by another process: a file that a process forked meanwhile holds open for writing cannot be run.
    let copy = try ShellRun(["cp", ShellRun.binary, "bin/screenfit"], in: folder.path)
    #expect(copy.status == 0, "\(copy.errors)")
    for name in ["Devices", "Fonts", "Profiles", "TextScales"] {
      try files.copyItem(
        atPath: "\(Repository.folder)/\(name)", toPath: "\(folder.path)/share/screenfit/\(name)")
    }
    try files.copyItem(
      atPath: "\(Repository.folder)/Screens/control-face",
      toPath: "\(folder.path)/project/Screens/control-face")
    let binary = "\(folder.path)/bin/screenfit"
    let replay = try folder.run("replay", "project", binary: binary)
    #expect(replay.status == 0, "\(replay.output)\(replay.errors)")
    let fonts = try folder.run("fonts", "--project", "project", binary: binary)
    let share = try #require(FileSystem.resolved("\(folder.path)/share/screenfit"))
    #expect(
      fonts.output.contains(
        "declared in \(share)/Fonts/fonts.yml, which comes with ScreenFit: the project has none\n"))
    let windows = try folder.run("windows", "--project", "project", binary: binary)
    #expect(
      windows.output.hasSuffix("listed by ScreenFit itself, in \(share)/Devices: control-face\n"))
  }
}
