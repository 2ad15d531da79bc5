import FitReporting
import ScreenModel
import StackLayout
import Testing

@testable import ScreenFitCommand

@Suite("Text widths") struct TextWidthsTests {
  /// Characters of one em, so that a width over the size is a number of columns.
  private func widths(_ text: String, _ width: Double, fit: FitArithmetic = .exact) -> TextWidths {
    TextWidths(
      FixedAdvanceText(text, advance: 1), width: width, size: 10, fit: fit, pixelScale: 2)
  }

  @Test("tell the lines with the room that each leaves")
  func lines() {
    let result = widths("one three five", 95)
    #expect(result.lines.map(\.text) == ["one three", "five"])
    #expect(result.lines.map(\.width) == [90, 40])
    #expect(result.lines.map(\.room) == [5, 55])
  }

  @Test("tell where the count becomes another one, on both sides")
  func changes() {
    let result = widths("one three five", 95)
    #expect(result.narrower?.lines == 3)
    #expect(result.narrower?.width == 90)
    #expect(result.wider?.lines == 1)
    #expect(result.wider?.width == 140)
  }

  @Test("know no change where there is none")
  func none() {
    #expect(widths("one three five", 200).wider == nil)
    let empty = widths("", 50)
    #expect(empty.lines.count <= 1)
    #expect(empty.wider == nil)
  }

  @Test("find changes below the width where words are cut")
  func cut() throws {
    let result = widths("abcdefgh", 25)
    #expect(result.lines.count == 4)
    let wider = try #require(result.wider)
    #expect(wider.lines == 3)
    #expect(abs(wider.width - 30) < 1e-6)
  }

  @Test("name the narrowest box that the platform's rounding lets pass")
  func rounding() throws {
    let whole = FitArithmetic(sizeStep: 0, widthStep: 1, pixelAllowance: 0, pointAllowance: 0.5)
    let result = widths("one three five", 95, fit: whole)
    // 140 points are needed, half a point is allowed, and boxes are whole points.
    #expect(try #require(result.wider).width == 140)
    let lenient = FitArithmetic(sizeStep: 0, widthStep: 0, pixelAllowance: 1, pointAllowance: 0)
    #expect(try #require(widths("one three five", 95, fit: lenient).wider).width == 139.5)
  }
}
