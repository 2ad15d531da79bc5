internal import ScreenModel

/// A platform's text sizes, as a file of `TextScales/` describes them.
struct TextScale {
  /// The file's name without its ending.
  var name: String
  /// Those that the platform's settings offer, ascending.
  var sizes: [TextSize]
  var kind: Kind

  enum Kind {
    /// Every number is a size.
    case factors(Factors?)
    /// Only those listed are.
    case textStyles([TextStyle], relativeTo: String)
  }

  /// Tables of a curve by the factor they hold for, ascending.
  struct Factors {
    var from: [Points]
    var tables: [(factor: Double, to: [Points])]
    var lineHeights: ScalingCurve.LineHeights
  }

  /// A text style at the standard size.
  struct TextStyle {
    var name: String
    var size: Points
    var lineHeight: Points
    var bold: Bool
  }

  /// Finds a size by name; any factor for a scale of factors, however it is written.
  func size(named name: String) -> TextSize? {
    if let size = sizes.first(where: { $0.name == name }) { return size }
    guard case .factors(let factors) = kind, case .number(let factor) = NumberText.read(name),
      Range.multiplier.contains(factor)
    else { return nil }
    if let size = sizes.first(where: { $0.order == factor }) { return size }
    return TextSize(
      name: name, scaling: Self.scaling(by: factor, factors), order: factor,
      isAccessibility: isAccessibility(factor))
  }

  /// Whether a size that is not listed is as large as one that is an accessibility size.
  private func isAccessibility(_ factor: Double) -> Bool {
    sizes.contains { $0.isAccessibility && $0.order <= factor }
  }

  /// Makes the scaling of a factor: by its table, by one between its neighbours, or linear outside of all.
  static func scaling(by factor: Double, _ factors: Factors?) -> TextScaling {
    guard let factors, let last = factors.tables.last, factor <= last.factor,
      let upper = factors.tables.first(where: { $0.factor >= factor }),
      let lower = factors.tables.last(where: { $0.factor <= factor })
    else { return .multiplier(factor) }
    let share =
      upper.factor > lower.factor ? (factor - lower.factor) / (upper.factor - lower.factor) : 0
    let points = factors.from.indices.map { index in
      ScalingCurve.Point(
        from: factors.from[index],
        to: lower.to[index] + (upper.to[index] - lower.to[index]) * share)
    }
    return .curve(ScalingCurve(points: points, lineHeights: factors.lineHeights))
  }
}
