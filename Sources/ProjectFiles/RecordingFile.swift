internal import ScreenModel

/// The shape of a `screenfit-recording/1` file.
struct RecordingFile: Decodable {
  static let format = "screenfit-recording/1"

  var profile: String
  var environment: Environment
  var fonts: [String: Font]
  var texts: [String: [String]]?
  var rows: [Row]?
  var firstLines: [FirstLine]?

  struct Environment: Decodable {
    var engine: String
    var devicePixelRatio: Double?
    var flags: [String]?
    var css: String?
    var hinting: String?
    var note: String?
  }

  struct Font: Decodable {
    var file: String?
    var path: String?
    var package: String?
    var sha256: String?
  }

  /// An array: locale, font, size, width, line counts.
  struct Row: Decodable {
    var value: Recording.Row

    init(from decoder: any Decoder) throws {
      var items = try decoder.unkeyedContainer()
      value = Recording.Row(
        locale: try items.decode(String.self), font: try items.decode(String.self),
        size: try items.decode(Double.self), width: try items.decode(Double.self),
        lineCounts: try items.decode([Int].self))
    }
  }

  /// An array: locale, font, size, width, characters, text.
  struct FirstLine: Decodable {
    var value: Recording.FirstLine

    init(from decoder: any Decoder) throws {
      var items = try decoder.unkeyedContainer()
      value = Recording.FirstLine(
        locale: try items.decode(String.self), font: try items.decode(String.self),
        size: try items.decode(Double.self), width: try items.decode(Double.self),
        characters: try items.decode(Int.self), text: try items.decode(String.self))
    }
  }
}
