internal import ScreenModel

/// The value of a JSON file, as nodes that know their place.
struct JSONDocument {
  var root: Node

  /// Reads a text; the file is what locations call it.
  ///
  /// Duplicate keys go to the log, for reading can go on after them; all else is thrown.
  init(_ bytes: [UInt8], file: String, log: ErrorLog) throws(FileError) {
    let start = try TextEncoding.check(bytes, file: file, escape: TextEncoding.jsonEscape)
    let text = start == 0 ? bytes : Array(bytes[start...])
    do throws(JSONSyntax.Fault) {
      let tree = try JSONSyntax.read(text, into: JSONTree(file: file))
      for duplicate in tree.duplicates {
        log.add(
          .duplicateName(
            duplicate.key, noun: "key", first: duplicate.first, at: duplicate.location))
      }
      guard let root = tree.root else {
        throw JSONSyntax.Fault(offset: 0, message: "a value is missing")
      }
      self.root = root
    } catch {
      throw FileError(
        .badJSON, at: JSONSyntax.location(of: error.offset, in: text, file: file),
        "the file is not JSON that can be read: \(error.message)")
    }
  }
}
