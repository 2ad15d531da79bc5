@testable import TextMeasure
import FoundationEssentials
import Testing

/// Unicode's own test of line breaking, from Debian's package unicode-data, against the ICU that breaks lines here.
@Suite("ICU's line breaks")
struct LineBreakDataTests {
  struct Case {
    /// As in the file, without its comment.
    var source: String
    var text: [UInt16] = []
    var breaks: [Int] = []
  }

  static let path = "/usr/share/unicode/auxiliary/LineBreakTest.txt"

  /// Reads the cases: characters in hexadecimal with ÷ where a line may end and × where it may not.
  private func cases() throws -> [Case] {
    let file = String(decoding: try Data(contentsOf: URL(filePath: Self.path)), as: UTF8.self)
    var cases: [Case] = []
    for line in file.split(separator: "\n") {
      let fields = line.prefix { $0 != "#" }.split(whereSeparator: \.isWhitespace)
      guard !fields.isEmpty else { continue }
      var found = Case(source: fields.joined(separator: " "))
      for field in fields {
        switch field {
        case "÷": found.breaks.append(found.text.count)
        case "×": break
        default:
          let scalar = try #require(UInt32(field, radix: 16).flatMap(Unicode.Scalar.init))
          found.text += Array(String(scalar).utf16)
        }
      }
      cases.append(found)
    }
    return cases
  }

  private func breaks(_ text: [UInt16], _ tools: Workbench.LocaleTools) -> [Int] {
    var marks = [UInt8](repeating: 0, count: text.count + 1)
    text.withUnsafeBufferPointer { units in
      marks.withUnsafeMutableBufferPointer { tools.markLines(units, in: $0) }
    }
    return marks.indices.filter { marks[$0] & TextMarks.opportunity.rawValue != 0 }
  }

  /// No break after a hyphen that starts a text, before a letter or symbol: ICU already does as Unicode 16 does (LB20a).
  static let hyphensAtStart = [
    "× 002D ÷ 0023 ÷",
    "× 002D × 0308 ÷ 0023 ÷",
    "× 002D ÷ 00A7 ÷",
    "× 002D × 0308 ÷ 00A7 ÷",
    "× 002D ÷ 50005 ÷",
    "× 002D × 0308 ÷ 50005 ÷",
    "× 002D ÷ 0E01 ÷",
    "× 002D × 0308 ÷ 0E01 ÷",
  ]

  /// No break between a full stop or comma and a digit: ICU's way to keep numbers whole (LB25).
  static let stopsBeforeDigits = [
    "× 002C ÷ 0030 ÷",
    "× 002C × 0308 ÷ 0030 ÷",
    "× 0065 × 0071 × 0075 × 0061 × 006C × 0073 × 0020 × 002E ÷ 0033 × 0035 × 0020 ÷ 0063 × 0065 × 006E × 0074 × 0073 ÷",
    "× 0061 × 002E ÷ 0032 × 0020 ÷",
    "× 0061 × 002E ÷ 0032 × 0020 ÷ 0915 ÷",
    "× 0061 × 002E ÷ 0032 × 0020 ÷ 672C ÷",
    "× 0061 × 002E ÷ 0032 × 3000 ÷ 672C ÷",
    "× 0061 × 002E ÷ 0032 × 3000 ÷ 307E ÷",
    "× 0061 × 002E ÷ 0032 × 3000 ÷ 0033 ÷",
    "× 0041 × 002E ÷ 0031 × 0020 ÷ BABB ÷",
    "× BD24 ÷ C5B4 × 002E × 0020 ÷ 0041 × 002E ÷ 0032 × 0020 ÷ BCFC ÷",
    "× BD10 ÷ C694 × 002E × 0020 ÷ 0041 × 002E ÷ 0033 × 0020 ÷ BABB ÷",
    "× C694 × 002E × 0020 ÷ 0041 × 002E ÷ 0034 × 0020 ÷ BABB ÷",
    "× 0061 × 002E ÷ 0032 × 3000 ÷ 300C ÷",
  ]

  @Test("differ from Unicode 15's in the known cases only")
  func known() throws {
    let tools = Workbench.LocaleTools(locale: "en", breakLocale: "en")
    let differing = try cases().filter { $0.breaks != breaks($0.text, tools) }
    #expect(differing.map(\.source) == Self.hyphensAtStart + Self.stopsBeforeDigits)
  }
}
