internal import ScreenModel

/// Reads the key `colors` of `app.yml` with the design-token files that it names.
struct ColourTableReader {
  let log: ErrorLog
  /// Reads a token file by the name it is given in `app.yml`; nil, with a message, when it cannot be read.
  let tokenFile: (String) -> Node?

  func read(_ node: Node) -> ColourTable {
    let fields = Mapping(node, by: ColourTableKeys.table, log: log)
    let errors = log.errors.count
    var claims: [SourceLocation] = []
    let themes = fields.tokens.map { self.themes($0, fields.values, &claims) } ?? []
    let areTokensRead = log.errors.count == errors && !themes.isEmpty
    claims += Self.claim(fields.exemption)
    let pairs = self.pairs(
      fields.pairs, names: areTokensRead ? ColourTable.names(of: themes) : nil, &claims)
    return ColourTable(
      themes: themes, pairs: pairs, minimums: fields.minimums.map(minimums) ?? [:],
      exemptionClaims: claims)
  }

  /// Where the large-text exemption is claimed by a mapping.
  static func claim(_ fields: Mapping<ClaimKeys>) -> [SourceLocation] {
    guard fields.claim == true, let node = fields.node(\.claim) else { return [] }
    return [node.location]
  }

  // MARK: Tokens

  private func themes(
    _ node: Node, _ values: ValueReader, _ claims: inout [SourceLocation]
  ) -> [ColourTheme] {
    var files: [String: Node?] = [:]
    var themes: [ColourTheme] = []
    // Themes that share a file would report its mistakes once each.
    var seen: Set<FileError> = []
    let named: [(name: String, node: Node)]
    if case .mapping = node.content {
      named = values.named(node, as: "“tokens”").map { ($0.key, $0.value) }
    } else {
      named = [("", node)]
    }
    for (name, node) in named {
      let roots = self.files(node, values).compactMap { file in
        if let root = files[file] { return root }
        let root = tokenFile(file)
        files[file] = root
        if let root { claims += Self.claims(in: root) }
        return root
      }
      guard !roots.isEmpty else { continue }
      let own = ErrorLog()
      let tokens = TokenColours(TokenTree(roots, log: own), log: own).colours()
      log.add(contentsOf: own.errors.filter { seen.insert($0).inserted })
      themes.append(ColourTheme(name: name, tokens: tokens))
    }
    return themes
  }

  /// Reads the name of one file, or a list of them.
  private func files(_ node: Node, _ values: ValueReader) -> [String] {
    guard case .sequence = node.content else {
      let name = values.name(node, as: "the file of “tokens”")
      return name.isEmpty ? [] : [name]
    }
    return values.names(node, as: "“tokens”", noun: "file").map(\.name)
  }

  /// Where a token file claims the large-text exemption, in `$extensions` or elsewhere.
  private static func claims(in node: Node) -> [SourceLocation] {
    switch node.content {
    case .mapping(let entries):
      entries.flatMap { entry in
        if entry.key == ClaimKeys.name, case .scalar(let scalar) = entry.value.content,
          scalar.isPlain, scalar.text == "true"
        {
          return [entry.location]
        }
        return claims(in: entry.value)
      }
    case .sequence(let items): items.flatMap(claims)
    case .scalar: []
    }
  }

  // MARK: Pairs

  private func pairs(
    _ items: [TableNode<PairKeys>], names: [String]?, _ claims: inout [SourceLocation]
  ) -> [ColourPair] {
    struct Key: Hashable { var names: [String], use: ColourUse }
    var first: [Key: SourceLocation] = [:]
    var pairs: [ColourPair] = []
    for item in items {
      let fields = Mapping(item, log: log)
      claims += Self.claim(fields.exemption)
      func colour(_ node: Node) -> ColourName? {
        Self.colour(node, names: names, fields.values)
      }
      let foreground = fields.foreground.flatMap(colour)
      let background = fields.background.flatMap(colour)
      let over = fields.over.flatMap(colour)
      guard let use = fields.use, let foreground, let background else { continue }
      let key = Key(
        names: [foreground.name, background.name, over?.name ?? ""], use: use)
      if let place = first[key] {
        log.add(
          .duplicateName(
            "\(foreground.name) on \(background.name)", noun: "pair", first: place,
            at: item.location))
        continue
      }
      first[key] = item.location
      pairs.append(
        ColourPair(
          foreground: foreground, background: background, over: over, use: use,
          location: item.location))
    }
    return pairs
  }

  /// Reads the name of a colour token; any name will do where the tokens themselves are wrong.
  static func colour(_ node: Node, names: [String]?, _ values: ValueReader) -> ColourName? {
    guard let names else {
      let name = values.name(node, as: "a color")
      return name.isEmpty ? nil : ColourName(name: name, location: node.location)
    }
    return values.lookUp(node, as: "a color", noun: "color", among: names)
      .map { ColourName(name: $0, location: node.location) }
  }

  private func minimums(_ node: TableNode<ContrastKeys>) -> [ColourUse: Double] {
    let fields = Mapping(node, log: log)
    var minimums: [ColourUse: Double] = [:]
    for use in ColourUse.allCases {
      minimums[use] = fields.value(\.minimum, of: use)
    }
    return minimums
  }
}

extension ColourTable {
  /// The colour tokens that any theme has, in order.
  static func names(of themes: [ColourTheme]) -> [String] {
    Set(themes.flatMap(\.tokens.keys)).sorted()
  }
}
