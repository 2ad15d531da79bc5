import FitTestSupport
import ScreenModel
import Testing

@Suite("PseudoLocale")
struct PseudoLocaleTests {
  @Test(
    "Each kind rewrites a text in its way",
    arguments: [
      (PseudoLocale.Kind.accented, "Good day, 5 km", "Ĝööď ďåý, 5 ķḿ"),
      (.bracketed, "Good day", "[Good day]"),
      (.mirrored, "Good day", "Good day"),
      (.long, "Settings", "Seettinggs…"),
      (.long, "A", "AA"),
      (.long, "", ""),
      (.long, "12 + 30", "12 + 30"),
      (.long, "漢字かな", "漢漢字かかな"),
    ])
  func kinds(kind: PseudoLocale.Kind, text: String, expected: String) {
    let rewritten = PseudoLocale(kind).rewritten(SampleApp.authored(text)).text
    if expected.hasSuffix("…") {
      #expect(rewritten.count == 12)
      #expect(rewritten.filter { !text.contains($0) }.isEmpty)
    } else {
      #expect(rewritten == expected)
    }
  }

  @Test("A long text has 40 % more characters, rounded up, wherever letters are", arguments: 1...60)
  func length(count: Int) {
    let text = String(repeating: "ab ", count: count).prefix(count)
    let rewritten = PseudoLocale(.long).rewritten(SampleApp.authored(String(text))).text
    let wanted = (14 * count + 9) / 10
    // A space that is due for doubling hands it on to the next letter, which may not come.
    #expect(rewritten.count == wanted || text.last == " " && rewritten.count == wanted - 1)
  }

  @Test("What stands for a placeholder stays as it is")
  func placeholders() {
    let text = AuthoredText(text: "Hi Ann, hi", location: SampleApp.location, filled: [3..<6])
    #expect(PseudoLocale(.accented).rewritten(text).text == "Ĥî Ann, ĥî")
    #expect(PseudoLocale(.long).rewritten(text).text.contains(" Ann,"))
    let bracketed = PseudoLocale(.bracketed).rewritten(text)
    #expect(bracketed.text == "[Hi Ann, hi]")
    #expect(bracketed.filled == [4..<7])
  }

  @Test("A letter without an accented form that is admitted stays, one with a later form takes it")
  func admitted() {
    let accents = PseudoLocale.accents { !"åḿ".contains($0) }
    #expect(accents["a"] == "â")
    #expect(accents["m"] == nil)
    #expect(accents["e"] == "é")
  }
}
