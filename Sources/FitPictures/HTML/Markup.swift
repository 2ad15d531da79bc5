internal import ScreenModel

/// What HTML, SVG and JSON ask of text and numbers.
package enum Markup {
  /// Makes a text stand for itself between tags and in quoted attributes; characters that XML forbids are left out.
  static func escaped(_ text: String) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"": result += "&quot;"
      case "'": result += "&#39;"
      case "\t", "\n", "\r": result.unicodeScalars.append(scalar)
      case "\u{0}"..<"\u{20}", "\u{7F}"..<"\u{A0}", "\u{FFFE}", "\u{FFFF}": break
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }

  /// Writes a number with at most so many decimals and without zeros at its end.
  package static func number(_ value: Double, decimals: Int = 2) -> String {
    guard value.isFinite, abs(value) < 1e12 else { return "0" }
    var power = 1
    for _ in 0..<decimals { power *= 10 }
    let scaled = Int((value * Double(power)).rounded())
    guard scaled != 0 else { return "0" }
    let (whole, part) = scaled.magnitude.quotientAndRemainder(dividingBy: UInt(power))
    var text = (scaled < 0 ? "-" : "") + String(whole)
    guard part > 0 else { return text }
    var digits = String(part)
    digits = String(repeating: "0", count: decimals - digits.count) + digits
    while digits.last == "0" { digits.removeLast() }
    text += "." + digits
    return text
  }

  /// Writes a length for CSS; a thousandth of a pixel is finer than browsers lay out.
  static func pixels(_ length: Points) -> String {
    let text = number(length, decimals: 4)
    return text == "0" ? text : text + "px"
  }

  /// Writes a text as a JSON string that no script or page ends early at.
  package static func json(_ text: String) -> String {
    var result = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"", "\\": result += "\\\(scalar)"
      case "\u{0}"..."\u{1F}", "<", ">", "&", "\u{7F}"..<"\u{A0}", "\u{2028}", "\u{2029}":
        let digits = String(scalar.value, radix: 16)
        result += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result + "\""
  }
}
