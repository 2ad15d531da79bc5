internal import FitVerification

/// What the user asked for, with values of the right type but no name looked up yet.
struct Arguments: Sendable {
  enum Format: String, CaseIterable, Sendable {
    case human, concise, json, junit, sarif, github, markdown

    /// Whether it writes findings alone, so that only commands that have findings take it.
    var isOfFindings: Bool { self != .human && self != .json }
  }

  /// A file that a report is written to.
  struct Output: Hashable, Sendable {
    /// nil: in the format of `--format`, in place of standard output.
    var format: Format?
    var path: String
  }

  enum Color: String, CaseIterable, Sendable { case auto, always, never }

  /// nil when none was named.
  var command: CommandName?
  var operands: [String] = []
  var app: String?
  var screens: [String] = []
  var windows: [String] = []
  var textSizes: [String] = []
  var families: [String] = []
  var locales: [String] = []
  var states: [String] = []
  var role: String?
  var style: String?
  var size: Double?
  var width: Double?
  var calibrate = false
  var recorded: String?
  var failsOnFragile = false
  var wantsLimits = false
  var baseline: String?
  var updatesBaseline = false
  /// nil: as many as the machine has processors.
  var threads: Int?
  /// The part of the work to do; nil: all of it.
  var shard: Shard?
  var wantsHTML = false
  var showsOverlay = false
  var theme: String?
  var isGrey = false
  /// Pixels for each point.
  var scale: Double?
  var wantsSheet = false
  var project: String?
  var format = Format.human
  var outputs: [Output] = []
  /// Where pages go.
  var folder: String?
  var color = Color.auto
  var isVerbose = false
  var wantsHelp = false
  var wantsVersion = false

  init() {}

  /// Reads the words of a command line.
  ///
  /// - Parameter words: Without the name of the tool.
  /// - Throws: The first thing that is wrong, with what would be right.
  init(parsing words: [String]) throws(UsageError) {
    var used: [Flag] = []
    var rest = words[...]
    var areFlagsOver = false
    while let word = rest.popFirst() {
      if !areFlagsOver, word == "--" {
        areFlagsOver = true
      } else if !areFlagsOver, word.hasPrefix("-"), word != "-" {
        let (flag, value) = try Self.flag(word, rest: &rest, command: command)
        try flag.apply(&self, value)
        used.append(flag)
      } else if command == nil {
        command = try Self.command(word)
      } else {
        operands.append(word)
      }
    }
    if wantsHelp || wantsVersion { return }
    if command == .report { takeFolder() }
    try checkFlags(used)
    try checkOutputs()
    try checkOperands()
  }

  /// Takes what `--output` names for a folder, not for a file that a report goes to.
  private mutating func takeFolder() {
    folder = mainOutput
    outputs.removeAll { $0.format == nil }
  }

  /// Whether the command writes reports, rather than a page or a picture.
  var writesReports: Bool {
    Flag.all.contains { $0.name == "format" && $0.commands.contains(command ?? .replay) }
  }

  /// Where the report in the format of `--format` goes; nil: to standard output.
  var mainOutput: String? { outputs.first { $0.format == nil }?.path }

  /// Whether some cells are left out on purpose.
  var isFiltered: Bool {
    ![screens, windows, textSizes, families, locales].allSatisfy(\.isEmpty)
  }

  private static func command(_ word: String) throws(UsageError) -> CommandName {
    if let command = CommandName(rawValue: word) { return command }
    if word.hasSuffix(".yml") {
      throw UsageError("“\(word)” is no command; screenfit verify \(word) verifies a screen")
    }
    if word.contains("/") || word == "." {
      throw UsageError("“\(word)” is no command; screenfit replay \(word) replays a project")
    }
    throw .unknown("command", word, among: CommandName.allCases.map(\.rawValue))
  }

  private static func flag(
    _ word: String, rest: inout ArraySlice<String>, command: CommandName?
  ) throws(UsageError) -> (Flag, String) {
    let parts = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    let name = String(parts[0])
    let found = Flag.all.first { flag in
      name == "--" + flag.name || flag.short.map { name == "-\($0)" } ?? false
    }
    guard let flag = found else {
      let valid = Flag.all.filter { command.map($0.commands.contains) ?? true }
      if !name.hasPrefix("--") { throw Self.unknownShortFlag(name, among: valid, command) }
      throw .unknown("flag", name, among: valid.map { "--" + $0.name })
    }
    let given = parts.count > 1 ? String(parts[1]) : nil
    guard let variable = flag.value else {
      if given != nil { throw UsageError("--\(flag.name) takes no value") }
      return (flag, "")
    }
    let value: String
    if let given {
      value = given
    } else if let next = rest.first, !next.hasPrefix("--") {
      value = next
      rest.removeFirst()
    } else {
      throw UsageError("--\(flag.name) needs a value: --\(flag.name) \(variable)")
    }
    guard !value.isEmpty else { throw UsageError("the value of --\(flag.name) is empty") }
    guard flag.choices.isEmpty || flag.choices.contains(value) else {
      throw .unknown("value of --\(flag.name)", value, among: flag.choices)
    }
    return (flag, value)
  }

  /// What one dash begins is a flag with a dash too few, or no flag at all.
  private static func unknownShortFlag(
    _ name: String, among flags: [Flag], _ command: CommandName?
  ) -> UsageError {
    let start = "unknown flag “\(name)”"
    if flags.contains(where: { "-\($0.name)" == name }) {
      return UsageError("\(start); did you mean -\(name)?")
    }
    return UsageError(
      command == .measure ? "\(start); words that begin with a dash go behind --" : start)
  }

  private func checkFlags(_ used: [Flag]) throws(UsageError) {
    let command = command ?? .replay
    for flag in used where !flag.commands.contains(command) {
      let others = CommandName.allCases.filter(flag.commands.contains).map(\.rawValue)
      throw UsageError(
        "--\(flag.name) means nothing to \(command.rawValue); it is for \(list(others))")
    }
    if command == .measure { try checkMeasure() }
    if recorded != nil, calibrate {
      throw UsageError("--recorded and --calibrate exclude one another")
    }
    if shard != nil { try checkShard(used) }
    try checkBaseline()
    if command == .export { try checkExport() }
    if command == .render { try checkRender() }
    if command == .report, folder == nil {
      throw UsageError("say where to write the report to: screenfit report -o report")
    }
  }

  func checkBaseline() throws(UsageError) {
    if wantsLimits, baseline != nil { throw UsageError("--limits has no findings to know") }
    guard updatesBaseline else { return }
    guard let baseline else {
      throw UsageError("say which file to update: --baseline FILE --update-baseline")
    }
    guard !isFiltered, states.isEmpty else {
      throw UsageError(
        "--update-baseline takes the findings of every cell; leave out what names some of them")
    }
    for ending in [".yml", ".yaml", ".json"] where baseline.hasSuffix(ending) {
      throw UsageError(
        "a baseline is no \(ending) file; name it \(baseline.dropLast(ending.count)).txt")
    }
  }

  func checkOutputs() throws(UsageError) {
    var paths: Set<String> = []
    for output in outputs {
      let path = output.path
      if path.hasSuffix(".yml") || path.hasSuffix(".yaml") {
        throw UsageError("--output would replace \(path), which looks like a project's own file")
      }
      guard paths.insert(path).inserted else {
        throw UsageError("two reports would be written to \(path)")
      }
      guard path != baseline else {
        throw UsageError("--output would replace \(path), which is the baseline")
      }
      guard command != .merge || !operands.contains(path) else {
        throw UsageError("--output would replace \(path), which is a part")
      }
    }
    guard outputs.count(where: { $0.format == nil }) < 2 else {
      throw UsageError(
        "--output FILE may be given once; further files name their format, as in sarif=out.sarif")
    }
    let command = command ?? .replay
    if !writesReports, let format = outputs.compactMap(\.format).first {
      throw UsageError("\(command.rawValue) writes no report as \(format.rawValue)")
    }
    let hasFindings = command.hasFindings && !wantsLimits && recorded == nil
    for format in [format] + outputs.compactMap(\.format)
    where format.isOfFindings && !hasFindings {
      let what =
        wantsLimits
        ? "--limits has" : recorded != nil ? "--recorded has" : "\(command.rawValue) has"
      throw UsageError("\(what) no findings to write as \(format.rawValue); use human or json")
    }
  }

  private func checkMeasure() throws(UsageError) {
    let ways = [role != nil, style != nil, size != nil].count { $0 }
    guard ways == 1 else {
      throw UsageError(
        ways == 0
          ? "say how to set the text: --role ROLE, --style STYLE or --size POINTS"
          : "--role, --style and --size exclude one another")
    }
    guard operands.first != "" else { throw UsageError("nothing to measure: TEXT is empty") }
    for (name, values) in [("window", windows), ("locale", locales)] where values.count > 1 {
      throw UsageError("measure takes --\(name) once")
    }
  }

  private func checkOperands() throws(UsageError) {
    guard let command else { return }
    if operands.contains("") { throw UsageError("an operand of \(command.rawValue) is empty") }
    let range = command.operandCount
    if operands.count < range.lowerBound {
      throw UsageError(
        "nothing to \(command.rawValue): screenfit \(command.rawValue) \(command.operands)")
    }
    if operands.count > range.upperBound {
      let most = ["no operand", "one operand", "two operands"][min(range.upperBound, 2)]
      throw UsageError(
        "\(command.rawValue) takes \(most), so “\(operands[range.upperBound])” is too much")
    }
  }
}

/// Lists names as prose does: `a, b and c`.
func list(_ names: [String], _ conjunction: String = "and") -> String {
  guard let last = names.last, names.count > 1 else { return names.first ?? "" }
  return names.dropLast().joined(separator: ", ") + " \(conjunction) " + last
}

/// Drops what was there before; the order stays.
func unique(_ names: [String]) -> [String] {
  var seen: Set<String> = []
  return names.filter { seen.insert($0).inserted }
}
