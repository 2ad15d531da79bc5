/// Words of a command line, as a shell reads them.
enum ShellWord {
  /// Quotes a word where a shell would take something in it for more than itself.
  static func quoted(_ word: String) -> String {
    let isPlain = word.unicodeScalars.allSatisfy {
      $0.properties.isAlphabetic || ("0"..."9").contains($0)
        || "-_./+=@%:,".unicodeScalars.contains($0)
    }
    return isPlain && !word.isEmpty ? word : inQuotes(word)
  }

  /// Quotes a word whatever is in it.
  static func inQuotes(_ word: String) -> String {
    "'" + word.replacing("'", with: "'\\''") + "'"
  }
}
