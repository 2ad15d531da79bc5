internal import ScreenModel

extension BlockReader {
  /// The keys by which a block says what it is.
  enum Kind: String, CaseIterable {
    case text, runs, control, media, gap, row, stack, reserve, list, sections
    case alternatives = "first-that-fits"

    /// What messages call a block of the kind.
    var title: String { "a \(rawValue) block" }

    /// What it is, as one sentence.
    var summary: String {
      switch self {
      case .text: "Words."
      case .runs: "Words of several styles that share their lines."
      case .control: "What can be pressed, with words, an icon or both."
      case .media: "A picture or video: elastic, or of a fixed height."
      case .gap: "Space in place of the spacing between two blocks of a stack."
      case .row: "Blocks side by side."
      case .stack: "Blocks from top to bottom."
      case .reserve: "A height that is held open."
      case .list: "Rows that are shown page by page."
      case .sections: "Sections that are shown page by page."
      case .alternatives: "Blocks of which the first that fits is shown."
      }
    }
  }
}

/// What to say about a block that has none of the keys of blocks.
extension BlockReader {
  /// What other tools call the kinds of blocks.
  static let synonyms: [(kind: Kind, names: Set<String>)] = [
    (.text, ["label", "title", "heading", "headline", "subtitle", "paragraph", "caption"]),
    (.runs, ["spans", "run", "inline", "rich-text", "attributed"]),
    (.control, ["button", "link", "field", "input", "toggle", "switch", "checkbox", "tab"]),
    (.media, ["image", "img", "photo", "picture", "video", "icon", "movie", "illustration"]),
    (.gap, ["spacer", "space", "divider", "separator", "margin"]),
    (.row, ["hstack", "columns", "horizontal"]),
    (.stack, ["vstack", "column", "group", "box", "container", "view", "vertical"]),
    (.list, ["table", "repeater", "foreach", "rows"]),
    (.sections, ["section", "groups"]),
  ]

  /// Keys that only some kinds have, and so tell nothing of what a block was meant to be.
  private static let keysOfBlocks = Set(BlockKeys.table.names)
    .subtracting(Kind.allCases.map(\.rawValue))

  /// Tells which kind a block was most likely meant to be.
  func unknownKind(_ entries: [Node.Entry], at location: SourceLocation) -> FileError {
    let kinds = Kind.allCases.map(\.rawValue)
    let unknown = entries.filter { !Self.keysOfBlocks.contains($0.key) }
    // Words after `label` or `icon` make it the kind, though a control has keys of those names.
    for entry in unknown + entries.filter(\.value.isWords) {
      let name = entry.key.lowercased()
      guard let kind = Self.synonyms.first(where: { $0.names.contains(name) })?.kind else {
        continue
      }
      return .unknownKind(entry, suggestion: "did you mean “\(kind.rawValue)”?", kinds)
    }
    // Found by spelling before an unknown key is taken for the kind: `rol: x` may stand beside `gpa: 24`.
    let near = unknown.first {
      NearestName.of($0.key, among: kinds) != nil
        || MissingSpace.find(in: $0.key, among: kinds) != nil
    }
    guard let entry = near ?? unknown.first else { return .noKind(kinds, at: location) }
    return .unknownKind(
      entry, suggestion: FileError.hint(for: entry.key, among: kinds, noun: "kinds"), kinds)
  }
}

extension Node {
  fileprivate var isWords: Bool {
    if case .scalar = content { true } else { false }
  }
}
