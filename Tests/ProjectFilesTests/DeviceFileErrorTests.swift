import Testing

@Suite struct DeviceFileErrorTests {
  @Test(
    "A mistake in a device list is told where it is, with what would be right", arguments: cases)
  func tells(_ input: BadInput) throws {
    #expect(try input.messages() == input.expected)
  }

  static let cases = [
    BadInput(
      "A device has its keys", in: "Devices/phones.yml",
      reading: """
        source: A desk.
        devices:
          - id: small
        """,
      """
      Devices/phones.yml:3:5: error: a device has no “confidence”; add the key “confidence” [F908 missing-key]
      Devices/phones.yml:3:5: error: a device has no “family”; add the key “family” [F908 missing-key]
      Devices/phones.yml:3:5: error: a device has no “height”; add the key “height” [F908 missing-key]
      Devices/phones.yml:3:5: error: a device has no “name”; add the key “name” [F908 missing-key]
      Devices/phones.yml:3:5: error: a device has no “platform”; add the key “platform” [F908 missing-key]
      Devices/phones.yml:3:5: error: a device has no “width”; add the key “width” [F908 missing-key]
      """),
    BadInput(
      "A device or its list has a source", in: "Devices/phones.yml",
      replacing: """
        source: Measured on a desk.

        """, with: "",
      """
      Devices/phones.yml:2:5: error: neither a device nor its list has a “source”; add the key “source” to the list or to the device [F908 missing-key]
      """),
    BadInput(
      "A list has a device", in: "Devices/phones.yml",
      reading: """
        source: A desk.
        devices: []
        """,
      """
      Devices/phones.yml:2:10: error: “devices” is empty; give at least one [F905 out-of-range]
      """),
    BadInput(
      "A platform is one of three", in: "Devices/phones.yml", replacing: "platform: ios",
      with: "platform: iso",
      """
      Devices/phones.yml:5:15: error: unknown platform “iso”; did you mean “ios”? [F906 unknown-name]
      """),
    BadInput(
      "A confidence is one of three", in: "Devices/phones.yml", replacing: "confidence: high",
      with: "confidence: 1",
      """
      Devices/phones.yml:11:17: error: unknown confidence “1”; valid names are high, medium, low [F906 unknown-name]
      """),
    BadInput(
      "A device is held upright", in: "Devices/phones.yml", replacing: "height: 667",
      with: "height: 300",
      """
      Devices/phones.yml:8:12: error: the device is wider than high; give width and height as the device is held upright [F911 contradiction]
      """),
    BadInput(
      "A device is given once in all lists", in: "Devices/tablets.yml", replacing: "id: tab",
      with: "id: small",
      """
      Devices/tablets.yml:3:9: error: window “small” is given twice, first at Devices/phones.yml:3:9; rename or remove one of the two [F907 duplicate]
      """),
    BadInput(
      "Insets have a top and a bottom", in: "Devices/phones.yml",
      replacing: "{ top: 20, bottom: 0 }", with: "{ top: -20, botom: 0 }",
      """
      Devices/phones.yml:15:26: error: “top” is -20; it must be from 0 to 10000 [F905 out-of-range]
      Devices/phones.yml:15:31: error: unknown key “botom” in insets; did you mean “bottom”? [F903 unknown-key]
      """),
    BadInput(
      "Insets name their system", in: "Devices/phones.yml", replacing: "system: One 15-18",
      with: "systems: One 15-18",
      """
      Devices/phones.yml:14:9: error: unknown key “systems” in an entry of insets; did you mean “system”? [F903 unknown-key]
      """),
    BadInput(
      "A system is given once", in: "Devices/tablets.yml", replacing: "system: Pad 19",
      with: "system: Pad 26+",
      """
      Devices/tablets.yml:16:9: error: system “Pad 26+” is given twice, first at Devices/tablets.yml:14:9; rename or remove one of the two [F907 duplicate]
      """),
    BadInput(
      "A pane names a system of its device", in: "Devices/tablets.yml",
      replacing: "height: 744, system: Pad 15-18", with: "height: 744, system: Pad 15",
      """
      Devices/tablets.yml:20:82: error: unknown system “Pad 15”; did you mean “Pad 15-18”? [F906 unknown-name]
      """),
    BadInput(
      "A pane has its keys", in: "Devices/tablets.yml",
      replacing: "{ name: third, orientation: portrait, width: 320, height: 1133 }",
      with: "{ name: third, orientation: upright, width: 0 }",
      """
      Devices/tablets.yml:21:9: error: a pane has no “height”; add the key “height” [F908 missing-key]
      Devices/tablets.yml:21:37: error: unknown orientation “upright”; valid names are portrait, landscape [F906 unknown-name]
      Devices/tablets.yml:21:53: error: “width” is 0; it must be from 0.1 to 10000 [F905 out-of-range]
      """),
    BadInput(
      "A tag is given once", in: "Devices/phones.yml", replacing: "tags: [notch]",
      with: "tags: [notch, notch]",
      """
      Devices/phones.yml:7:19: error: tag “notch” is given twice, first at Devices/phones.yml:7:12; rename or remove one of the two [F907 duplicate]
      """),
  ]
}
