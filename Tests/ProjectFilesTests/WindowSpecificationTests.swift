import ScreenModel
import Testing

@testable import ProjectFiles

@Suite struct WindowSpecificationTests {
  @Test("A bare size is a window that may be used to its edges")
  func bare() throws {
    let given = try #require(try WindowSpecification("390x844"))
    #expect(!given.areInsetsGiven)
    #expect(given.window.id == "390x844")
    #expect(given.window.width == 390)
    #expect(given.window.height == 844)
    #expect(given.window.safeArea == .zero)
    #expect(given.window.pixelScale == nil)
    #expect(given.window.orientation == .portrait)
  }

  @Test("Insets follow the size: top and bottom, then leading and trailing, then the pixel scale")
  func insets() throws {
    let two = try #require(try WindowSpecification("390x844+47+34"))
    #expect(two.areInsetsGiven)
    #expect(two.window.safeArea == Insets(top: 47, leading: 0, bottom: 34, trailing: 0))
    let four = try #require(try WindowSpecification("844.5×390+0+21+47+48@3"))
    #expect(four.window.width == 844.5)
    #expect(four.window.safeArea == Insets(top: 0, leading: 47, bottom: 21, trailing: 48))
    #expect(four.window.pixelScale == 3)
    #expect(four.window.orientation == .landscape)
  }

  @Test(
    "A name or a tag is not taken for figures",
    arguments: ["ipad", "4-inch", "x", "", "9-inch box"])
  func names(_ text: String) throws { #expect(try WindowSpecification(text)?.window == nil) }

  @Test(
    "Figures that make no window are refused",
    arguments: [
      (
        "390x844+47",
        "“390x844+47” is not of the form WIDTHxHEIGHT[+TOP+BOTTOM[+LEADING+TRAILING]][@SCALE]"
      ),
      (
        "390xtall",
        "“390xtall” is not of the form WIDTHxHEIGHT[+TOP+BOTTOM[+LEADING+TRAILING]][@SCALE]"
      ),
      ("0x844", "“0x844” has a side of 0 points; it must be from 0.1 to 10000"),
      ("-5x844", "“-5x844” has a side of -5 points; it must be from 0.1 to 10000"),
      ("390x1e9", "“390x1e9” has a side of 1000000000 points; it must be from 0.1 to 10000"),
      ("390x844+-1+0", "“390x844+-1+0” has an inset below 0"),
      ("390x844+800+44", "the insets of “390x844+800+44” leave nothing of the window"),
      ("390x844@0", "the scale of “390x844@0” must be from 0.5 to 10"),
    ])
  func refuses(_ text: String, _ message: String) {
    let error = #expect(throws: WindowSpecification.Failure.self) { try WindowSpecification(text) }
    #expect(error?.description == message)
  }
}
