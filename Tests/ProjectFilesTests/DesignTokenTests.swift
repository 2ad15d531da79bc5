import ScreenModel
import Testing

@testable import ProjectFiles

@Suite("Design tokens") struct DesignTokenTests {
  /// Reads files of one theme, a later one over those before it.
  private func read(_ texts: String...) -> (colours: [String: String], errors: [String]) {
    let log = ErrorLog()
    var roots: [Node] = []
    for text in texts {
      do throws(FileError) {
        roots.append(try JSONDocument(Array(text.utf8), file: "t.json", log: log).root)
      } catch {
        return ([:], [error.description])
      }
    }
    let colours = TokenColours(TokenTree(roots, log: log), log: log).colours()
    let shown = colours.mapValues { token in
      switch token {
      case .known(let colour): colour.description
      case .unknown(let reason): reason
      }
    }
    return (shown, FileErrors(log.errors).errors.map(\.description))
  }

  private func colour(_ value: String) -> String? {
    let (colours, errors) = read(#"{"c": {"$type": "color", "$value": \#(value)}}"#)
    return errors.isEmpty ? colours["c"] : errors.joined(separator: "\n")
  }

  static let spaces: [(String, String)] = [
    (#"{"colorSpace": "srgb", "components": [1, 0.5, 0]}"#, "#ff8000"),
    (#"{"colorSpace": "srgb", "components": [1, 1, 1], "alpha": 0.5}"#, "#ffffff80"),
    (##"{"colorSpace": "srgb", "components": ["none", 1, 1], "hex": "#00ffff"}"##, "#00ffff"),
    (#"{"colorSpace": "srgb-linear", "components": [0.21586, 0, 1]}"#, "#8000ff"),
    (#"{"colorSpace": "display-p3", "components": [1, 0.5, 0]}"#, "color(display-p3 1 0.5 0)"),
    (#"{"colorSpace": "hsl", "components": [330, 100, 50]}"#, "#ff0080"),
    (#"{"colorSpace": "hsl", "components": [120, 100, 25]}"#, "#008000"),
    (#"{"colorSpace": "hwb", "components": [60, 20, 40]}"#, "#999933"),
    (#"{"colorSpace": "hwb", "components": [60, 60, 60]}"#, "#808080"),
    (
      #"{"colorSpace": "oklch", "components": [0.5, 0.1, 20]}"#,
      "is given in “oklch”, which is not converted"
    ),
    (##""#0A7F3C""##, "#0a7f3c"),
  ]

  @Test("gives colours of every way to write sRGB and Display P3", arguments: spaces)
  func space(_ value: String, _ expected: String) { #expect(colour(value) == expected) }

  static let badValues: [(String, String)] = [
    (
      #"{"colorSpace": "srbg", "components": [0, 0, 0]}"#,
      "t.json:1:51: error: unknown color space “srbg”; did you mean “srgb”? [F906 unknown-name]"
    ),
    (
      #"{"colorSpace": "srgb", "components": [0, 0]}"#,
      "t.json:1:73: error: “components” has 2 numbers; give three [F905 out-of-range]"
    ),
    (
      #"{"colorSpace": "srgb", "components": [0, 0, 255]}"#,
      "t.json:1:80: error: a component is 255; it must be from 0 to 1 [F905 out-of-range]"
    ),
    (
      #"{"colorSpace": "srgb", "components": [0, 0, "1"]}"#,
      "t.json:1:80: error: a component is “1”; write 1 without quotes [F904 wrong-type]"
    ),
    (
      #"{"colorSpace": "srgb", "components": [0, 0, 1], "alpha": 50}"#,
      "t.json:1:93: error: “alpha” is 50; it must be from 0 to 1 [F905 out-of-range]"
    ),
    (
      #"{"colorSpace": "srgb"}"#,
      "t.json:1:36: error: a color has no “components”; add the key “components” [F908 missing-key]"
    ),
    (
      #"{"colourSpace": "srgb", "components": [0, 0, 1]}"#,
      "t.json:1:37: error: unknown key “colourSpace” in a color; did you mean “colorSpace”? [F903 unknown-key]"
    ),
    (
      #""red""#,
      "t.json:1:36: error: a color is “red”; give an object with “colorSpace” and “components”, or “#rrggbb” [F904 wrong-type]"
    ),
  ]

  static let badGroups: [(String, String)] = [
    (
      #"{ "a": { "$extends": "palette" } }"#,
      "“$extends” is “palette”; give a group such as “{palette}” [F904 wrong-type]"
    ),
    (
      #"{ "palette": {}, "a": { "$extends": "{pallete}" } }"#,
      "unknown group “pallete”; did you mean “palette”? [F906 unknown-name]"
    ),
    (
      #"{ "": {} }"#, "the name of a token or group is empty"
    ),
    (
      String(repeating: #"{ "a": "#, count: 90) + "{}" + String(repeating: "}", count: 90),
      "deep"
    ),
  ]

  @Test("says what is wrong with a group", arguments: badGroups)
  func badGroup(_ text: String, _ message: String) {
    let errors = read(text).errors
    #expect(errors.count == 1)
    #expect(errors.first?.contains(message) == true, "\(errors)")
  }

  @Test("says what is wrong with a colour", arguments: badValues)
  func badValue(_ value: String, _ message: String) { #expect(colour(value) == message) }

  @Test("follows aliases, pointers and chains of them, also into parts of a value")
  func references() {
    let (colours, errors) = read(
      """
      {
        "palette": {
          "$type": "color",
          "red": { "$value": { "colorSpace": "srgb", "components": [1, 0, 0.2] } },
          "half": { "$type": "number", "$value": 0.5 }
        },
        "a": { "$value": "{b}" },
        "b": { "$value": "{palette.red}" },
        "c": { "$ref": "#/palette/red" },
        "d": { "$type": "color", "$value": { "$ref": "#/a/$value" } },
        "e": { "$type": "color", "$value": { "colorSpace": "srgb", "alpha": "{palette.half}",
          "components": [0, { "$ref": "#/a/$value/components/0" }, 0] } },
        "f/~": { "$type": "color", "$root": { "$value": "#ffffff" }, "deep": { "$value": "#000000" } },
        "g": { "$value": "{f/~.$root}" },
        "h": { "$ref": "#/f~1~0/deep" }
      }
      """)
    #expect(errors == [])
    #expect(
      colours == [
        "palette.red": "#ff0033", "a": "#ff0033", "b": "#ff0033", "c": "#ff0033", "d": "#ff0033",
        "e": "#00ff0080", "f/~.$root": "#ffffff", "f/~.deep": "#000000", "g": "#ffffff",
        "h": "#000000",
      ])
  }

  @Test(
    "takes a type from the token, the one it refers to, or the nearest group, and never guesses")
  func types() {
    let (colours, errors) = read(
      """
      { "$type": "color",
        "a": { "$value": "#000000" },
        "space": { "$type": "dimension",
          "s": { "$value": { "value": 8, "unit": "px" } },
          "ink": { "$type": "color", "$value": "#111111" },
          "alias": { "$value": "{a}" },
          "odd": { "$type": "wobble", "$value": [] } } }
      """)
    #expect(errors == [])
    // The group's “dimension” yields to the type of the token that the alias refers to only where that has its own.
    #expect(colours.keys.sorted() == ["a", "space.alias", "space.ink"])
    #expect(
      read(##"{ "a": { "$value": "#000000" } }"##).errors == [
        "t.json:1:8: error: the token “a” has no “$type”; add “\"$type\": \"color\"” to it or to its group [F908 missing-key]"
      ])
    #expect(
      read(##"{ "a": { "$type": "colour", "$value": "#000000" } }"##).errors == [
        "t.json:1:19: error: unknown token type “colour”; did you mean “color”? [F906 unknown-name]"
      ])
  }

  @Test("lets a group extend another: deeply, with its own tokens over the inherited")
  func extends() {
    let (colours, errors) = read(
      """
      { "base": { "$type": "color", "fill": { "$value": "#000000" },
          "text": { "main": { "$value": "#111111" }, "dim": { "$value": "#222222" } } },
        "more": { "$extends": "{base}", "text": { "dim": { "$value": "#333333" } } },
        "most": { "$extends": { "$ref": "#/more" }, "fill": { "$value": "{base.text.main}" } } }
      """)
    #expect(errors == [])
    #expect(colours["more.fill"] == "#000000")
    #expect(colours["more.text.main"] == "#111111")
    #expect(colours["most.text.dim"] == "#333333")
    #expect(colours["most.fill"] == "#111111")
  }

  @Test("lets a later file win over an earlier one, also for aliases of the earlier")
  func files() {
    let (colours, errors) = read(
      ##"{ "$type": "color", "a": { "$value": "#000000" }, "b": { "$value": "{a}" } }"##,
      ##"{ "$type": "color", "a": { "$value": "#ffffff" } }"##)
    #expect(errors == [])
    #expect(colours == ["a": "#ffffff", "b": "#ffffff"])
  }

  static let badReferences: [(String, [String])] = [
    (
      ##"{"$type": "color", "ink": {"$value": "#000000"}, "a": {"$value": "{inc}"}}"##,
      ["t.json:1:66: error: unknown token “inc”; did you mean “ink”? [F906 unknown-name]"]
    ),
    (
      ##"{"$type": "color", "a": {"$value": "{a}"}}"##,
      [
        "t.json:1:36: error: the reference “{a}” comes back to itself; let one of them be a color [F911 contradiction]"
      ]
    ),
    (
      ##"{"$type": "color", "a": {"$value": "{b}"}, "b": {"$ref": "#/a"}}"##,
      [
        "t.json:1:36: error: the reference “{b}” comes back to itself; let one of them be a color [F911 contradiction]",
        "t.json:1:49: error: the reference “#/a” comes back to itself; let one of them be a color [F911 contradiction]",
      ]
    ),
    (
      ##"{"$type": "color", "g": {"$root": {"$value": "#000000"}}, "a": {"$value": "{g}"}}"##,
      ["t.json:1:75: error: “g” is a group, not a token; write “{g.$root}” [F906 unknown-name]"]
    ),
    (
      ##"{"$type": "color", "a": {"$value": "#000000", "$ref": "#/b"}}"##,
      [
        "t.json:1:47: error: a token has both “$value” and “$ref”; remove one [F911 contradiction]"
      ]
    ),
    (
      ##"{"$type": "color", "a": {"$extends": "{b}"}, "b": {"$extends": "{a}"}}"##,
      [
        "t.json:1:38: error: the group extends itself by way of “{b}”; remove one “$extends” [F911 contradiction]",
        "t.json:1:64: error: the group extends itself by way of “{a}”; remove one “$extends” [F911 contradiction]",
      ]
    ),
    (
      ##"{"$type": "color", "a.b": {"$value": "#000000"}, "c": 3, "$tpye": "x"}"##,
      [
        "t.json:1:20: error: the name “a.b” holds “.”; names of tokens and groups are without “{”, “}” and “.” [F911 contradiction]",
        "t.json:1:55: error: “c” is “3”; give an object that is a token with “$value”, or a group of tokens [F904 wrong-type]",
        "t.json:1:58: error: unknown key “$tpye” in a group of tokens; did you mean “$type”? [F903 unknown-key]",
      ]
    ),
    (
      ##"{"$type": "color", "a": {"$value": "#000000"}, "a": {"$value": "#ffffff"}}"##,
      [
        "t.json:1:48: error: key “a” is given twice, first at t.json:1:20; rename or remove one of the two [F907 duplicate]"
      ]
    ),
    (
      "{\n  \"a\": [1,]\n}",
      [
        "t.json:2:11: error: the file is not JSON that can be read: a value is missing [F914 bad-json]"
      ]
    ),
  ]

  @Test(
    "says where references, groups and names are wrong, all in one run", arguments: badReferences)
  func badReference(_ text: String, _ messages: [String]) {
    #expect(Set(read(text).errors) == Set(messages))
  }

  @Test("bears hostile files: deep, long, and growing by reference")
  func hostile() {
    let deep = String(repeating: #"{"a":"#, count: 100_000)
    #expect(read(deep).errors.first?.contains("more than 64 deep") == true)
    let many = "[" + Array(repeating: "0", count: 300_000).joined(separator: ",") + "]"
    #expect(read(many).errors.first?.contains("more than 200000 values") == true)
    // Each group holds the one before it twice.
    let doubling = (1...40).map {
      #""g\#($0)": {"x": {"$extends": "{g\#($0 - 1)}"}, "y": {"$extends": "{g\#($0 - 1)}"}}"#
    }
    let seed = ##""g0": {"$type": "color", "t": {"$value": "#000000"}}"##
    #expect(!read("{" + ([seed] + doubling).joined(separator: ",") + "}").errors.isEmpty)
    // A chain of aliases that is longer than anybody means it.
    let chain = (0..<5_000).map { #""t\#($0)": {"$value": "{t\#($0 + 1)}"}"# }
    let errors = read(#"{"$type": "color", "# + chain.joined(separator: ",") + "}").errors
    #expect(errors.contains { $0.contains("more than 100 references") })
    // Groups that hold one another.
    let mutual = #"{"a": {"x": {"$extends": "{b}"}}, "b": {"y": {"$extends": "{a}"}}}"#
    #expect(read(mutual).errors.contains { $0.contains("extends itself") })
  }

  @Test("reads strings with escapes, and places in scalars")
  func strings() {
    let (colours, errors) = read(
      "{\"é\\u00e9\\ud83d\\ude00\\n\": {\"$type\": \"color\", \"$value\": \"\\u0023000000\"}}")
    #expect(errors == [])
    #expect(colours == ["éé😀\n": "#000000"])
    let bad = read("{\n\"é😀\": {\"$type\": \"color\", \"$value\": 3}}")
    #expect(bad.errors.first?.hasPrefix("t.json:2:36: ") == true)
  }
}
