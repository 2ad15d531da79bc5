package import ScreenModel

extension Recording {
  /// Reads a recording from a path as the user typed it.
  ///
  /// - Throws: Everything that is wrong with the file.
  package static func load(_ path: String) throws(FileErrors) -> Recording {
    let log = ErrorLog()
    let recording: Recording
    do throws(FileError) {
      recording = try RecordingReader(file: path, log: log).read()
    } catch {
      throw FileErrors([error])
    }
    guard log.errors.isEmpty else { throw FileErrors(log.errors) }
    return recording
  }
}

extension FileError {
  fileprivate static func notARecording(_ file: String, format: String? = nil) -> FileError {
    let found = format.map { "of the format “\($0.shortened(to: 40))”" }
    return FileError(
      .badRecording, file: file, "the file is \(found ?? "no recording: it has no “format”")",
      suggestion: "give a recording of the format “\(RecordingFile.format)”")
  }
}

/// Reads and checks a recording.
struct RecordingReader {
  let file: String
  let log: ErrorLog

  private static let byteLimit = 128 << 20

  func read() throws(FileError) -> Recording {
    let bytes: [UInt8]
    do throws(FileFailure) {
      bytes = try FileSystem.read(file, limit: Self.byteLimit)
    } catch {
      throw .unreadable(
        file, error, expected: "name a recording of the form \(RecordingFile.format)")
    }
    let decoding = JSONDecoding(file: file, code: .badRecording, noun: "the recording")
    let format = try decoding.format(of: bytes)
    guard format == RecordingFile.format else { throw .notARecording(file, format: format) }
    let content = try decoding.decode(RecordingFile.self, from: bytes)
    let recording = self.recording(content)
    check(recording)
    return recording
  }

  // MARK: Meaning

  private func recording(_ content: RecordingFile) -> Recording {
    let folder = FilePath.folder(of: file)
    let environment = content.environment
    return Recording(
      file: file, profile: content.profile,
      environment: Recording.Environment(
        engine: environment.engine, devicePixelRatio: environment.devicePixelRatio,
        flags: environment.flags ?? [], css: environment.css ?? "",
        hinting: environment.hinting ?? "", note: environment.note ?? ""),
      fonts: content.fonts.mapValues { font in
        Recording.Font(
          file: font.file, path: font.path.map { FilePath.join(folder, $0) },
          package: font.package ?? "", sha256: font.sha256?.lowercased())
      },
      texts: content.texts ?? [:], rows: (content.rows ?? []).map(\.value),
      firstLines: (content.firstLines ?? []).map(\.value))
  }

  private func check(_ recording: Recording) {
    let fonts = recording.fonts.keys.sorted()
    let locales = recording.texts.keys.sorted()
    for name in fonts {
      guard let font = recording.fonts[name], (font.file == nil) == (font.path == nil) else {
        continue
      }
      report(
        "font “\(name)” has \(font.file == nil ? "neither “file” nor “path”" : "both “file” and “path”")",
        "give one of them")
    }
    if recording.rows.isEmpty, recording.firstLines.isEmpty {
      report("the recording has neither “rows” nor “firstLines”", "give at least one")
    }
    for (index, row) in recording.rows.enumerated() {
      let place = "“rows[\(index)]”"
      checkFigures(place, font: row.font, size: row.size, width: row.width, fonts)
      guard let texts = recording.texts[row.locale] else {
        report(
          "\(place) names the locale “\(row.locale)”, which has no texts",
          FileError.hint(for: row.locale, among: locales, noun: "locales"))
        continue
      }
      if row.lineCounts.count != texts.count {
        report(
          "\(place) has \(row.lineCounts.count) line counts, its locale has \(texts.count) texts",
          "give one for each text")
      }
      if row.lineCounts.contains(where: { $0 < 0 }) {
        report("\(place) has a line count below 0", nil)
      }
    }
    for (index, line) in recording.firstLines.enumerated() {
      let place = "“firstLines[\(index)]”"
      checkFigures(place, font: line.font, size: line.size, width: line.width, fonts)
      if !(0...line.text.unicodeScalars.count).contains(line.characters) {
        report("\(place) has \(line.characters) characters on the first line of its text", nil)
      }
    }
  }

  private func checkFigures(
    _ place: String, font: String, size: Points, width: Points, _ fonts: [String]
  ) {
    if !fonts.contains(font) {
      report(
        "\(place) names the font “\(font)”, which the recording does not list",
        FileError.hint(for: font, among: fonts, noun: "fonts"))
    }
    if !(size > 0 && size <= 10_000) {
      report("\(place) has a size of \(NumberText.shown(size))", "sizes are above 0")
    }
    if !(width >= 0 && width <= 100_000) {
      report("\(place) has a width of \(NumberText.shown(width))", "widths are 0 or more")
    }
  }

  /// Logs a mistake, up to as many as a reader would look at.
  private func report(_ message: String, _ suggestion: String?) {
    guard log.errors.count < 50 else { return }
    log.add(FileError(.badRecording, file: file, message, suggestion: suggestion))
  }
}
