/// The ways in which people write the name of a window.
enum WindowSpellings {
  /// Lists what may stand for a name, the most exact first.
  ///
  /// `iPhone 12 / 12 Pro` is also `iPhone 12` and `iPhone 12 Pro`; `iPhone SE (3rd gen)` is one of those that are
  /// `iPhone SE`.
  static func of(_ name: String) -> [String] {
    let pieces = name.split(separator: "/").map { $0.drop { $0 == " " } }
    let maker = name.prefix { $0 != " " }
    var spellings = [name]
    for piece in pieces {
      var piece = piece
      while piece.last == " " { piece.removeLast() }
      let startsWithFigure = piece.first?.isNumber == true
      spellings.append(startsWithFigure ? "\(maker) \(piece)" : String(piece))
    }
    for spelling in spellings where spelling.hasSuffix(")") {
      guard let bracket = spelling.lastIndex(of: "(") else { continue }
      let start = spelling[..<bracket]
      spellings.append(String(start.last == " " ? start.dropLast() : start))
    }
    return spellings.map { $0.lowercased() }
  }
}
