import FitTestSupport
import ProjectFiles
import ScreenModel
import StackLayout
import Testing

@testable import FitVerification

@Suite("Contrast") struct ContrastTests {
  private static let place = SourceLocation(file: "app.yml", line: 1, column: 1)

  private static func name(_ name: String) -> ColourName {
    ColourName(name: name, location: place)
  }

  private static func pair(
    _ foreground: String, _ background: String, over: String? = nil, _ use: ColourUse = .body
  ) -> ColourPair {
    ColourPair(
      foreground: name(foreground), background: name(background), over: over.map(name), use: use,
      location: place)
  }

  /// An app with tokens given as `#rrggbb` or `#rrggbbaa`.
  private static func app(
    _ tokens: [String: String], _ pairs: [ColourPair], minimums: [ColourUse: Double] = [:]
  ) throws -> App {
    var app = SampleApp.make()
    let colours = try tokens.mapValues {
      ColourToken.known(try #require(Colour(hexadecimal: $0)))
    }
    app.colours = ColourTable(
      themes: [ColourTheme(name: "", tokens: colours)], pairs: pairs, minimums: minimums,
      exemptionClaims: [])
    return app
  }

  private static func messages(_ app: App) -> [String] {
    Contrast.check(app, screens: []).findings.map { finding in
      ([finding.message] + finding.remedies.map(\.advice)).joined(separator: "; ")
    }
  }

  @Test("gives each line of the fixture app the findings that its comments expect")
  func fixture() throws {
    let project = try FixtureProject("colours")
    let app = try #require(try project.load().apps.first)
    let found = Contrast.check(app, filter: CellFilter()).findings.map { finding in
      let file = finding.location.file.split(separator: "/").last ?? ""
      return "\(file):\(finding.location.line) \(finding.rule.code)"
    }
    #expect(try found.sorted() == project.expected())
    let rows = Contrast.check(app, filter: CellFilter()).rows
    #expect(rows.count == 2 * 12)
    #expect(rows.count { $0.verdict == .unknown } == 4)
    var filter = CellFilter()
    filter.screens = ["bare"]
    let others = Contrast.check(app, filter: filter).findings.filter { $0.screen != nil }
    #expect(others.map(\.screen) == ["bare"])
  }

  static let verdicts: [(String, String, ColourUse, String?)] = [
    // A grey that just fails, and the one before it, for each ratio that is needed.
    (
      "#777777", "#ffffff", .body,
      "has 4.47:1, body text needs 4.5:1; make “a” #767676, which has 4.54:1"
    ),
    ("#767676", "#ffffff", .body, nil),
    (
      "#5a5a5a", "#ffffff", .label,
      "has 6.89:1, a label needs 7:1; make “a” #595959, which has 7.00:1"
    ),
    ("#595959", "#ffffff", .label, nil),
    (
      "#959595", "#ffffff", .outline,
      "has 2.99:1, an outline needs 3:1; make “a” #949494, which has 3.03:1"
    ),
    ("#949494", "#ffffff", .focusRing, nil),
    // White on a dark ground is lightened, never darkened through the ground.
    (
      "#555555", "#222222", .icon,
      "has 2.13:1, an icon needs 4.5:1; make “a” #898989, which has 4.54:1"
    ),
    // Alike: both ways are open, the nearer is taken.
    (
      "#808080", "#808080", .outline,
      "has 1.00:1, an outline needs 3:1; make “a” #373737, which has 3.01:1"
    ),
    // No shade of the foreground will do: the background is changed.
    (
      "#000000", "#666666", .label,
      "has 3.65:1, a label needs 7:1; make “b” #959595, which has 7.01:1"
    ),
    // Translucent: seen over the background, and kept translucent where that can pass.
    ("#00000080", "#ffffff", .outline, nil),
    (
      "#00000080", "#ffffff", .body,
      "has 4.00:1, body text needs 4.5:1; make “a” #000000, which has 21.00:1"
    ),
  ]

  @Test("says the ratio, what is needed, and the nearest colour that passes", arguments: verdicts)
  func verdict(
    _ foreground: String, _ background: String, _ use: ColourUse, _ message: String?
  ) throws {
    let app = try Self.app(["a": foreground, "b": background], [Self.pair("a", "b", use)])
    let expected = message.map { ["“a” (\(foreground)) on “b” (\(background)) \($0)"] } ?? []
    #expect(Self.messages(app) == expected)
  }

  @Test("offers only colours that pass, and that fail no other pair")
  func remedies() throws {
    var generator = SeededGenerator(seed: 7)
    func random() -> String {
      let digits = String(UInt32.random(in: 0...0xFFFFFF, using: &generator), radix: 16)
      return "#" + String(repeating: "0", count: 6 - digits.count) + digits
    }
    var offers = 0
    for _ in 0..<60 {
      let tokens = ["a": random(), "b": random(), "c": random()]
      let pairs = [Self.pair("a", "b"), Self.pair("a", "c", .outline), Self.pair("b", "c", .label)]
      let app = try Self.app(tokens, pairs)
      let before = Contrast.check(app, screens: [])
      for (finding, row) in zip(before.findings, before.rows.filter { $0.verdict == .fails }) {
        for offer in finding.remedies {
          offers += 1
          let words = offer.advice.split(separator: " ")
          let name = String(words[1].dropFirst().dropLast())
          let colour = String(words[2].dropLast())
          var changed = tokens
          changed[name] = colour
          let after = Contrast.check(try Self.app(changed, pairs), screens: []).rows
          for (old, new) in zip(before.rows, after) {
            #expect(old.verdict == .fails || new.verdict == .passes)
          }
          #expect(after.count { $0.verdict == .fails } < before.findings.count)
          #expect(row.needed > 1)
        }
      }
    }
    #expect(offers > 40)
  }

  @Test("knows no contrast over a translucent ground, but over what lies under it")
  func translucentGround() throws {
    let tokens = ["ink": "#000000", "veil": "#ffffff80", "page": "#ffffff"]
    #expect(
      try Self.messages(Self.app(tokens, [Self.pair("ink", "veil")])) == [
        "the contrast of “ink” on “veil” is not known: “veil” is translucent, and no “over” says what lies under it"
      ])
    #expect(
      try Self.messages(Self.app(tokens, [Self.pair("ink", "veil", over: "veil")])) == [
        "the contrast of “ink” on “veil” is not known: “veil”, which lies under it, is translucent itself"
      ])
    #expect(try Self.messages(Self.app(tokens, [Self.pair("ink", "veil", over: "page")])) == [])
    #expect(
      try Self.messages(Self.app(tokens, [Self.pair("ink", "gone")])) == [
        "the contrast of “ink” on “gone” is not known: the theme has no “gone”"
      ])
  }

  @Test("holds an app to the minimums of its own")
  func minimums() throws {
    let tokens = ["a": "#767676", "b": "#ffffff"]
    let app = try Self.app(tokens, [Self.pair("a", "b")], minimums: [.body: 4.55])
    #expect(Self.messages(app).first?.contains("has 4.54:1, body text needs 4.55:1") == true)
  }

  @Test("takes a pair for declared that is so for a use that needs as much")
  func strongerUse() throws {
    var app = try Self.app(["a": "#000000", "b": "#ffffff"], [Self.pair("a", "b", .body)])
    for (use, count) in [(ColourUse.outline, 0), (.body, 0), (.label, 1)] {
      var block =
        use == .label ? SampleApp.control("Go") : SampleApp.text("Words")
      var colours = BlockColours(surroundings: Self.name("b"))
      if use == .outline {
        colours.outline = Self.name("a")
      } else {
        colours.foreground = Self.name("a")
      }
      block.colours = colours
      app.screens = [SampleApp.screen([block, block])]
      let findings = Contrast.check(app, filter: CellFilter()).findings
      #expect(findings.count == count)
      if let finding = findings.first {
        #expect(
          finding.message
            == "“a” on “b” is shown as a label but is not declared for it (in 2 blocks)")
      }
    }
  }

  @Test("lets an app allow what is wrong with a pair, but never the large-text exemption")
  func exemptions() throws {
    var app = try Self.app(["a": "#777777", "b": "#ffffff"], [Self.pair("a", "b")])
    app.colours?.exemptionClaims = [Self.place]
    app.exemptions = ["contrast-too-low", "large-text-exemption"].map { rule in
      Exemption(
        rule: rule, ruleLocation: Self.place, screens: nil, blocks: nil, windows: nil,
        textSizes: nil, families: nil, locales: nil, reason: "for a test", owner: nil,
        expires: nil, location: Self.place)
    }
    let findings = Contrast.check(app, filter: CellFilter()).findings
    #expect(findings.map(\.rule) == [.contrastTooLow, .largeTextExemption])
    #expect(findings.map(\.severity) == [.allowed, .error])
  }

  @Test("fails a replay without any cell")
  func replay() throws {
    let app = try Self.app(["a": "#777777", "b": "#ffffff"], [Self.pair("a", "b")])
    let report = Replay.run([app, SampleApp.make()], filter: CellFilter()) { _ in
      FixedAdvanceMeasurer()
    }
    #expect(report.findings.map(\.rule) == [.contrastTooLow])
    #expect(report.findings.map(\.severity) == [.error])
    #expect(report.tally.cells == 0)
  }
}
