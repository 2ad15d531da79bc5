extension Arguments {
  /// What the run looks at, as words of a command line; how it is told and what fails it is left out.
  var scope: [String] {
    let named: [(flag: String, values: [String])] = [
      ("project", project.map { [$0] } ?? []), ("app", app.map { [$0] } ?? []),
      ("screen", screens), ("window", windows), ("text-size", textSizes), ("family", families),
      ("locale", locales), ("state", states),
    ]
    let flags = named.flatMap { flag, values in values.map { "--\(flag)=\($0)" } }
    return flags + (wantsLimits ? ["--limits"] : []) + (operands.isEmpty ? [] : ["--"] + operands)
  }

  /// Makes the arguments of a replay that looks at what these words say, and tells it as these arguments say.
  ///
  /// - Throws: That such a replay has nothing to tell in that way.
  func taking(scope: [String]) throws(UsageError) -> Arguments {
    var replay = try Arguments(parsing: [CommandName.replay.rawValue] + scope)
    replay.format = format
    replay.outputs = outputs
    replay.color = color
    replay.isVerbose = isVerbose
    replay.baseline = baseline
    replay.updatesBaseline = updatesBaseline
    replay.failsOnFragile = failsOnFragile
    replay.threads = threads
    try replay.checkBaseline()
    try replay.checkOutputs()
    return replay
  }

  /// A part is no report: it is one JSON file, and what fails the run is found when the parts are together.
  func checkShard(_ used: [Flag]) throws(UsageError) {
    for name in ["baseline", "update-baseline", "fail-on", "verbose"]
    where used.contains(where: { $0.name == name }) {
      throw UsageError("--\(name) means nothing to a part; give it to screenfit merge")
    }
    let formats = outputs.map { $0.format ?? format } + (mainOutput == nil ? [format] : [])
    if let other = formats.first(where: { $0 != .json && $0 != .human }) {
      throw UsageError("a part is written as json; screenfit merge writes \(other.rawValue)")
    }
    guard formats.contains(.json) else {
      throw UsageError("say where the part goes: --output json=FILE")
    }
  }
}
