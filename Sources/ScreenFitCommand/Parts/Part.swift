internal import FitVerification
internal import FoundationEssentials
internal import ProjectFiles
internal import TextMeasure

/// What `replay --shard` writes and `merge` reads: what was found in a part of the work, for the same version to go on from.
///
/// Unlike a report it is no shape to rely on: anything but `format` may be another in the next version.
struct Part: Codable {
  static let formatName = "screenfit-part/1"

  var format = Self.formatName
  /// The SHA-256 of the part with nothing in place of this.
  private(set) var digest = ""
  var shard: Shard
  var origin: PartOrigin
  /// How long it took.
  var seconds: Double
  var result: ShardResult

  init(_ shard: Shard, of origin: PartOrigin, _ result: ShardResult, seconds: Double) {
    self.shard = shard
    self.origin = origin
    self.result = result
    self.seconds = seconds
  }

  /// The part as the text of its file.
  func text() throws -> String {
    var part = self
    part.digest = try digestOfContent()
    return try part.encoded() + "\n"
  }

  /// What it is, for people.
  var summary: String {
    let count = result.count
    return "part \(shard): \(count == 1 ? "1 piece" : "\(count) pieces") of \(result.total);"
      + " screenfit merge puts the parts together\n"
  }

  /// Whether it is as it was written.
  func isIntact() throws -> Bool { try digest == digestOfContent() }

  private func digestOfContent() throws -> String {
    var part = self
    part.digest = ""
    return SHA256.hexadecimal(of: Array(try part.encoded().utf8)) ?? ""
  }

  private func encoded() throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    encoder.nonConformingFloatEncodingStrategy = .convertToString(
      positiveInfinity: "inf", negativeInfinity: "-inf", nan: "nan")
    return String(decoding: try encoder.encode(self), as: UTF8.self)
  }
}

extension Part {
  /// What can be read of a part of any version.
  private struct Header: Decodable {
    struct Origin: Decodable { var version: String }
    var origin: Origin
  }

  /// Reads a part.
  ///
  /// - Parameter file: As the user typed it.
  /// - Returns: A part that is as it was written.
  /// - Throws: That it cannot be read, is no part, is of another version, or is damaged.
  static func load(_ file: String) throws -> Part {
    let hint = "name the files that screenfit replay --shard 1/N --output json=FILE wrote"
    let bytes = try TextFile.bytes(of: file, expected: hint)
    let decoding = JSONDecoding(file: file, code: .badReport, noun: "the part")
    let format = try decoding.format(of: bytes)
    guard format == formatName else {
      let what =
        switch format {
        case "screenfit-errors/1": "the part was not made: its run found mistakes in the input"
        case let name? where name.hasPrefix("screenfit-"):
          "the file is an ordinary report, not a part of one"
        default: "the file is no part of a replay"
        }
      throw FileError(.badReport, file: file, what, suggestion: hint)
    }
    let version = try decoding.decode(Header.self, from: bytes).origin.version
    guard version == HelpText.version else {
      throw FileError(
        .badReport, file: file,
        "the part was made by screenfit \(version), and this is \(HelpText.version)",
        suggestion: "use the same version for all parts and for merge")
    }
    let part = try decoding.decode(Part.self, from: bytes)
    guard try part.isIntact() else {
      throw FileError(
        .badReport, file: file, "the part is damaged: it is not as it was written",
        suggestion: "write it anew with --shard \(part.shard.index)/\(part.shard.count)")
    }
    return part
  }
}
