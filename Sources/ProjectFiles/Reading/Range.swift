/// The ranges that numbers of project files keep to.
enum Range {
  /// Lengths that may be nothing, in points.
  static let length = 0.0...10_000
  /// Lengths that must be something, in points.
  static let positiveLength = 0.1...10_000
  /// Width over height.
  static let aspect = 0.01...100.0
  /// How much of what lies under a color it covers.
  static let alpha = 0.0...1.0
  static let multiplier = 0.1...10.0
  static let pixelScale = 0.5...10.0
  static let lines = 1...1_000
  /// Sizes and line heights of styles, in points.
  static let type = 1.0...1_000
  /// Sizes and line heights that text scales list, in points.
  static let scaledLength = 0.1...1_000
  /// How high a keyboard is, in points.
  static let keyboard = 1.0...10_000
}
