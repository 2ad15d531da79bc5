internal import FitVerification

/// A flag of the command line, as data: parsing, help and checks are made from the one table of them.
struct Flag: Sendable {
  /// Without the dashes.
  var name: String
  var short: Character?
  /// What stands for its value in help; nil for a flag that takes none.
  var value: String?
  /// The only values it takes; empty: any.
  var choices: [String] = []
  /// One sentence.
  var help: String
  /// Sentences for commands that it means something else to.
  var helpFor: [CommandName: String] = [:]
  /// The commands that it means something to.
  var commands: Set<CommandName>
  /// Notes the flag; the value is empty for a flag that takes none.
  var apply: @Sendable (inout Arguments, _ value: String) throws(UsageError) -> Void

  private static let replaying: Set<CommandName> = [.replay, .verify]
  private static let content: Set<CommandName> = [.replay, .compare, .budgets, .contrast]
  private static let texts: Set<CommandName> = [.replay, .verify, .compare, .budgets, .measure]
  /// What shows a single cell.
  private static let showing: Set<CommandName> = [.render, .export]
  /// What makes a report of all that was judged.
  private static let summing = replaying.union([.merge])
  private static let judging = replaying.union(showing).union([.watch])
  private static let writing = Set(CommandName.allCases).subtracting([
    .initialize, .schema, .completions, .help,
  ])
  private static let reporting = writing.subtracting(showing).subtracting([.report, .watch])
  private static let projects = writing.subtracting([.explain, .diff, .merge])

  /// Every flag, in the order in which help lists them.
  static let all: [Flag] = filters + measuring + comparing + pictures + reports

  private static let filters: [Flag] = [
    Flag(
      name: "app", value: "APP", help: "Look at one app only.",
      helpFor: [
        .measure: "Use the styles of this app.", .verify: "Take the screens for this app's.",
        .render: "Take the screen for this app's.", .export: "Take the screen for this app's.",
      ],
      commands: content.union(showing).union([.verify, .measure, .windows, .report, .watch])
    ) { $0.app = $1 },
    Flag(
      name: "screen", value: "SCREEN", help: "Look at these screens only; may be repeated.",
      commands: content
    ) { $0.screens.append($1) },
    Flag(
      name: "window", value: "WINDOW",
      help:
        "Look at these windows only, the app's or not: id, name, tag or figures.",
      helpFor: [.measure: "Measure in this window: an id, a name or 390x844+47+34."],
      commands: judging.union([.windows, .measure])
    ) { $0.windows.append($1) },
    Flag(
      name: "text-size", value: "SIZE", help: "Look at these text sizes only; may be repeated.",
      commands: judging.union([.compare, .measure])
    ) { $0.textSizes.append($1) },
    Flag(
      name: "family", value: "FAMILY", help: "Look at these families only; may be repeated.",
      commands: judging.union([.compare, .measure])
    ) { $0.families.append($1) },
    Flag(
      name: "locale", value: "LOCALE", help: "Look at these locales only; may be repeated.",
      helpFor: [.measure: "Set the text in this locale; else in the app's first."],
      commands: texts.union(judging)
    ) { $0.locales.append($1) },
    Flag(
      name: "state", value: "STATE", help: "Look at these states only; may be repeated.",
      commands: judging
    ) { $0.states.append($1) },
  ]

  private static let measuring: [Flag] = [
    Flag(
      name: "role", value: "ROLE", help: "Set the text in the style of a role.",
      commands: [.measure]
    ) { $0.role = $1 },
    Flag(
      name: "style", value: "STYLE", help: "Set the text in a style of the app.",
      commands: [.measure]
    ) { $0.style = $1 },
    Flag(
      name: "size", value: "POINTS", help: "Set the text in a size, in points.",
      commands: [.measure]
    ) { arguments, value throws(UsageError) in
      arguments.size = try positiveNumber(value, of: "size")
    },
    Flag(
      name: "width", value: "POINTS", help: "Break lines within this width, in points.",
      commands: [.measure]
    ) { arguments, value throws(UsageError) in
      arguments.width = try positiveNumber(value, of: "width")
    },
  ]

  private static let comparing: [Flag] = [
    Flag(
      name: "calibrate", help: "Find the smallest safe advance of each family.",
      commands: [.compare]
    ) { arguments, _ in arguments.calibrate = true },
    Flag(
      name: "recorded", value: "FILE", help: "Score the measure against a recording instead.",
      commands: [.compare]
    ) { $0.recorded = $1 },
    Flag(
      name: "limits", help: "Show the largest text size and the smallest window that fit.",
      commands: replaying
    ) { arguments, _ in arguments.wantsLimits = true },
    Flag(
      name: "baseline", value: "FILE", help: "Fail on findings only that this file does not hold.",
      commands: summing
    ) { $0.baseline = $1 },
    Flag(
      name: "update-baseline", help: "Write the findings to the baseline, as known ones.",
      commands: [.replay, .merge]
    ) { arguments, _ in arguments.updatesBaseline = true },
    Flag(
      name: "fail-on", value: "VERDICT", choices: ["fails", "fragile"],
      help: "Exit with 1 from this verdict on: fails or fragile.", commands: summing
    ) { $0.failsOnFragile = $1 == "fragile" },
    Flag(
      name: "threads", value: "COUNT", help: "Use so many threads; else one for each processor.",
      commands: summing.union([.report, .watch])
    ) { arguments, value throws(UsageError) in
      arguments.threads = try threadCount(value)
    },
    Flag(
      name: "shard", value: "I/N", help: "Do the I-th of N parts of the work, for merge.",
      commands: [.replay]
    ) { arguments, value throws(UsageError) in
      arguments.shard = try shard(value)
    },
  ]

  private static let pictures: [Flag] = [
    Flag(
      name: "overlay", help: "Show baselines, line boxes, the content box and gaps.",
      commands: [.render]
    ) { arguments, _ in arguments.showsOverlay = true },
    Flag(
      name: "theme", value: "THEME", help: "Draw in one of the app's themes, or light or dark.",
      commands: [.render]
    ) { $0.theme = $1 },
    Flag(
      name: "grayscale", help: "Draw without colours: what only a colour says is lost.",
      commands: [.render]
    ) { arguments, _ in arguments.isGrey = true },
    Flag(
      name: "scale", value: "NUMBER", help: "Paint so many pixels for each point; else 2.",
      commands: [.render]
    ) { arguments, value throws(UsageError) in
      guard let number = Double(value), number >= 0.1, number <= 16 else {
        throw UsageError("--scale takes a number from 0.1 to 16, not “\(value)”")
      }
      arguments.scale = number
    },
    Flag(
      name: "sheet", help: "Draw a screen in all windows, or all screens in one window.",
      commands: [.render]
    ) { arguments, _ in arguments.wantsSheet = true },
    Flag(name: "html", help: "Write HTML.", commands: [.export]) { arguments, _ in
      arguments.wantsHTML = true
    },
  ]

  private static let reports: [Flag] = [
    Flag(
      name: "project", value: "DIR", help: "Use the project in this folder.", commands: projects
    ) { $0.project = $1 },
    Flag(
      name: "format", value: "FORMAT", choices: Arguments.Format.allCases.map(\.rawValue),
      help: "Write the report for people (human) or programs (json).",
      helpFor: findingHelp,
      commands: reporting
    ) { $0.format = Arguments.Format(rawValue: $1) ?? .human },
    Flag(
      name: "output", short: "o", value: "[FORMAT=]FILE",
      help: "Write the report to a file; FORMAT= writes one more.",
      helpFor: [
        .render: "Draw into this file, in place of what it held.",
        .report: "Write the pages into this folder.",
        .export: "Write the page to a file, in place of what it held.",
      ], commands: writing.subtracting([.watch])
    ) { arguments, value throws(UsageError) in
      arguments.outputs.append(try output(value))
    },
    Flag(
      name: "color", value: "WHEN", choices: Arguments.Color.allCases.map(\.rawValue),
      help: "Use colour auto, always or never.", commands: writing
    ) { $0.color = Arguments.Color(rawValue: $1) ?? .auto },
    Flag(
      name: "verbose", short: "v", help: "Show what is usually only counted.",
      commands: reporting.union([.watch])
    ) { arguments, _ in arguments.isVerbose = true },
    Flag(
      name: "help", short: "h", help: "Show help.", commands: Set(CommandName.allCases)
    ) { arguments, _ in arguments.wantsHelp = true },
    Flag(
      name: "version", help: "Show the version.", commands: Set(CommandName.allCases)
    ) { arguments, _ in arguments.wantsVersion = true },
  ]

  private static func threadCount(_ text: String) throws(UsageError) -> Int {
    guard let count = Int(text), (1...mostThreads).contains(count) else {
      throw UsageError("--threads takes a whole number from 1 to \(mostThreads), not “\(text)”")
    }
    return count
  }

  private static func shard(_ text: String) throws(UsageError) -> Shard {
    let parts = text.split(separator: "/", omittingEmptySubsequences: false).map { Int($0) }
    guard parts.count == 2, let index = parts[0], let count = parts[1], index >= 1,
      index <= count
    else {
      throw UsageError("--shard takes a part and how many there are, as in 2/4; not “\(text)”")
    }
    guard count <= mostShards else {
      throw UsageError("--shard takes at most \(mostShards) parts, not \(count)")
    }
    return Shard(index, of: count)
  }

  private static let mostShards = 10_000

  /// More than any machine has a use for.
  private static let mostThreads = 1024

  private static let findingHelp: [CommandName: String] = Dictionary(
    uniqueKeysWithValues: CommandName.allCases.filter(\.hasFindings).map { command in
      (command, "Write human, concise, json, junit, sarif, github or markdown.")
    })

  /// Reads `FILE` or `FORMAT=FILE`; a file whose name begins like that is written `./sarif=…`.
  private static func output(_ value: String) throws(UsageError) -> Arguments.Output {
    let parts = value.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    guard parts.count == 2, parts[0].allSatisfy(\.isLetter), !parts[0].isEmpty else {
      return Arguments.Output(path: value)
    }
    guard let format = Arguments.Format(rawValue: String(parts[0])) else {
      throw .unknown(
        "format", String(parts[0]), among: Arguments.Format.allCases.map(\.rawValue))
    }
    guard !parts[1].isEmpty else { throw UsageError("--output \(value) names no file") }
    return Arguments.Output(format: format, path: String(parts[1]))
  }

  private static func positiveNumber(
    _ text: String, of flag: String
  ) throws(UsageError) -> Double {
    guard let number = Double(text), number > 0, number <= 100_000 else {
      throw UsageError("--\(flag) takes a number of points above 0, not “\(text)”")
    }
    return number
  }
}
