import Testing

@Suite struct ProfileErrorTests {
  @Test(
    "A mistake in a platform profile is told where it is, with what would be right",
    arguments: cases)
  func tells(_ input: BadInput) throws {
    #expect(try input.messages() == input.expected)
  }

  static let cases = [
    BadInput(
      "A profile has its keys", in: "Profiles/web.yml", reading: "checked-against: nothing",
      """
      Profiles/web.yml:1:1: error: a platform profile has no “fit”; add the key “fit” [F908 missing-key]
      Profiles/web.yml:1:1: error: a platform profile has no “line-separator-breaks”; add the key “line-separator-breaks” [F908 missing-key]
      Profiles/web.yml:1:1: error: a platform profile has no “overlong-word”; add the key “overlong-word” [F908 missing-key]
      Profiles/web.yml:1:1: error: a platform profile has no “soft-hyphen-takes-width”; add the key “soft-hyphen-takes-width” [F908 missing-key]
      Profiles/web.yml:1:1: error: a platform profile has no “trailing-newline-opens-line”; add the key “trailing-newline-opens-line” [F908 missing-key]
      Profiles/web.yml:1:1: error: a platform profile has no “white-space”; add the key “white-space” [F908 missing-key]
      """),
    BadInput(
      "A rule is one of its names", in: "Profiles/web.yml", replacing: "move-then-cut",
      with: "move-then-break",
      """
      Profiles/web.yml:2:16: error: unknown overlong-word “move-then-break”; valid names are move-then-cut, cut-in-place, overflow [F906 unknown-name]
      """),
    BadInput(
      "White space is one of two", in: "Profiles/web.yml", replacing: "white-space: collapse",
      with: "white-space: keep",
      """
      Profiles/web.yml:3:14: error: unknown white-space “keep”; valid names are collapse, preserve [F906 unknown-name]
      """),
    BadInput(
      "A pair is two or more ASCII characters", in: "Profiles/web.yml", replacing: "\"a-\"]",
      with: "\"a-\", \"é-\", \"a\"]",
      """
      Profiles/web.yml:7:34: error: an item of “ascii-breaks” is “é-”; give two or more printable ASCII characters [F904 wrong-type]
      Profiles/web.yml:7:40: error: an item of “ascii-breaks” is “a”; give two or more printable ASCII characters [F904 wrong-type]
      """),
    BadInput(
      "An uncertain script is one of those that need a dictionary", in: "Profiles/web.yml",
      replacing: "white-space: collapse",
      with: "white-space: collapse\nuncertain-scripts: [Khmr, Latn]",
      """
      Profiles/web.yml:4:27: error: unknown script “Latn”; valid names are Mymr, Khmr, Laoo, Thai [F906 unknown-name]
      """),
    BadInput(
      "A fit has four figures", in: "Profiles/web.yml",
      replacing:
        "fit: { size-step: 0.01, width-step: 0, pixel-allowance: 0.03125, point-allowance: 0 }",
      with: "fit: { size-step: -1, width-step: 0, pixel-allowance: x }",
      """
      Profiles/web.yml:8:6: error: “fit” has no “point-allowance”; add the key “point-allowance” [F908 missing-key]
      Profiles/web.yml:8:19: error: “size-step” is -1; it must be from 0 to 10 [F905 out-of-range]
      Profiles/web.yml:8:55: error: “pixel-allowance” is “x”; give a number from 0 to 10 [F904 wrong-type]
      """),
  ]
}
