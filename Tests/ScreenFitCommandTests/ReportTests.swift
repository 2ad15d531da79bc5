import FitTestSupport
import FoundationEssentials
import Testing

@Suite("The report command")
struct ReportCommandTests {
  /// A folder below the one for temporary files; what it holds goes with it.
  private final class Folder {
    let path =
      "\(FileManager.default.temporaryDirectory.path)/screenfit-\(UInt64.random(in: 0 ... .max))"

    deinit { try? FileManager.default.removeItem(atPath: path) }

    func text(of file: String) throws -> String {
      String(decoding: try Data(contentsOf: URL(filePath: "\(path)/\(file)")), as: UTF8.self)
    }

    var files: [String] {
      get throws { try FileManager.default.subpathsOfDirectory(atPath: path).sorted() }
    }
  }

  private func report(_ folder: Folder, _ more: [String] = []) throws -> ShellRun {
    try ShellRun(
      tool: ["report", "--app", "control-face", "-o", folder.path] + more, in: Repository.folder)
  }

  @Test(
    "The pages, the data and a file for each screen are written, the same on any number of threads")
  func files() throws {
    let (one, two) = (Folder(), Folder())
    let run = try report(one, ["--threads", "1"])
    #expect(run.status == 0, "\(run.errors)")
    #expect(run.output.hasPrefix("\(one.path)/index.html: "))
    #expect(try report(two, ["--threads", "2"]).status == 0)
    let names = try one.files
    #expect(
      names.filter { $0.contains(".") } == [
        "data/control-face/glyphs.js", "data/control-face/screen-control-face.js",
        "data/report.js", "index.html", "picture.js", "report.css", "report.js",
      ])
    #expect(try two.files == names)
    for name in names where name.contains(".") {
      #expect(try one.text(of: name) == two.text(of: name), "\(name)")
    }
    // The pages open without a network, and nothing of the machine is in them.
    for name in names where name.hasSuffix(".js") || name.hasSuffix(".html") {
      let text = try one.text(of: name)
      #expect(!text.contains("https://"), "\(name)")
      #expect(!text.contains(Repository.folder), "\(name)")
    }
  }

  @Test("An earlier report is replaced, a folder with other files is left alone")
  func folders() throws {
    let folder = Folder()
    #expect(try report(folder).status == 0)
    #expect(try report(folder).status == 0)
    let other = Folder()
    try FileManager.default.createDirectory(
      atPath: other.path, withIntermediateDirectories: true)
    try Data("mine".utf8).write(to: URL(filePath: "\(other.path)/index.html"))
    let run = try report(other)
    #expect(run.status == 64)
    #expect(run.errors.contains("holds other files; name a folder that is new or empty"))
    #expect(try other.files == ["index.html"])
    #expect(try other.text(of: "index.html") == "mine")
  }

  @Test("A report that cannot be finished shows nothing of an earlier one")
  func unfinished() throws {
    let folder = Folder()
    #expect(try report(folder).status == 0)
    let glyphs = "\(folder.path)/data/control-face/glyphs.js"
    try FileManager.default.removeItem(atPath: glyphs)
    try FileManager.default.createDirectory(
      atPath: "\(glyphs)/in-the-way", withIntermediateDirectories: true)
    let run = try report(folder)
    #expect(run.status == 73)
    #expect(run.errors.contains("cannot be written to \(glyphs)"))
    #expect(try folder.text(of: "data/report.js") == "screenfit.report = null\n")
  }

  @Test("Without a folder it says how to name one")
  func noFolder() throws {
    let run = try ShellRun(tool: ["report"], in: Repository.folder)
    #expect(run.status == 64)
    #expect(run.errors.contains("screenfit report -o report"))
  }
}
