internal import FitVerification
internal import ScreenModel
package import StackLayout
package import TextMeasure

/// Laid out cells as a page of plain HTML and CSS that a browser lays out by itself.
///
/// A cell is structure only: flex columns and rows with their spacing, least heights, and the same font files. What the browser finds of a
/// screen are its words and styles, which of its blocks are shown, and floors and ceilings of elastic pictures; where a block
/// then stands is for the browser to find. Where the tool says it stands is noted in `data-frame`, which no style reads.
package struct HTMLPage {
  private let library: FontLibrary
  private var cells: [String] = []
  private var faces: [String] = []
  private var title = ""

  /// Starts an empty page.
  ///
  /// - Parameter library: Where the faces of the cells are found.
  package init(library: FontLibrary) { self.library = library }

  /// Adds a laid out cell.
  ///
  /// - Parameters:
  ///   - layout: The cell.
  ///   - title: What it is called.
  package mutating func add(_ layout: StackSolver, title: String) {
    var cell = CellHTML(layout)
    cells.append(cell.text(title: title))
    for face in cell.faces where !faces.contains(face) { faces.append(face) }
    if self.title.isEmpty { self.title = title }
  }

  /// The page.
  package var text: String {
    """
    <!doctype html>
    <html lang="en">
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width">
    <title>\(Markup.escaped(title))</title>
    <style>
    \(faces.map(fontFace).joined(separator: "\n"))
    \(Self.style)
    </style>
    \(cells.joined(separator: "\n"))
    </html>

    """
  }

  private func fontFace(_ name: String) -> String {
    guard let face = try? library.face(named: name) else { return "" }
    return """
      @font-face { font-family: "\(Self.quoted(name))"; src: \(Self.source(of: face)) }
      """
  }

  /// A page loads only the first face of a collection; the others must be installed.
  private static func source(of face: FontFace) -> String {
    let file = "url(\"file://\(percentEncoded(face.path))\")"
    guard face.index > 0 else { return file }
    return "local(\"\(quoted(face.postScriptName))\"), \(file)"
  }

  /// Escapes a name for a string of CSS, also of one in a page.
  ///
  /// Everything that ends a string, a line or the style's element is written by its number (CSS Syntax 3 § 4.3.7).
  static func quoted(_ name: String) -> String {
    var result = ""
    for scalar in name.unicodeScalars {
      switch scalar {
      // No escape of CSS stands for these.
      case "\u{0}": break
      case "\"", "'", "\\", "<", ">", "&", "\u{1}"..<"\u{20}", "\u{7F}"..<"\u{A0}":
        result += "\\\(String(scalar.value, radix: 16)) "
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }

  private static func percentEncoded(_ path: String) -> String {
    path.utf8.reduce(into: "") { result, byte in
      let isPlain =
        (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
        || (UInt8(ascii: "-")...UInt8(ascii: "9")).contains(byte) || byte == UInt8(ascii: "_")
      result +=
        isPlain
        ? String(UnicodeScalar(byte))
        : "%" + (byte < 16 ? "0" : "") + String(byte, radix: 16, uppercase: true)
    }
  }

  private static let style = """
    * { box-sizing: border-box; min-width: 0 }
    body { margin: 0 }
    .window { position: relative; display: flex; flex-direction: column; overflow: hidden; background: #fff; color: #1b1c1f;
      font-synthesis: none }
    .content { display: flex; flex-direction: column; flex: 1 1 0; min-height: 0 }
    .scrolls { overflow: auto; scrollbar-width: none }
    .stack { display: flex; flex-direction: column }
    .row { display: flex; align-items: flex-start }
    .overlay { display: grid; grid-template-columns: minmax(0, 1fr); align-items: start }
    .overlay > * { grid-area: 1 / 1 }
    .unseen { visibility: hidden }
    .more { height: 0 }
    p { margin: 0; overflow-wrap: break-word }
    .control { display: flex; align-items: center; justify-content: center; text-align: center; overflow-wrap: break-word }
    .control, .round > *, .media, .icon { background: #e9ebf0; border-radius: 8px }
    .control > .label { flex: 0 1 auto; max-width: 100% }
    .above { flex-direction: column }
    .round { display: flex; justify-content: center; align-items: flex-start }
    .round > *, .icon { flex: none; border-radius: 50% }
    .icon, .media { background: #c6cad3 }
    """
}
