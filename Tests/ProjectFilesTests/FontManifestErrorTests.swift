import Testing

@Suite struct FontManifestErrorTests {
  @Test(
    "A mistake in the font manifest is told where it is, with what would be right", arguments: cases
  )
  func tells(_ input: BadInput) throws {
    #expect(try input.messages() == input.expected)
  }

  static let cases = [
    BadInput(
      "A face has its keys", in: "Fonts/fonts.yml",
      replacing: "  inter-bold: { file: Inter.ttc, index: 3, package: fonts-inter, ",
      with: "  inter-bold: { index: -1, ",
      """
      Fonts/fonts.yml:7:15: error: a face has no “file”; add the key “file” [F908 missing-key]
      Fonts/fonts.yml:7:15: error: a face has no “package”; add the key “package” [F908 missing-key]
      Fonts/fonts.yml:7:24: error: “index” is -1; it must be from 0 to 1000 [F905 out-of-range]
      """),
    BadInput(
      "A hash is 64 hexadecimal digits", in: "Fonts/fonts.yml",
      replacing: """
        sha256: 0123456789abcdef0123456789abcdef0123456789abcdef0123456789abcdef

        """,
      with: """
        sha256: 0123

        """,
      """
      Fonts/fonts.yml:6:13: error: “sha256” is “0123”; give 64 hexadecimal digits, as sha256sum prints them [F904 wrong-type]
      """),
    BadInput(
      "An allowance is a share", in: "Fonts/fonts.yml", replacing: "allowance: 0.04",
      with: "allowance: 4%",
      """
      Fonts/fonts.yml:7:151: error: “allowance” is “4%”; write 0.04, a share of 1 [F904 wrong-type]
      """),
    BadInput(
      "A chain names faces of the manifest", in: "Fonts/fonts.yml", replacing: "sans: [noto]",
      with: "sans: [noto, inte, noto]",
      """
      Fonts/fonts.yml:10:16: error: unknown face “inte”; did you mean “inter”? [F906 unknown-name]
      Fonts/fonts.yml:10:22: error: face “noto” is given twice, first at Fonts/fonts.yml:10:10; rename or remove one of the two [F907 duplicate]
      """),
    BadInput(
      "Folders are at least one", in: "Fonts/fonts.yml",
      replacing: "folders: [/usr/share/fonts, /Library/Fonts]", with: "folders: []",
      """
      Fonts/fonts.yml:1:10: error: “folders” is empty; give at least one [F905 out-of-range]
      """),
  ]
}
