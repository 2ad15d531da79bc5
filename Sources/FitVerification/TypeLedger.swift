package import ScreenModel
internal import StackLayout

/// The sizes at which the styles of an app were really measured, by text size.
package struct TypeLedger: Hashable, Sendable {
  /// A style at a text size, in points at the reference window.
  package struct Entry: Hashable, Codable, Sendable {
    package var style: String
    package var textSize: String
    /// As the platform rounds it.
    package var size: Points
    /// The highest, where it follows the faces of each text.
    package var lineHeight: Points

    package init(style: String, textSize: String, size: Points, lineHeight: Points) {
      self.style = style
      self.textSize = textSize
      self.size = size
      self.lineHeight = lineHeight
    }
  }

  /// In the order in which they were met.
  package private(set) var entries: [Entry] = []

  package init(_ entries: [Entry] = []) { self.entries = entries }

  /// Notes what a layout measured its texts at.
  mutating func note(_ layout: StackSolver, textSize: TextSize) {
    for text in layout.prepared.index.texts where layout.placed[text.node].isShown {
      let scale = layout.condition.scale
      for (style, size) in layout.setSizes(of: text) {
        add(
          Entry(
            style: style, textSize: textSize.name, size: size / scale,
            lineHeight: layout.placed[text.node].lineHeight / scale))
      }
    }
  }

  mutating func add(_ other: TypeLedger) {
    for entry in other.entries { add(entry) }
  }

  private mutating func add(_ entry: Entry) {
    let known = entries.firstIndex {
      $0.style == entry.style && $0.textSize == entry.textSize
    }
    if let known {
      entries[known].lineHeight = max(entries[known].lineHeight, entry.lineHeight)
    } else {
      entries.append(entry)
    }
  }

  /// What a text size measured each style at, in the order of the styles' names.
  func figures(of textSize: String) -> [Entry] {
    entries.filter { $0.textSize == textSize }.sorted { $0.style < $1.style }
  }

  /// Finds the text sizes at which everything was measured as at one before them.
  ///
  /// - Parameter textSizes: In their order.
  /// - Returns: The names of both.
  func withoutEffect(_ textSizes: [TextSize]) -> [(textSize: String, same: String)] {
    var found: [(String, String)] = []
    for (index, textSize) in textSizes.enumerated() {
      let own = figures(of: textSize.name)
      let same = textSizes[..<index].first { earlier in
        let other = figures(of: earlier.name)
        return !own.isEmpty && own.count == other.count
          && zip(own, other).allSatisfy { $0.isSame(as: $1) }
      }
      if let same { found.append((textSize.name, same.name)) }
    }
    return found
  }
}

extension TypeLedger.Entry {
  fileprivate func isSame(as other: Self) -> Bool {
    style == other.style && abs(size - other.size) < FitTolerance.points
      && abs(lineHeight - other.lineHeight) < FitTolerance.points
  }
}

/// Checks that text sizes do what they are there for.
enum TextSizeCheck {
  static func findings(
    of app: App, screens: [Screen], textSizes: [TextSize], ledger: TypeLedger, isWhole: Bool
  ) -> [Finding] {
    let used = Set(screens.flatMap { $0.styleNames(in: app) })
    let capped = app.typeCaps.compactMap { cap -> Finding? in
      guard used.contains(cap.style), let message = message(for: cap, of: app, textSizes) else {
        return nil
      }
      return finding(
        .typeCapped, app.forbidsCaps ? .error : .warning, app, block: cap.style, at: cap.location,
        message)
    }
    // Some screens may well show only type that a size leaves as it is.
    let idle =
      !isWhole
      ? []
      : ledger.withoutEffect(textSizes).map { textSize, same in
        finding(
          .textSizeWithoutEffect, .error, app, block: textSize,
          at: app.textSizesLocation ?? app.location,
          TextSizeWithoutEffect.message(textSize: textSize, same: same))
      }
    return capped + idle
  }

  /// Says what a style does not follow; nil if that is nothing.
  private static func message(
    for cap: TypeCap, of app: App, _ textSizes: [TextSize]
  ) -> String? {
    if let size = cap.size {
      let beyond = textSizes.filter { $0.order > size.order }.map(\.name)
      return beyond.isEmpty
        ? nil : TypeCapped.message(style: cap.style, cap: size.name, beyond: beyond)
    }
    guard let style = app.styles.first(where: { $0.name == cap.style }) else { return nil }
    var following = style
    following.scaling = .follows
    let sizes = textSizes.map { (name: $0.name, size: following.resolved(at: $0).size) }
    guard let largest = sizes.max(by: { $0.size < $1.size }),
      largest.size - style.size > FitTolerance.points
    else { return nil }
    return TypeCapped.message(
      style: cap.style, size: style.size, textSize: largest.name, following: largest.size)
  }

  private static func finding(
    _ rule: RuleID, _ severity: Finding.Severity, _ app: App, block: String,
    at location: SourceLocation, _ message: String
  ) -> Finding {
    Finding(
      rule: rule, severity: severity, stress: .none, app: app.id, screen: nil, block: block,
      location: location, message: message, shortfall: nil, cells: CellList(), cellsOfScreen: 0,
      worst: nil,
      deciding: nil, owners: [], remedies: [])
  }
}
