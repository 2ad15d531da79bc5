import FitTestSupport
import ScreenModel
import StackLayout
import Testing

@Suite("TextSlot")
struct TextSlotTests {
  @Test("At every width the merged profile has the text of the most lines, then the widest")
  func merged() throws {
    var generator = SeededGenerator(seed: 11)
    for _ in 0..<100 {
      let texts = (0..<Int.random(in: 1...8, using: &generator)).map { _ in
        (0..<Int.random(in: 1...9, using: &generator)).map { _ in
          String(repeating: "x", count: .random(in: 1...7, using: &generator))
        }.joined(separator: " ")
      }
      let slot = TextSlot(
        candidates: texts.map {
          TextSlot.Candidate(
            authored: SampleApp.authored($0), measured: FixedAdvanceText($0, advance: 0.5))
        }, list: nil)
      let start = try #require(slot.worst.steps.first?.width)
      for half in Int(start * 2)...80 {
        let width = Double(half) / 2
        let step = slot.worst.steps[try #require(slot.worst.step(at: width))]
        let walked = slot.worstLines(within: width)
        #expect(step.lines == walked.lines, "\(texts) at \(width)")
        #expect(step.text == walked.text, "\(texts) at \(width)")
      }
    }
  }
}

@Suite("FixedAdvanceText")
struct FixedAdvanceTextTests {
  @Test(
    "Words wrap at whole columns, longer words are cut",
    arguments: [
      ("aaaa bbbb", 9.0, ["aaaa bbbb"]), ("aaaa bbbb", 8.9, ["aaaa", "bbbb"]),
      ("aa bb cc", 5, ["aa bb", "cc"]), ("abcdefg h", 3, ["abc", "def", "g h"]),
      ("a  b ", 3, ["a b"]), ("a\nb", 9, ["a", "b"]), ("", 5, [""]),
    ])
  func lines(text: String, width: Double, expected: [String]) {
    let measured = FixedAdvanceText(text, advance: 1)
    let lines = measured.lines(within: width)
    #expect(lines.count == expected.count)
    #expect(measured.lineCount(within: width) == expected.count)
    #expect(lines.map { $0.visibleText.split(separator: " ").joined(separator: " ") } == expected)
  }

  @Test("The profile agrees with the lines at every width")
  func profile() throws {
    var generator = SeededGenerator(seed: 3)
    for _ in 0..<200 {
      let text = (0..<Int.random(in: 1...20, using: &generator)).map { _ in
        String(repeating: "y", count: .random(in: 1...9, using: &generator))
      }.joined(separator: Bool.random(using: &generator) ? " " : "  ")
      let measured = FixedAdvanceText(text, advance: 0.6)
      for columns in 1...60 {
        let width = Double(columns) * 0.6
        let count = measured.lines(within: width).count
        #expect(measured.lineCount(within: width) == count)
        if let step = measured.profile.step(at: width) {
          #expect(measured.profile.steps[step].lines == count, "“\(text)” at \(columns)")
        }
      }
    }
  }
}
