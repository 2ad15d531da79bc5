/// What the tool can do, in the order in which help lists it.
enum CommandName: String, CaseIterable, Sendable {
  case replay, verify, watch, merge, diff, compare, budgets, contrast, measure, render, export,
    report,
    windows, fonts, explain
  case initialize = "init"
  case schema, completions, help

  /// Whether it finds what breaks a rule, which the formats for CI can write.
  var hasFindings: Bool {
    switch self {
    case .replay, .verify, .merge, .diff, .compare, .budgets, .contrast: true
    default: false
    }
  }

  /// How many operands a command takes.
  var operandCount: ClosedRange<Int> {
    switch self {
    case .replay, .compare, .budgets, .contrast, .explain, .initialize, .schema, .help: 0...1
    case .verify, .merge: 1...Int.max
    case .diff: 2...2
    case .measure, .export: 1...1
    case .render: 0...1
    case .report: 0...1
    case .completions: 1...1
    case .windows, .fonts, .watch: 0...0
    }
  }

  /// What follows the command, as usage lines write it; empty if nothing may.
  var operands: String {
    switch self {
    case .replay, .compare, .budgets, .contrast, .initialize: "[DIR]"
    case .verify: "FILE…"
    case .merge: "PART…"
    case .diff: "BEFORE AFTER"
    case .measure: "TEXT"
    case .render: "[SCREEN]"
    case .report: "[DIR]"
    case .export: "SCREEN"
    case .windows, .fonts, .watch: ""
    case .explain: "[CODE|NAME]"
    case .schema: "[KIND]"
    case .completions: "bash|zsh|fish"
    case .help: "[COMMAND]"
    }
  }

  /// One sentence.
  var summary: String {
    switch self {
    case .replay: "Verify every screen of every app in every window."
    case .verify: "Verify single screens in every window."
    case .merge: "Put the parts of a replay together that --shard split."
    case .diff: "Say what a change did: compare two JSON reports of replay."
    case .compare: "Compare estimated with measured line counts."
    case .budgets: "List how many characters each role may have, and check all texts."
    case .contrast: "List the contrast of each pair of colours, and check those shown."
    case .measure: "Set a text in a width, line by line."
    case .watch: "Verify what changes, as soon as it is saved."
    case .report: "Write all that there is to see as pages for a browser."
    case .render: "Draw a screen, or many on a sheet, as PNG or SVG."
    case .export: "Write one cell of a screen as HTML that a browser lays out by itself."
    case .windows: "List scale and content box of each window."
    case .fonts: "List the faces of the project as they are on this machine."
    case .explain: "Explain a rule or a mistake in a file, or list all of them."
    case .initialize: "Make a small project that passes, to begin with."
    case .schema: "List the schemas by which editors check files, or print one."
    case .completions: "Print what completes command lines in a shell."
    case .help: "Show this help, or that of a command."
    }
  }

  /// What else there is to know, as lines of help.
  var details: [String] {
    switch self {
    case .replay:
      [
        "DIR is a project or an app's folder in it; without it the project is",
        "looked for from the working directory upward. With --shard 2/4 only the",
        "second of four parts is done and written as JSON, for merge.",
      ]
    case .verify:
      ["A screen belongs to the app in whose folder it lies, or to that of --app."]
    case .merge:
      [
        "PARTs are all files that replay --shard 1/N to N/N --output json=FILE wrote, in",
        "any order. The report and the exit status are those of one replay with the",
        "flags that the parts were made with, but for its time: that of the slowest",
        "part and of putting together. Run it where the parts were made, with the same",
        "project files: what would help is looked for here.",
      ]
    case .diff:
      [
        "Lists the cells that turned from fitting to failing and back, margins that",
        "shrank or grew, and findings that are new or gone. Exits with 1 if cells",
        "fail that did not, or there is a new error.",
      ]
    case .compare:
      [
        "An estimate that is lower than the measure is a defect of the fit model",
        "and exits with 1. With --recorded the measure is scored against the line",
        "counts that a real engine was recorded with. With --calibrate a table says",
        "the smallest advance of each family that makes no estimate too low, and how",
        "many estimates would then still be higher than the measure.",
      ]
    case .budgets:
      [
        "Budgets are derived from style and lines in the tightest appearance.",
        "Beside them stands what really fits: the longest text of the app's own",
        "language that keeps to its lines, and the shortest that does not. A row or",
        "control may leave a text less width: replay checks those.",
      ]
    case .contrast:
      [
        "Pairs are those that app.yml declares, in every theme. Ratios are those of",
        "WCAG 2, cut off after two decimals. A pair that a screen shows and the app",
        "does not declare is a finding, too.",
      ]
    case .measure:
      [
        "Every text size and family of the app is tried: the tightest is shown in",
        "full. The width is that of the content at the reference, or in --window,",
        "less what a control takes where the role labels one, unless --width gives",
        "another; a row may leave less. Sizes of a style or role are scaled to the",
        "window and the text size; that of --size is taken as it is.",
      ]
    case .watch:
      [
        "A saved screen is verified alone, a saved app or its content with all of its",
        "screens, anything else with all apps. A file that is not right yet is told,",
        "and looked at again when it is saved. Ctrl-C ends.",
      ]
    case .report:
      [
        "The pages stand in the folder that --output names, and open from there",
        "without a network: screens by window, the picture of the worst cell in each",
        "window, findings, room to spare, breaking points, budgets, contrast and",
        "estimates. The folder is made; one that holds anything but an earlier report",
        "is left alone. Cells that do not fit make no failure here: replay tells.",
      ]
    case .render:
      [
        "SCREEN is a screen's file or name. Without filters the cell with the least",
        "room is drawn, and its name told. What it breaks is marked on the spot and",
        "said beside it. With --sheet the screen is drawn in each window, in the worst",
        "of the other cells; without a SCREEN every screen of the app is drawn in one",
        "--window. The name of the file says what is written: out.png or out.svg.",
      ]
    case .export:
      [
        "SCREEN is a screen's file or name. Without filters the cell with the least",
        "room is taken, and its name told. It is laid out by the rules of the profile",
        "“web”, as browsers do. The page is flex columns and rows with their spacing,",
        "least heights and font files: no frame is copied, so it checks the layout.",
        "Each block's own frame stands in its data-frame, to compare.",
      ]
    case .windows:
      [
        "The scale stands there as it is used, then to the nearest 0.05. Content",
        "heights are those below a bar, one column for each text size. Names are left",
        "out where they are long, unless --verbose is given.",
      ]
    case .fonts:
      ["A face whose file is missing or not the pinned one is told how to get."]
    case .initialize:
      [
        "Writes an app with one screen, its words, devices, fonts, schemas for editors",
        "and a workflow for CI into DIR, or into the working directory. Nothing is",
        "ever overwritten.",
      ]
    case .schema:
      [
        "KIND is screen, app, devices, fonts, content, tokens, profile or text-scale.",
        "Without it each kind is listed with its files and where its schema lies. An",
        "editor that has YAML and JSON Schema completes keys and marks mistakes by it.",
      ]
    case .completions:
      [
        "bash reads it from ~/.local/share/bash-completion/completions/screenfit,",
        "zsh as _screenfit from a folder in $fpath, and fish from",
        "~/.config/fish/completions/screenfit.fish.",
      ]
    case .explain, .help: []
    }
  }

  /// One call that works in the shipped project.
  var example: String {
    switch self {
    case .replay: "screenfit replay --window \"iPhone 15\" --text-size extra-large"
    case .verify: "screenfit verify Screens/senior/quiz-question.yml --window 390x844"
    case .merge: "screenfit merge part1.json part2.json"
    case .diff: "screenfit diff before.json after.json"
    case .compare: "screenfit compare --calibrate"
    case .budgets: "screenfit budgets --app senior"
    case .contrast: "screenfit contrast --app senior"
    case .measure: "screenfit measure \"Which river is it?\" --role questionPrompt"
    case .watch: "screenfit watch --window iphone-se-3"
    case .report: "screenfit report --output report"
    case .render: "screenfit render quiz-question -o quiz-question.png"
    case .export: "screenfit export Screens/senior/quiz-question.yml --html"
    case .windows: "screenfit windows --app senior --window ipad"
    case .fonts: "screenfit fonts"
    case .explain: "screenfit explain F203"
    case .initialize: "screenfit init my-screens"
    case .schema: "screenfit schema screen"
    case .completions: "screenfit completions bash"
    case .help: "screenfit help replay"
    }
  }
}
