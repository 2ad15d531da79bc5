import FitTestSupport
import FoundationEssentials
import Testing

@testable import ScreenFitCommand

@Suite("Where reports are written") struct OutputPlaceTests {
  private static let replay = ["replay", "--screen", "home", "--window", "iphone-se-3"]

  /// A project with a file of each kind that is nobody's report.
  private func project() throws -> ShippedProject {
    let project = try ShippedProject()
    for file in ["Screens/senior/own.json", "Schemas/app.schema.json", "Fonts/own.ttf"] {
      try project.write("mine", to: file)
    }
    return project
  }

  private func link(_ name: String, to target: String, in project: ShippedProject) throws {
    try FileManager.default.createSymbolicLink(
      atPath: "\(project.path)/\(name)", withDestinationPath: target)
  }

  @Test(
    "is never a folder of a project's own files",
    arguments: [
      "Screens/senior/own.json", "Schemas/app.schema.json", "Fonts/own.ttf", "Screens/new.json",
      "./Devices/../Screens/senior/own.json",
    ])
  func folders(_ file: String) throws {
    let project = try project()
    let home = try project.text(of: "Screens/senior/home.yml")
    for words in [
      ["-o", file], ["-o", "json=\(file)"], ["--shard", "1/2", "-o", "json=\(file)"],
    ] {
      let run = try project.run(Self.replay + words)
      #expect(run.status == 64, "\(words) \(run.errors)")
      #expect(
        run.errors.contains("--output must not write to \(file): it lies in "), "\(run.errors)")
      #expect(run.errors.contains(", a folder of a project's own files\n"))
    }
    for file in ["Screens/senior/own.json", "Schemas/app.schema.json", "Fonts/own.ttf"] {
      #expect(try project.text(of: file) == "mine")
    }
    #expect(try project.text(of: "Screens/senior/home.yml") == home)
    // From wherever it is run.
    let below = try project.run(Self.replay + ["-o", "own.json"], below: "Screens/senior")
    #expect(below.status == 64)
    #expect(
      below.errors.contains("it lies in \(try resolved(project))/Screens, a folder"),
      "\(below.errors)")
  }

  private func resolved(_ project: ShippedProject) throws -> String {
    try project.run([], below: "", plumbing: "pwd -P").output.replacing("\n", with: "")
  }

  @Test(
    "is where a symbolic link leads",
    arguments: [
      Self.replay + ["-o", "json=link.json"], Self.replay + ["-o", "link.json"],
      ["render", "home", "-o", "link.png"], ["render", "home", "-o", "link.svg"],
      ["export", "home", "-o", "link.html"],
      ["replay", "--baseline", "link.txt", "--update-baseline"],
    ])
  func links(_ words: [String]) throws {
    let project = try project()
    let home = try project.text(of: "Screens/senior/home.yml")
    for name in ["json", "png", "svg", "html", "txt"] {
      try link("link.\(name)", to: "Screens/senior/home.yml", in: project)
    }
    let run = try project.run(words)
    #expect(run.status == 64, "\(run.errors)")
    #expect(
      run.errors.contains(
        ": it leads to Screens/senior/home.yml, which looks like a project's own file\n"),
      "\(run.errors)")
    #expect(try project.text(of: "Screens/senior/home.yml") == home)
  }

  @Test("of pages is no folder of a project, and no link in it leads to one")
  func pages() throws {
    let project = try project()
    try link("link", to: "Screens/senior", in: project)
    for folder in ["Screens/report", "link/report", "link/report/"] {
      let run = try project.run("report", "-o", folder)
      #expect(run.status == 64, "\(run.errors)")
      #expect(run.errors.contains("it lies in Screens, a folder of a project's own files"))
    }
    #expect(try project.run("init", "small").status == 0)
    let words = ["report", "small"]
    #expect(try project.run(words + ["-o", "pages"]).status == 0)
    let page = "\(project.path)/pages/index.html"
    let text = try project.text(of: "pages/index.html")
    try FileManager.default.removeItem(atPath: page)
    try project.write(text, to: "Screens/senior/own.json")
    try link("pages/index.html", to: "../Screens/senior/own.json", in: project)
    let again = try project.run(words + ["-o", "pages"])
    #expect(again.status == 73, "\(again.errors)")
    #expect(again.errors.contains("pages/index.html: it lies in Screens"), "\(again.errors)")
  }

  @Test("is no file that the run reads, by whatever name")
  func inputs() throws {
    let project = try project()
    #expect(try project.run(Self.replay + ["-o", "json=a.json"]).status == 0)
    let text = try project.text(of: "a.json")
    try link("b.json", to: "a.json", in: project)
    for (words, message) in [
      (["diff", "a.json", "b.json", "-o", "json=./a.json"], "which this run reads"),
      (["merge", "a.json", "-o", "json=b.json"], "which is a part"),
      (["replay", "--baseline", "a.json", "-o", "json=b.json"], "which is the baseline"),
      (["replay", "-o", "json=a.json", "-o", "junit=b.json"], "two reports would be written to"),
    ] {
      let run = try project.run(words)
      #expect(run.status == 64, "\(run.errors)")
      #expect(run.errors.contains(message), "\(run.errors)")
      #expect(try project.text(of: "a.json") == text)
    }
    // A report of an earlier run is replaced, through a link, too.
    #expect(try project.run(Self.replay + ["-o", "junit=b.json"]).status == 0)
    #expect(try project.text(of: "a.json").hasPrefix("<?xml"))
  }

  @Test("is no token file beside the project's folders")
  func tokens() throws {
    let project = try project()
    let app = try project.text(of: "Screens/senior/app.yml")
    #expect(!app.contains("\ncolors:"))
    let tokens = """
      {"$type": "color", "ink": {"$value": "#000000"}, "page": {"$value": "#ffffff"}}
      """
    try project.write(tokens, to: "tokens.json")
    try project.write(
      app
        + "\ncolors: { tokens: { light: ../../tokens.json }, pairs: [{ foreground: ink, background: page, use: body }] }\n",
      to: "Screens/senior/app.yml")
    let run = try project.run(Self.replay + ["-o", "json=tokens.json"])
    #expect(run.status == 64, "\(run.errors)")
    #expect(
      run.errors.contains("--output would replace tokens.json, which the project is read from"))
    #expect(try project.text(of: "tokens.json") == tokens)
  }
}
