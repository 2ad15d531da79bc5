import ScreenModel
import Testing

@testable import ProjectFiles

@Suite struct DeviceConfidenceTests {
  @Test("Systems with the same insets share the best founded confidence, others keep their own")
  func joins() throws {
    let project = try TemporaryProject([
      "Devices/phones.yml": """
      source: A test
      devices:
        - id: phone
          name: Phone
          platform: ios
          family: phone
          width: 390
          height: 844
          confidence: high
          insets:
            - system: Old
              portrait: { top: 47, bottom: 34 }
              landscape: { top: 0, bottom: 21 }
            - system: New
              confidence: low
              portrait: { top: 47, bottom: 34 }
              landscape: { top: 0, bottom: 20 }
      """
    ])
    let phones = try project.load().devices.first { $0.name == "phones" }
    let confidences = phones?.windows.map { "\($0.id) \($0.confidence.rawValue)" }
    #expect(
      confidences?.sorted() == [
        "phone high", "phone/landscape low", "phone/landscape@old high",
      ])
  }
}
