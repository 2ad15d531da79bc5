package import ProjectFiles
internal import ScreenModel

extension Baseline {
  /// The file as text: sorted, so that a change of it reads as what changed.
  package var text: String { BaselineText.text(of: self) }

  /// Reads a baseline.
  ///
  /// - Parameter file: As the user typed it.
  /// - Returns: What it holds.
  /// - Throws: Everything that is wrong with the file.
  package static func load(_ file: String) throws(FileErrors) -> Baseline {
    let lines: [String]
    do throws(FileError) {
      lines = try TextFile.lines(
        of: file, expected: "screenfit replay --baseline \(file) --update-baseline writes it")
    } catch {
      throw FileErrors([error])
    }
    var reader = BaselineReader(file: file)
    let baseline = reader.read(lines)
    guard reader.errors.isEmpty else { throw FileErrors(reader.errors) }
    return baseline
  }
}

/// Reads the text of a baseline line by line and collects what is wrong with it.
private struct BaselineReader {
  let file: String
  private(set) var errors: [FileError] = []
  private var line = 0
  /// Whether the last finding cannot be read, so that its cells belong to nothing.
  private var isSkipping = false

  init(file: String) { self.file = file }

  mutating func read(_ lines: [String]) -> Baseline {
    guard lines.first == BaselineText.header else {
      errors.append(
        FileError(
          .badBaseline, file: file,
          "the file is no baseline: its first line is not “\(BaselineText.header)”",
          suggestion: "name a file that --update-baseline wrote, or one that is not there yet"))
      return Baseline()
    }
    var entries: [Baseline.Entry] = []
    for (index, text) in lines.enumerated().dropFirst() where !text.isEmpty {
      line = index + 1
      if text.hasPrefix("  ") {
        if isSkipping { continue }
        guard !entries.isEmpty else {
          fail(1, "a cell stands before the first finding")
          continue
        }
        let key = entries[entries.count - 1].key
        entries[entries.count - 1].cells.formUnion(cells(String(text.dropFirst(2)), of: key))
      } else {
        let key = key(text)
        isSkipping = key == nil
        if let key { entries.append(Baseline.Entry(key: key, cells: [])) }
      }
    }
    return Baseline(entries: entries)
  }

  private mutating func fail(_ column: Int, _ message: String) {
    // One mistake such as a mark of a conflict makes many; the first ones tell it.
    guard errors.count < 10 else { return }
    errors.append(
      FileError(
        .badBaseline, at: SourceLocation(file: file, line: line, column: column), message,
        suggestion: "write the file anew with --update-baseline"))
  }

  private mutating func key(_ text: String) -> FindingKey? {
    let parts = text.split(separator: " · ", omittingEmptySubsequences: false).map(String.init)
    let form = "a finding is FILE · SEVERITY CODE · APP/SCREEN · BLOCK"
    guard parts.count == 4 else {
      fail(1, form)
      return nil
    }
    let column = parts[0].unicodeScalars.count + 4
    let kind = parts[1].split(separator: " ", omittingEmptySubsequences: false).map(String.init)
    guard kind.count == 2, ["error", "warning"].contains(kind[0]), kind[1].hasPrefix("F") else {
      fail(column, "“\(parts[1])” is no severity and code; \(form)")
      return nil
    }
    let place = parts[2].split(separator: "/", maxSplits: 1, omittingEmptySubsequences: false)
    return FindingKey(
      file: name(parts[0]), severity: kind[0], code: kind[1], app: name(place[0]),
      screen: place.count > 1 ? name(place[1]) : "", block: name(parts[3]))
  }

  private mutating func cells(_ text: String, of key: FindingKey) -> Set<CellKey> {
    let form = "cells are WINDOW: TEXT SIZE · FAMILY · LOCALES | …"
    var rest = text[...]
    var screens = [key.screen]
    if key.screen.isEmpty {
      let parts = text.split(separator: " / ", maxSplits: 1, omittingEmptySubsequences: false)
      guard parts.count == 2 else {
        fail(3, "the screens of the cells are missing; \(form) behind SCREENS /")
        return []
      }
      screens = names(parts[0])
      rest = parts[1]
    }
    let parts = rest.split(separator: ": ", omittingEmptySubsequences: false)
    guard parts.count == 2, !parts[0].isEmpty else {
      fail(3, form)
      return []
    }
    var cells: Set<CellKey> = []
    for group in parts[1].split(separator: " | ", omittingEmptySubsequences: false) {
      let fields = group.split(separator: " · ", omittingEmptySubsequences: false)
      guard (3...4).contains(fields.count), !fields.contains(where: \.isEmpty) else {
        fail(3 + text.unicodeScalars.distance(from: text.startIndex, to: group.startIndex), form)
        continue
      }
      for screen in screens {
        for locale in names(fields[2]) {
          cells.insert(
            CellKey(
              screen: screen, window: name(parts[0]), textSize: name(fields[0]),
              family: name(fields[1]), locale: locale,
              state: fields.count > 3 ? name(fields[3]) : ""))
        }
      }
    }
    return cells
  }

  private func names(_ text: Substring) -> [String] {
    text.split(separator: ", ").map { name($0) }
  }

  private func name(_ text: some StringProtocol) -> String { BaselineText.name(text) }
}
