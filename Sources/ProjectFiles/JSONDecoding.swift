internal import FoundationEssentials
internal import ScreenModel

/// Decodes the JSON of a file, and says of a faulty one where it is and what is wrong.
package struct JSONDecoding {
  private let file: String
  private let code: FileError.Code
  private let noun: String

  /// Makes a decoder.
  ///
  /// - Parameters:
  ///   - file: What messages call the file.
  ///   - code: Of the errors.
  ///   - noun: What messages call the whole: “the recording”.
  package init(file: String, code: FileError.Code, noun: String) {
    self.file = file
    self.code = code
    self.noun = noun
  }

  /// Reads the key `format` alone, so that a foreign file is called foreign and not faulty.
  ///
  /// - Returns: nil where the file is JSON of another shape.
  /// - Throws: That it is no JSON.
  package func format(of bytes: [UInt8]) throws(FileError) -> String? {
    try decode(Header.self, from: bytes).format
  }

  package func decode<Value: Decodable>(
    _ type: Value.Type, from bytes: [UInt8]
  ) throws(FileError) -> Value {
    do {
      return try JSONDecoder().decode(type, from: Data(bytes))
    } catch let error as DecodingError {
      throw problem(error, in: bytes)
    } catch {
      throw problem("the file cannot be decoded")
    }
  }

  private struct Header: Decodable {
    var format: String?

    private enum CodingKeys: CodingKey { case format }

    init(from decoder: any Decoder) throws {
      let container = try? decoder.container(keyedBy: CodingKeys.self)
      format = try? container?.decode(String.self, forKey: .format)
    }
  }

  private func problem(_ error: DecodingError, in bytes: [UInt8]) -> FileError {
    switch error {
    case .keyNotFound(let key, let context):
      return problem("\(place(context.codingPath)) has no “\(key.stringValue)”")
    case .typeMismatch(let type, let context), .valueNotFound(let type, let context):
      return problem("\(place(context.codingPath)) is not \(name(of: type))")
    case .dataCorrupted:
      // The decoder says the same of bad JSON and of a fraction where a whole number belongs.
      guard let fault = JSONSyntax.fault(in: bytes) else {
        return problem("a count is not a whole number, or the text is not UTF-8")
      }
      return FileError(
        code, at: JSONSyntax.location(of: fault.offset, in: bytes, file: file),
        "the file is not JSON: \(fault.message)")
    @unknown default: return problem("the file cannot be decoded")
    }
  }

  private func problem(_ message: String) -> FileError { FileError(code, file: file, message) }

  /// Writes a path such as `rows[3][2]`.
  private func place(_ path: [any CodingKey]) -> String {
    let text = path.map { key in
      key.intValue.map { "[\($0)]" } ?? ".\(key.stringValue)"
    }.joined()
    return text.isEmpty ? noun : "“\(text.drop { $0 == "." })”"
  }

  private func name(of type: any Any.Type) -> String {
    switch type {
    case is String.Type: "a string"
    case is Int.Type: "a whole number"
    case is Double.Type: "a number"
    case is any Collection.Type: "a list or an object"
    default: "as the format says"
    }
  }
}
