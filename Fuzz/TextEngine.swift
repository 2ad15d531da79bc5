internal import ProjectFiles
internal import ScreenModel
internal import TextMeasure

/// The text engine: any text, any width, any face of the manifest, and damaged font files.
enum TextEngine {
  static func setting(_ faces: [String], _ locale: String) -> TextSetting {
    TextSetting(faces: faces, locale: locale, estimatedAdvance: 0.6)
  }

  /// Sets a text; the first bytes choose how.
  static func text(_ bytes: [UInt8]) {
    guard bytes.count > 6 else { return }
    let faces = Shipped.faces
    let profiles = Shipped.project.profiles
    let locales = ["en", "de", "ar", "ja", "th", "hi", "ko", "zh-Hant", "fi", "xx"]
    let chain = [faces[Int(bytes[0]) % faces.count], faces[Int(bytes[1]) % faces.count]]
    let profile = profiles[Int(bytes[2]) % profiles.count]
    let text = String(decoding: bytes[6...], as: UTF8.self)
    let measurer = TextMeasurer(profile: profile, library: Shipped.library)
    let setting = setting(chain, locales[Int(bytes[3]) % locales.count])
    let paragraph =
      bytes[4] & 1 == 0
      ? measurer.paragraph(text, as: setting) as any MeasuredText
      : measurer.measure(spans(of: text, in: setting))
    let width = Double(bytes[5]) / 4 + 0.01
    check(paragraph, text, within: width)
    check(paragraph, text, within: width * 1_000)
  }

  private static func spans(of text: String, in setting: TextSetting) -> [TextSpan] {
    let words = text.split(separator: "|", omittingEmptySubsequences: false)
    return words.enumerated().map { index, word in
      var own = setting
      if index % 2 == 1 { own.faces.reverse() }
      return TextSpan(text: String(word), setting: own, relativeSize: index % 3 == 0 ? 1 : 0.75)
    }
  }

  /// Lines must follow one another through the whole text, and be as many as are counted.
  private static func check(_ paragraph: any MeasuredText, _ text: String, within width: Double) {
    let lines = paragraph.lines(within: width)
    require(lines.count == paragraph.lineCount(within: width), "lines are counted wrongly")
    for (line, next) in zip(lines, lines.dropFirst()) {
      require(line.range.upperBound <= next.range.lowerBound, "lines overlap")
    }
    require(lines.allSatisfy { $0.width.isFinite && $0.width >= 0 }, "a line has no width")
    require(paragraph.lineCount(within: width * 2) >= 0, "a count is negative")
  }

  /// Damages a good font file by patches of four bytes: three of the place, one of the value.
  static func font(_ bytes: [UInt8]) {
    guard let choice = bytes.first else { return }
    let fonts = Shipped.fontFiles
    var file = fonts[Int(choice) % fonts.count]
    var rest = bytes.dropFirst()
    while rest.count >= 4 {
      let patch = Array(rest.prefix(4))
      let place = Int(patch[0]) << 16 | Int(patch[1]) << 8 | Int(patch[2])
      // Most that decides stands in the first kilobytes.
      let reach = patch[0] < 128 ? min(file.count, 2_000) : file.count
      file[place % reach] = patch[3]
      rest = rest.dropFirst(4)
    }
    let path = WrittenFiles.write(file, as: "font")
    let place = SourceLocation(file: "fonts.yml", line: 1, column: 1)
    let library = FontLibrary(
      manifest: FontManifest(
        folders: [],
        faces: [
          "x": FaceDeclaration(
            name: "x", file: path, index: 0, package: "", sha256: "", allowance: 0, location: place)
        ]))
    guard let face = try? library.face(named: "x") else { return }
    let profile = Shipped.project.profiles[0]
    let measurer = TextMeasurer(profile: profile, library: library)
    let text = "Read to me fi ffl سلام हिन्दी 日本語 👩‍👧 ệ\u{301}"
    let paragraph = measurer.paragraph(text, as: setting(["x"], "en"))
    for width in [0.5, 3, 1_000] { _ = paragraph.lines(within: width) }
    _ = face.coverage()
    _ = face.postScriptName
    let outlines = GlyphOutlines()
    for glyph in 0..<UInt32(40) { _ = outlines.outline(of: glyph, in: face) }
    for scalar in text.unicodeScalars { _ = face.advance(of: scalar) }
  }
}
