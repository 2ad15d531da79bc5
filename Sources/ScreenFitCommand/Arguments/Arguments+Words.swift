extension Arguments {
  /// Reads the words that the tool was started with, without its own name.
  ///
  /// - Throws: If one is not UTF-8: what it would stand for is a guess.
  static func words() throws(UsageError) -> [String] {
    var words: [String] = []
    for index in 1..<max(Int(CommandLine.argc), 1) {
      guard let bytes = CommandLine.unsafeArgv[index] else { continue }
      guard let word = String(validatingCString: bytes) else {
        throw UsageError("argument \(index), “\(String(cString: bytes))”, is not written in UTF-8")
      }
      words.append(word)
    }
    return words
  }
}
