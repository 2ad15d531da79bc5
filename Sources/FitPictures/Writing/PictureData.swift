internal import ScreenModel

/// The pictures of a page as compact data, which a script of that page turns into SVG when one is looked at.
///
/// Glyphs, lines of words, looks and whole pictures that are the same are stored once, so that a report can hold a picture for every
/// window and text size. The script lays nothing out: it writes down what ``SVGWriter`` would.
package struct PictureData {
  private var table = GlyphTable()
  private var looks: [String] = []
  private var lookNumbers: [String: Int] = [:]
  private var parts: [String] = []
  private var partNumbers: [String: Int] = [:]
  private var pictures: [String] = []
  private var pictureNumbers: [String: Int] = [:]

  package init() {}

  /// Adds a picture; its title is left to the page.
  ///
  /// - Returns: Its number; that of an equal one if there is one.
  package mutating func add(_ picture: Picture) -> Int {
    let marks = text(of: picture.marks)
    let text =
      "[\(Markup.number(picture.width)),\(Markup.number(picture.height)),\(marks)]"
    if let known = pictureNumbers[text] { return known }
    pictureNumbers[text] = pictures.count
    pictures.append(text)
    return pictures.count - 1
  }

  /// The data as JSON: what ``script`` takes.
  package var json: String {
    func list(_ strings: [String]) -> String {
      "[" + strings.map(Self.quoted).joined(separator: ",\n") + "]"
    }
    return """
      {"glyphs":\(list(table.glyphs)),
      "runs":\(list(table.runs)),
      "looks":\(list(looks)),
      "parts":[\(parts.joined(separator: ",\n"))],
      "pictures":[\(pictures.joined(separator: ",\n"))]}
      """
  }

  /// A function of JavaScript, `pictureDrawing(data, number, title)`, that returns a picture as SVG.
  package static let script = """
    function pictureDrawing(data, number, title) {
      const [width, height, marks] = data.pictures[number]
      const glyphs = new Set(), runs = new Set()
      let definitions = "", clips = 0
      const escaped = text => text.replace(/[&<>"']/g, found => (
        { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;", "'": "&#39;" })[found])
      const rounded = value => String(Math.round(value * 100) / 100 || 0)
      const place = (x, y, width, height, radius) =>
        ` x="${x}" y="${y}" width="${width}" height="${height}"` + (radius ? ` rx="${radius}"` : "")
      const define = run => {
        if (runs.has(run)) return
        runs.add(run)
        const uses = data.runs[run].split(";").map(part => {
          const [glyph, x, y] = part.split(",")
          if (!glyphs.has(glyph)) {
            glyphs.add(glyph)
            definitions += `<path id="g${glyph}" d="${data.glyphs[glyph]}"/>\\n`
          }
          return `<use href="#g${glyph}" x="${x}"${y ? ` y="${y}"` : ""}/>`
        })
        definitions += `<g id="r${run}">${uses.join("")}</g>\\n`
      }
      const diagonals = (x, y, width, height) => {
        let path = ""
        for (let start = x - height + 6; start < x + width; start += 6) {
          const low = Math.max(start, x), high = Math.min(start + height, x + width)
          path += `M${rounded(low)} ${rounded(y + height - (low - start))}`
            + `L${rounded(high)} ${rounded(y + height - (high - start))}`
        }
        return path
      }
      const draw = marks => marks.map(([kind, look, ...mark]) => {
        look = data.looks[look]
        switch (kind) {
          case 0: return `<rect${place(...mark)}${look}/>\\n`
          case 1: return `<path d="${mark[0]}"${look}/>\\n`
          case 2: return `<path d="${diagonals(...mark)}"${look}/>\\n`
          case 3: {
            const [run, x, y, scale] = mark
            define(run)
            return `<use href="#r${run}" transform="translate(${x} ${y}) scale(${scale} -${scale})"${look}/>\\n`
          }
          default: {
            const [part, clip] = mark, inner = data.parts[part]
            if (!clip) return `<g${look}>\\n${draw(inner)}</g>\\n`
            const id = `c${number}-${++clips}`
            return `<clipPath id="${id}"><rect${place(...clip)}/></clipPath>\\n`
              + `<g${look}><g clip-path="url(#${id})">\\n${draw(inner)}</g></g>\\n`
          }
        }
      }).join("")
      const drawn = draw(marks)
      return `<svg xmlns="http://www.w3.org/2000/svg" role="img" width="${width}" height="${height}" `
        + `viewBox="0 0 ${width} ${height}">\\n<title>${escaped(title)}</title>\\n`
        + (definitions && `<defs>\\n${definitions}</defs>\\n`) + drawn + "</svg>\\n"
    }
    """

  // MARK: - Marks

  private mutating func text(of marks: [Mark]) -> String {
    var parts: [String] = []
    for mark in marks {
      if let part = text(of: mark) { parts.append(part) }
    }
    return "[\(parts.joined(separator: ","))]"
  }

  private mutating func text(of mark: Mark) -> String? {
    switch mark {
    case .box(let box):
      var figures = "[0,\(look(SVGAttributes.of(box))),\(Self.figures(box.frame))"
      if box.radius > 0 { figures += ",\(Markup.number(box.radius))" }
      return figures + "]"
    case .lines(let lines, let stroke):
      return "[1,\(look(SVGAttributes.ofLines(stroke))),\"\(SVGAttributes.path(lines))\"]"
    case .hatch(let frame, let colour):
      let look = look(SVGAttributes.ofLines(Mark.Stroke(colour)))
      return "[2,\(look),\(Self.figures(frame, decimals: 4))]"
    case .glyphs(let run):
      guard let number = table.number(of: run) else { return nil }
      let scale = Markup.number(run.scale, decimals: 6)
      return "[3,\(look(SVGAttributes.paint("fill", run.colour))),\(number),"
        + "\(Markup.number(run.x)),\(Markup.number(run.y)),\(scale)]"
    case .group(let group):
      let clip = group.clip.map { ",[\(Self.figures($0))]" } ?? ""
      return "[4,\(look(SVGAttributes.of(group))),\(part(group.marks))\(clip)]"
    }
  }

  /// Stores the marks of a group, which others may have, too.
  private mutating func part(_ marks: [Mark]) -> Int {
    let text = text(of: marks)
    if let known = partNumbers[text] { return known }
    partNumbers[text] = parts.count
    parts.append(text)
    return parts.count - 1
  }

  private static func figures(_ frame: Frame, decimals: Int = 2) -> String {
    [frame.x, frame.y, frame.width, frame.height]
      .map { Markup.number($0, decimals: decimals) }.joined(separator: ",")
  }

  private mutating func look(_ attributes: String) -> Int {
    if let known = lookNumbers[attributes] { return known }
    lookNumbers[attributes] = looks.count
    looks.append(attributes)
    return looks.count - 1
  }

  /// Writes a string for JSON that may stand in a `script` element.
  private static func quoted(_ text: String) -> String {
    var result = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": result += "\\\""
      case "\\": result += "\\\\"
      case "<", "\u{2028}", "\u{2029}", "\u{0}"..<"\u{20}":
        let digits = String(scalar.value, radix: 16)
        result += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result + "\""
  }
}
