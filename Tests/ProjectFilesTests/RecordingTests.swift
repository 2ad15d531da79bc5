import ScreenModel
import Testing

@testable import ProjectFiles

@Suite struct RecordingTests {
  @Test("A recording keeps everything that is written in it")
  func reads() throws {
    let recording = try load(Self.good)
    #expect(recording.profile == "web")
    #expect(recording.environment.engine == "A browser")
    #expect(recording.environment.devicePixelRatio == 2)
    #expect(recording.environment.flags == ["--flag"])
    #expect(recording.environment.css == "white-space: normal")
    #expect(recording.environment.hinting == "none")
    #expect(recording.environment.note == "by hand")
    #expect(
      recording.fonts["a"]
        == Recording.Font(file: "A.ttf", path: nil, package: "fonts-a", sha256: nil))
    #expect(recording.fonts["b"]?.path?.hasSuffix("/B.ttf") == true)
    #expect(recording.fonts["b"]?.sha256 == "ab")
    #expect(recording.texts == ["en": ["One", "Two 😀"]])
    #expect(
      recording.rows == [
        Recording.Row(locale: "en", font: "a", size: 12, width: 96.5, lineCounts: [1, 2])
      ])
    #expect(
      recording.firstLines == [
        Recording.FirstLine(
          locale: "en", font: "b", size: 12.5, width: 0, characters: 3, text: "One two")
      ])
  }

  @Test("A file that is no recording is refused with the reason", arguments: mistakes)
  func refuses(_ text: BadYAML) throws {
    let files = try TemporaryProject()
    try files.write(text.bytes, to: "r.json")
    let errors = #expect(throws: FileErrors.self) { try Recording.load("\(files.path)/r.json") }
    let messages = errors?.errors.map { $0.description.replacing("\(files.path)/", with: "") }
    #expect(messages == text.expected)
  }

  @Test("A recording that is not there is a missing file")
  func refusesMissing() {
    let errors = #expect(throws: FileErrors.self) { try Recording.load("/nowhere/r.json") }
    #expect(errors?.areAllMissingFiles == true)
  }

  private func load(_ text: String) throws -> Recording {
    let files = try TemporaryProject()
    try files.write(text, to: "r.json")
    return try Recording.load("\(files.path)/r.json")
  }

  static let good = """
    { "format": "screenfit-recording/1", "profile": "web",
      "environment": { "engine": "A browser", "devicePixelRatio": 2, "flags": ["--flag"],
        "css": "white-space: normal", "hinting": "none", "note": "by hand", "recorded": "today" },
      "fonts": { "a": { "file": "A.ttf", "package": "fonts-a" }, "b": { "path": "B.ttf", "sha256": "AB" } },
      "texts": { "en": ["One", "Two \\ud83d\\ude00"] },
      "rows": [["en", "a", 12, 96.5, [1, 2]]],
      "firstLines": [["en", "b", 12.5, 0, 3, "One two"]] }
    """

  private static func change(_ title: String, _ old: String, _ new: String, _ expected: String...)
    -> BadYAML
  {
    BadYAML(title, bytes: Array(good.replacing(old, with: new).utf8), expected.map(located))
  }

  private static func text(_ title: String, _ text: String, _ expected: String...) -> BadYAML {
    BadYAML(title, bytes: Array(text.utf8), expected.map(located))
  }

  private static func located(_ message: String) -> String {
    "r.json\(message) [F913 bad-recording]"
  }

  static let mistakes = [
    text("An empty file", "", ":1:1: error: the file is not JSON: a value is missing"),
    text(
      "A file that is cut off", "{\n  \"a\": [1, 2",
      ":2:13: error: the file is not JSON: “]” is missing"),
    text(
      "A missing comma", "{\"é\": [1 2]}",
      ":1:10: error: the file is not JSON: a comma or “]” is missing"),
    text(
      "A key without quotes", "{a: 1}",
      ":1:2: error: the file is not JSON: a key in double quotes is missing"),
    text("An open string", "[\"a]", ":1:2: error: the file is not JSON: a string is not closed"),
    text(
      "Brackets without end", String(repeating: "[", count: 100_000),
      ":1:100001: error: the file is not JSON: a value is missing"),
    text(
      "Another shape", "[1]",
      ": error: the file is no recording: it has no “format”; give a recording of the format “screenfit-recording/1”"
    ),
    change(
      "Another format", "recording/1", "recording/2",
      ": error: the file is of the format “screenfit-recording/2”; give a recording of the format “screenfit-recording/1”"
    ),
    change(
      "A key that is missing", "\"profile\": \"web\",", "",
      ": error: the recording has no “profile”"),
    change("A value of another type", "\"web\"", "1", ": error: “profile” is not a string"),
    change(
      "A row that is too short", ", [1, 2]]", "]",
      ": error: “rows[0][4]” is not a list or an object"),
    change(
      "A fraction of a line", "[1, 2]", "[1, 2.5]",
      ": error: a count is not a whole number, or the text is not UTF-8"),
    change(
      "Counts that do not match", "[1, 2]", "[1]",
      ": error: “rows[0]” has 1 line counts, its locale has 2 texts; give one for each text"),
    change("A count below 0", "[1, 2]", "[1, -2]", ": error: “rows[0]” has a line count below 0"),
    change(
      "A locale without texts", "[[\"en\", \"a\"", "[[\"em\", \"a\"",
      ": error: “rows[0]” names the locale “em”, which has no texts; did you mean “en”?"),
    change(
      "A font that is not listed", "\"a\", 12", "\"aa\", 12",
      ": error: “rows[0]” names the font “aa”, which the recording does not list; did you mean “a”?"
    ),
    change(
      "Sizes and widths that are none", "12, 96.5", "0, -1",
      ": error: “rows[0]” has a size of 0; sizes are above 0",
      ": error: “rows[0]” has a width of -1; widths are 0 or more"),
    change(
      "A font of two files", "\"path\": \"B.ttf\",", "\"path\": \"B.ttf\", \"file\": \"B.ttf\",",
      ": error: font “b” has both “file” and “path”; give one of them"),
    change(
      "More characters than the text has", "0, 3,", "0, 8,",
      ": error: “firstLines[0]” has 8 characters on the first line of its text"),
  ]
}
