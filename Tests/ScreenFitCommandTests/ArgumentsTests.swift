import Testing

@testable import ScreenFitCommand

@Suite("Arguments") struct ArgumentsTests {
  @Test("mean a replay when there are none")
  func none() throws {
    let arguments = try Arguments(parsing: [])
    #expect(arguments.command == nil)
    #expect(arguments.format == .human)
    #expect(arguments.operands.isEmpty)
  }

  @Test("keep flags, values and operands in any order")
  func mixed() throws {
    let arguments = try Arguments(parsing: [
      "--window", "390x844", "verify", "a.yml", "--window=ipad", "-o", "out.json", "b.yml",
      "--format=json", "-v", "--fail-on", "fragile", "--text-size", "large",
    ])
    #expect(arguments.command == .verify)
    #expect(arguments.operands == ["a.yml", "b.yml"])
    #expect(arguments.windows == ["390x844", "ipad"])
    #expect(arguments.mainOutput == "out.json")
    #expect(arguments.format == .json)
    #expect(arguments.isVerbose)
    #expect(arguments.failsOnFragile)
    #expect(arguments.textSizes == ["large"])
  }

  @Test("take everything behind two dashes as it is")
  func dashes() throws {
    let arguments = try Arguments(parsing: ["measure", "--size", "17", "--", "--help me"])
    #expect(arguments.operands == ["--help me"])
    #expect(arguments.size == 17)
    #expect(!arguments.wantsHelp)
  }

  @Test("may hold an equals sign in a value")
  func equals() throws {
    #expect(try Arguments(parsing: ["--app=a=b"]).app == "a=b")
  }

  @Test("may write several reports, each in a format of its own")
  func outputs() throws {
    let arguments = try Arguments(parsing: [
      "replay", "--output", "sarif=out.sarif", "--output=junit=a=b.xml", "-o", "./json=x",
    ])
    #expect(
      arguments.outputs == [
        Arguments.Output(format: .sarif, path: "out.sarif"),
        Arguments.Output(format: .junit, path: "a=b.xml"), Arguments.Output(path: "./json=x"),
      ])
    #expect(arguments.mainOutput == "./json=x")
    // A slip would leave a file of another format under another name.
    for (words, reason) in [
      (["-o", "sarf=x"], "unknown format “sarf”; did you mean sarif?"),
      (["-o", "sarif="], "--output sarif= names no file"),
      (["init", ""], "an operand of init is empty"),
    ] {
      #expect {
        try Arguments(parsing: words)
      } throws: {
        ($0 as? UsageError)?.message == reason
      }
    }
  }

  @Test(
    "ask for help whatever else is wrong",
    arguments: [["verify", "--help"], ["-h", "--width", "3"]])
  func help(_ words: [String]) throws { #expect(try Arguments(parsing: words).wantsHelp) }

  @Test(
    "are refused with what would be right",
    arguments: [
      (["replya"], "unknown command “replya”; did you mean replay?"),
      (["a/b"], "“a/b” is no command; screenfit replay a/b replays a project"),
      (["quiz.yml"], "“quiz.yml” is no command; screenfit verify quiz.yml verifies a screen"),
      (["replay", "--windw", "x"], "unknown flag “--windw”; did you mean --window?"),
      (
        ["measure", "-5 degrees"],
        "unknown flag “-5 degrees”; words that begin with a dash go behind --"
      ),
      (["replay", "--threads", "0"], "--threads takes a whole number from 1 to 1024, not “0”"),
      (
        ["verify", "a.yml", "--threads=2.5"],
        "--threads takes a whole number from 1 to 1024, not “2.5”"
      ),
      (["replay", "--window"], "--window needs a value: --window WINDOW"),
      (["replay", "--window", "--verbose"], "--window needs a value: --window WINDOW"),
      (["replay", "--window="], "the value of --window is empty"),
      (["--verbose=yes"], "--verbose takes no value"),
      (["--format", "jsn"], "unknown value of --format “jsn”; did you mean json?"),
      (["replay", "--width", "3"], "--width means nothing to replay; it is for measure"),
      (
        ["compare", "--calibrate", "--recorded", "a.json"],
        "--recorded and --calibrate exclude one another"
      ),
      (["--calibrate"], "--calibrate means nothing to replay; it is for compare"),
      (["measure", "x", "--size", "0"], "--size takes a number of points above 0, not “0”"),
      (["measure", "x", "--size", "nan"], "--size takes a number of points above 0, not “nan”"),
      (
        ["measure", "x"],
        "say how to set the text: --role ROLE, --style STYLE or --size POINTS"
      ),
      (
        ["measure", "x", "--size", "3", "--role", "y"],
        "--role, --style and --size exclude one another"
      ),
      (
        ["measure", "x", "--size", "3", "--locale", "a", "--locale", "b"],
        "measure takes --locale once"
      ),
      (["measure", "", "--size", "3"], "nothing to measure: TEXT is empty"),
      (["replay", "-q"], "unknown flag “-q”"),
      (["replay", "-window", "x"], "unknown flag “-window”; did you mean --window?"),
      (["measure", "--size", "3"], "nothing to measure: screenfit measure TEXT"),
      (
        ["verify", "a.yml", "-o", "b.yml"],
        "--output would replace b.yml, which looks like a project's own file"
      ),
      (["export", "home"], "say what to export a screen as: --html"),
      (
        ["export", "home", "--html", "-o", "home.txt"],
        "the name of a page ends in .html; “home.txt” does not"
      ),
      (["export", "--html"], "nothing to export: screenfit export SCREEN"),
      (["render", "home"], "say where to draw to: -o out.png or -o out.svg"),
      (
        ["render", "home", "-o", "home.jpg"],
        "the name of a picture ends in .png or .svg; “home.jpg” does not"
      ),
      (["render", "-o", "a.png"], "nothing to render: screenfit render SCREEN"),
      (
        ["render", "--sheet", "-o", "a.png"],
        "a sheet is of a SCREEN, or of all screens in one --window"
      ),
      (
        ["render", "home", "--scale", "2", "-o", "a.svg"],
        "--scale means nothing to SVG, which has no pixels"
      ),
      (
        ["render", "home", "--scale", "0", "-o", "a.png"],
        "--scale takes a number from 0.1 to 16, not “0”"
      ),
      (["verify"], "nothing to verify: screenfit verify FILE…"),
      (
        ["-o", "a", "-o", "b"],
        "--output FILE may be given once; further files name their format, as in sarif=out.sarif"
      ),
      (["--update-baseline"], "say which file to update: --baseline FILE --update-baseline"),
      (
        ["--baseline", "b.txt", "--update-baseline", "--window", "ipad"],
        "--update-baseline takes the findings of every cell; leave out what names some of them"
      ),
      (
        ["--baseline", "Screens/a/app.yml", "--update-baseline"],
        "a baseline is no .yml file; name it Screens/a/app.txt"
      ),
      (
        ["verify", "a.yml", "--baseline", "b", "--update-baseline"],
        "--update-baseline means nothing to verify; it is for replay and merge"
      ),
      (["--baseline", "b", "-o", "b"], "--output would replace b, which is the baseline"),
      (["export", "home", "--html", "-o", "json=a"], "export writes no report as json"),
      (["-o", "a", "-o", "json=a"], "two reports would be written to a"),
      (
        ["windows", "--format", "sarif"],
        "windows has no findings to write as sarif; use human or json"
      ),
      (
        ["replay", "--limits", "-o", "junit=x"],
        "--limits has no findings to write as junit; use human or json"
      ),
      (
        ["compare", "--recorded", "r.json", "--format", "github"],
        "--recorded has no findings to write as github; use human or json"
      ),
      (["replay", "a", "b"], "replay takes one operand, so “b” is too much"),
      (["fonts", "a"], "fonts takes no operand, so “a” is too much"),
    ])
  func refused(_ words: [String], _ message: String) {
    #expect(throws: UsageError(message)) { try Arguments(parsing: words) }
  }
}
