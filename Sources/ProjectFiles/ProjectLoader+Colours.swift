internal import ScreenModel

extension ProjectLoader {
  /// Reads the colours of an app; nil where its file says nothing of them.
  func colours(of root: Node, app: String) -> ColourTable? {
    guard let entry = root.entry(of: AppKeys.table.keys.colors) else { return nil }
    return ColourTableReader(log: log) { [self] name in
      jsonDocument(FilePath.join(folder.path(of: "Screens/\(app)"), name))
    }.read(entry.value)
  }

  /// Reads a JSON file; nil when something is wrong with it as a whole.
  private func jsonDocument(_ path: String) -> Node? {
    let expected = "name a design-token file beside app.yml, such as tokens.json"
    guard let bytes = bytes(of: path, expected: expected) else { return nil }
    do throws(FileError) {
      return try JSONDocument(bytes, file: path, log: log).root
    } catch {
      log.add(error)
      return nil
    }
  }
}
