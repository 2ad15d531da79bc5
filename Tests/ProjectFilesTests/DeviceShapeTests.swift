import ScreenModel
import Testing

@testable import ProjectFiles

@Suite("Shapes and keyboards of devices")
struct DeviceShapeTests {
  private static func list(_ keys: String) -> String {
    """
    source: A test
    devices:
      - id: phone
        name: Phone
        platform: ios
        family: phone
        width: 400
        height: 800
        confidence: high
    \(keys)
    """
  }

  private func windows(_ keys: String) throws -> [Window] {
    let project = try TemporaryProject(["Devices/phones.yml": Self.list(keys)])
    return try project.load().devices.first { $0.name == "phones" }?.windows ?? []
  }

  @Test("With the keyboard up there is a window more for each that is known")
  func keyboard() throws {
    let found = try windows(
      """
          insets:
            - { system: Old, portrait: { top: 20, bottom: 0 } }
            - { system: New, portrait: { top: 47, bottom: 34 } }
          keyboard: { portrait: 300, confidence: low, source: A ruler. }
      """)
    #expect(
      found.map(\.id) == [
        "phone", "phone@old", "phone/landscape", "phone/portrait-keyboard",
        "phone/portrait-keyboard@old",
      ])
    let up = try #require(found.first { $0.id == "phone/portrait-keyboard" })
    #expect(up.keyboardHeight == 300)
    #expect(up.safeArea?.bottom == 34)
    #expect(up.tags.contains("keyboard"))
    #expect(up.confidence == .low)
    #expect(up.source == "A ruler.")
    #expect(found.allSatisfy { $0.id.contains("keyboard") || $0.keyboardHeight == 0 })
  }

  @Test("Of a round display the square inside is the safe area")
  func round() throws {
    let found = try windows("    shape: round")
    let area = try #require(found.first?.safeArea)
    // A square of 400 × √½ in the middle of 400 × 800; its corners touch the circle.
    #expect(abs(400 - area.leading - area.trailing - 282.842712) < 1e-6)
    #expect(abs(area.top - area.bottom) < 1e-9)
    #expect(abs(800 - area.top - area.bottom - 282.842712) < 1e-6)
  }

  @Test(
    "A mistake in a shape or keyboard is told where it is",
    arguments: [
      (
        "    shape: oval",
        "10:12: error: unknown shape “oval”; valid names are rectangular, round [F906 unknown-name]"
      ),
      (
        "    shape: round\n    insets: [{ system: X, portrait: { top: 1, bottom: 1 } }]",
        "11:13: error: a round display has “insets”; those of the square inside it are worked out; remove “insets”, or “shape” [F911 contradiction]"
      ),
      (
        "    shape: round\n    panes: [{ name: half, orientation: portrait, width: 200, height: 800 }]",
        "11:12: error: a round display has “panes”, of which nothing tells what is seen; remove “panes”, or “shape” [F911 contradiction]"
      ),
      (
        "    keyboard: {}",
        "10:15: error: a keyboard has neither “portrait” nor “landscape”; add one [F908 missing-key]"
      ),
      (
        "    keyboard: { portrait: 900 }",
        "10:27: error: “portrait” is 900; it must be from 1 to 800 [F905 out-of-range]"
      ),
    ])
  func mistakes(_ keys: String, _ message: String) throws {
    let messages = try TemporaryProject(["Devices/phones.yml": Self.list(keys)]).messages()
    #expect(messages == ["Devices/phones.yml:" + message])
  }
}
