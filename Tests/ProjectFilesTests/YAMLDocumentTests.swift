import ScreenModel
import Testing

@testable import ProjectFiles

/// A YAML text and what is said about it.
struct BadYAML: Sendable, CustomTestStringConvertible {
  var testDescription: String
  var bytes: [UInt8]
  var expected: [String]

  init(_ title: String, _ text: String, _ expected: String...) {
    self.init(title, bytes: Array(text.utf8), expected)
  }

  init(_ title: String, bytes: [UInt8], _ expected: [String]) {
    testDescription = title
    self.bytes = bytes
    self.expected = expected
  }
}

@Suite struct YAMLDocumentTests {
  @Test("A text that is no YAML is refused where it stops being it", arguments: mistakes)
  func refuses(_ text: BadYAML) { #expect(messages(text.bytes) == text.expected) }

  @Test("A text in another encoding is refused with its name", arguments: encodings)
  func refusesEncoding(_ text: BadYAML) { #expect(messages(text.bytes) == text.expected) }

  @Test("Nesting is refused before libyaml's time grows", arguments: nestings)
  func refusesNesting(_ text: BadYAML) { #expect(messages(text.bytes) == text.expected) }

  @Test("Brackets that are text are not counted as nesting")
  func allowsBracketsInText() {
    let brackets = String(repeating: "[", count: 100_000)
    #expect(messages(Array("a: \"\(brackets)\" # \(brackets)".utf8)) == [])
  }

  @Test("Nesting is allowed down to the limit")
  func allowsNesting() {
    func nested(_ depth: Int) -> [UInt8] {
      Array((String(repeating: "[", count: depth) + String(repeating: "]", count: depth)).utf8)
    }
    #expect(messages(nested(65)) == [])
    #expect(messages(nested(66)) != [])
  }

  @Test("More bytes or values than the limit are refused")
  func limits() {
    let limits = YAMLLimits(bytes: 2 << 20, depth: 64, nodes: 3)
    let large = [UInt8](repeating: 0x20, count: (2 << 20) + 1)
    #expect(
      messages(large, limits) == [
        "f.yml: error: the file is larger than 2 MB; split it into several files [F909 too-large]"
      ])
    #expect(
      messages(Array("[a, b, c]".utf8), limits) == [
        "f.yml:1:8: error: the file holds more than 3 values; split it into several files"
          + " [F909 too-large]"
      ])
  }

  @Test("Places count lines and Unicode scalars from 1, whatever ends the lines")
  func places() throws {
    for end in ["\n", "\r\n", "\r"] {
      for mark in ["", "\u{FEFF}"] {
        let root = try read("\(mark)é: x\(end)“👩‍👧”: y\(end)")
        guard case .mapping(let entries) = root.content else {
          Issue.record("not a mapping")
          continue
        }
        #expect(entries.map(\.location.line) == [1, 2])
        #expect(entries.map(\.value.location.column) == [4, 8])
      }
    }
  }

  @Test("Words are kept as written, quoted or not")
  func scalars() throws {
    let root = try read("[No, 1.0, ~, 'it''s', \"a\\u00e9\\L\", null]")
    guard case .sequence(let items) = root.content else {
      Issue.record("not a sequence")
      return
    }
    let texts = items.map { ValueReader(log: ErrorLog()).text($0, as: "it").text }
    #expect(texts == ["No", "1.0", "~", "it's", "aé\u{2028}", "null"])
  }

  private func read(_ text: String) throws -> Node {
    try YAMLDocument(Array(text.utf8), file: "f.yml", log: ErrorLog()).root
  }

  private func messages(_ bytes: [UInt8], _ limits: YAMLLimits = YAMLLimits()) -> [String] {
    let log = ErrorLog()
    do throws(FileError) {
      _ = try YAMLDocument(bytes, file: "f.yml", limits: limits, log: log)
    } catch {
      log.add(error)
    }
    return log.errors.map(\.description)
  }

  static let mistakes = [
    BadYAML("An empty file", "", "f.yml: error: the file is empty [F902 bad-yaml]"),
    BadYAML(
      "Nothing but a comment", "# later\n", "f.yml: error: the file is empty [F902 bad-yaml]"),
    BadYAML(
      "A key given twice, and again", "a: 1\nb: 2\na: 3\na: 4",
      "f.yml:3:1: error: key “a” is given twice, first in line 1, column 1; remove one of the two"
        + " [F907 duplicate]",
      "f.yml:4:1: error: key “a” is given twice, first in line 1, column 1; remove one of the two"
        + " [F907 duplicate]"),
    BadYAML(
      "A key given twice among many", (0...20).map { "k\($0 % 19): 1\n" }.joined(),
      "f.yml:20:1: error: key “k0” is given twice, first in line 1, column 1; remove one of the two"
        + " [F907 duplicate]",
      "f.yml:21:1: error: key “k1” is given twice, first in line 2, column 1; remove one of the two"
        + " [F907 duplicate]"),
    BadYAML(
      "A tab as indentation", "a:\n\tb: 1",
      "f.yml:2:1: error: a tab is used as indentation; indent with spaces [F902 bad-yaml]"),
    BadYAML(
      "A second document", "a: 1\n---\nb: 2",
      "f.yml:2:1: error: a second document starts here; put each document into a file of its own"
        + " [F902 bad-yaml]"),
    BadYAML(
      "An alias", "a: &x 1\nb: *x",
      "f.yml:1:4: error: anchors and aliases are not supported, found “&x”; write the value out, or"
        + " quote it if it is meant as text [F902 bad-yaml]"),
    BadYAML(
      "An alias of nothing", "b: *x",
      "f.yml:1:4: error: anchors and aliases are not supported, found “*x”; write the value out, or"
        + " quote it if it is meant as text [F902 bad-yaml]"),
    BadYAML(
      "A tag", "a: !!str 1",
      "f.yml:1:4: error: tags are not supported; remove it, or quote the value if it is meant as"
        + " text [F902 bad-yaml]"),
    BadYAML(
      "A declared tag", "%TAG ! tag:example.com,2026:\n---\na: 1",
      "f.yml:1:1: error: tags are not supported; remove it, or quote the value if it is meant as"
        + " text [F902 bad-yaml]"),
    BadYAML(
      "A key that is a list", "[a]: 1",
      "f.yml:1:1: error: a key is a list or a mapping; keys are single words [F902 bad-yaml]"),
    BadYAML(
      "A colon in plain text", "a: One: two",
      "f.yml:1:7: error: a colon is not allowed here; put text that contains “: ” in quotes, or"
        + " check the indentation [F902 bad-yaml]"),
    BadYAML(
      "A line that hangs in the air", "a:\n  - b\n c",
      "f.yml:3:2: error: this line does not continue what is above it; check its indentation, and"
        + " the quotes and brackets before it [F902 bad-yaml]"),
    BadYAML(
      "A key without a colon", "a: 1\nb\nc: 2",
      "f.yml:3:1: error: a key has no colon after it; write “key: value” [F902 bad-yaml]"),
    BadYAML(
      "A list that is not closed", "a: [b, c\nd: e",
      "f.yml:2:2: error: a list in brackets is not closed; add “]” [F902 bad-yaml]"),
    BadYAML(
      "A mapping that is not closed", "a: { b: c\nd: e",
      "f.yml:2:2: error: a mapping in braces is not closed; add “}” [F902 bad-yaml]"),
    BadYAML(
      "Quotes that are not closed", "a: \"b",
      "f.yml:1:4: error: the quotes that open here are never closed; close them where the text ends"
        + " [F902 bad-yaml]"),
    BadYAML(
      "Text after quotes", "a: \"b\" c",
      "f.yml:1:8: error: this line does not continue what is above it; check its indentation, and"
        + " the quotes and brackets before it [F902 bad-yaml]"),
    BadYAML(
      "An unknown escape", "a: \"\\q\"",
      "f.yml:1:5: error: unknown escape in double quotes; write “\\\\” for a backslash"
        + " [F902 bad-yaml]"),
    BadYAML(
      "Half of a character, as JSON writes it", #"a: "ab \ud83d\ude00""#,
      "f.yml:1:10: error: an escape in double quotes stands for no character; write the character itself, or one escape"
        + " of eight digits, such as “\\U0001F600”, for the two that JSON has [F902 bad-yaml]"),
    BadYAML(
      "An escape without all its digits", #"a: "\u12""#,
      "f.yml:1:7: error: an escape in double quotes has too few digits; write two after “\\x”, four after “\\u” and eight"
        + " after “\\U”, from 0 to F [F902 bad-yaml]"),
    BadYAML(
      "A text that begins with an at sign", "a: @home",
      "f.yml:1:4: error: a value cannot start with “@”; put the value in quotes [F902 bad-yaml]"),
  ]

  static let encodings = [
    BadYAML(
      "UTF-16 with a mark", bytes: [0xFF, 0xFE, 0x61, 0],
      ["f.yml: error: the file is UTF-16; save it as UTF-8 [F912 bad-encoding]"]),
    BadYAML(
      "UTF-16 without a mark", bytes: [0, 0x61, 0, 0x3A],
      ["f.yml: error: the file is UTF-16; save it as UTF-8 [F912 bad-encoding]"]),
    BadYAML(
      "UTF-32", bytes: [0xFF, 0xFE, 0, 0, 0x61, 0, 0, 0],
      ["f.yml: error: the file is UTF-32; save it as UTF-8 [F912 bad-encoding]"]),
    BadYAML(
      "Latin-1", bytes: Array("a: x\nb: caf".utf8) + [0xE9],
      ["f.yml:2:7: error: byte 0xE9 is not UTF-8; save the file as UTF-8 [F912 bad-encoding]"]),
    BadYAML(
      "An overlong sequence", bytes: [0x61, 0xC0, 0x80],
      ["f.yml:1:2: error: byte 0xC0 is not UTF-8; save the file as UTF-8 [F912 bad-encoding]"]),
    BadYAML(
      "A surrogate", bytes: [0x61, 0xED, 0xA0, 0x80],
      ["f.yml:1:2: error: byte 0xED is not UTF-8; save the file as UTF-8 [F912 bad-encoding]"]),
    BadYAML(
      "A NUL", "a: b\u{0}",
      "f.yml:1:5: error: control character U+0000; remove it [F912 bad-encoding]"
    ),
    BadYAML(
      "An escape character", "é\u{1B}",
      "f.yml:1:2: error: control character U+001B; remove it [F912 bad-encoding]"),
    BadYAML(
      "A mark in the middle", "a\u{FEFF}",
      "f.yml:1:2: error: control character U+FEFF; remove it [F912 bad-encoding]"),
    BadYAML(
      "An invisible line break", "a: b\u{2028}c",
      "f.yml:1:5: error: invisible line break U+2028; write it as \\L in double quotes"
        + " [F912 bad-encoding]"),
  ]

  static let nestings = [
    ("[", "f.yml:1:66"), ("{", "f.yml:1:66"), ("- ", "f.yml:1:131"), ("? ", "f.yml:1:131"),
    ("{a: ", "f.yml:1:258"), ("[\n", "f.yml:66:1"),
  ].map { part, place in
    BadYAML(
      "“\(part)” 100,000 times", String(repeating: part, count: 100_000),
      "\(place): error: lists and mappings are nested more than 64 deep; look for a bracket too many"
        + " [F909 too-large]")
  }
}
