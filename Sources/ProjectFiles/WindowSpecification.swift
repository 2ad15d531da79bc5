package import ScreenModel

/// A window that the user gives as figures, such as `390x844+47+34@3`.
///
/// The form is WIDTHxHEIGHT, then optionally the insets +TOP+BOTTOM or +TOP+BOTTOM+LEADING+TRAILING, then optionally the
/// pixel scale @SCALE. A bare size means that exactly this area is usable: its insets are 0 because the user says so,
/// which `areInsetsGiven` lets the output repeat. Without @SCALE the pixel scale is unknown.
package struct WindowSpecification: Sendable {
  package var window: Window
  /// Whether the user gave insets; otherwise the whole area counts as usable.
  package var areInsetsGiven: Bool

  /// Why figures make no window; the text is a phrase for a usage error.
  package struct Failure: Error, Hashable, Sendable, CustomStringConvertible {
    package var description: String
  }

  private static let form = "WIDTHxHEIGHT[+TOP+BOTTOM[+LEADING+TRAILING]][@SCALE]"

  /// Reads figures; nil when the text is not meant as figures but as a name or a tag.
  ///
  /// - Throws: A phrase for the user when the figures are wrong.
  package init?(_ text: String) throws(Failure) {
    guard text.first?.isNumber == true || text.first == "-" else { return nil }
    guard let size = text.firstIndex(where: { "x×X".contains($0) }) else { return nil }
    guard let width = Self.number(text[..<size]) else { return nil }

    let scaled = text[text.index(after: size)...].split(
      separator: "@", maxSplits: 1, omittingEmptySubsequences: false)
    let figures = scaled[0].split(separator: "+", omittingEmptySubsequences: false)
      .map(Self.number)
    guard figures.allSatisfy({ $0 != nil }), [1, 3, 5].contains(figures.count) else {
      throw Failure(description: "“\(text)” is not of the form \(Self.form)")
    }
    let values = figures.compactMap(\.self)
    let height = values[0]
    let insets = Insets(
      top: values.count > 1 ? values[1] : 0, leading: values.count > 3 ? values[3] : 0,
      bottom: values.count > 1 ? values[2] : 0, trailing: values.count > 3 ? values[4] : 0)
    for side in [width, height] where !Range.positiveLength.contains(side) {
      throw Failure(
        description: "“\(text)” has a side of \(NumberText.shown(side)) points; "
          + "it must be from 0.1 to 10000")
    }
    guard values.dropFirst().allSatisfy({ $0 >= 0 }) else {
      throw Failure(description: "“\(text)” has an inset below 0")
    }
    guard insets.top + insets.bottom < height, insets.leading + insets.trailing < width else {
      throw Failure(description: "the insets of “\(text)” leave nothing of the window")
    }
    var pixelScale: Double?
    if scaled.count > 1 {
      guard let scale = Self.number(scaled[1]), Range.pixelScale.contains(scale) else {
        throw Failure(description: "the scale of “\(text)” must be from 0.5 to 10")
      }
      pixelScale = scale
    }
    let orientation: Window.Orientation = height >= width ? .portrait : .landscape
    areInsetsGiven = values.count > 1
    window = Window(
      id: text, name: text, platform: .web, width: width, height: height, safeArea: insets,
      pixelScale: pixelScale, orientation: orientation, tags: [orientation.rawValue], system: "",
      source: "given by the user", confidence: .high)
  }

  private static func number(_ text: Substring) -> Double? {
    guard case .number(let number) = NumberText.read(String(text)) else { return nil }
    return number
  }
}
