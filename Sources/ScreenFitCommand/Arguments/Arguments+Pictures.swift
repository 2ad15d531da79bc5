extension Arguments {
  /// What a picture is written as.
  enum PictureFormat: String, CaseIterable, Sendable { case png, svg }

  /// As the name of the file says; nil if it says nothing known.
  var pictureFormat: PictureFormat? {
    PictureFormat.allCases.first { mainOutput?.lowercased().hasSuffix(".\($0.rawValue)") ?? false }
  }

  func checkRender() throws(UsageError) {
    guard let output = mainOutput else {
      throw UsageError("say where to draw to: -o out.png or -o out.svg")
    }
    guard pictureFormat != nil else {
      throw UsageError("the name of a picture ends in .png or .svg; “\(output)” does not")
    }
    if pictureFormat == .svg, scale != nil {
      throw UsageError("--scale means nothing to SVG, which has no pixels")
    }
    guard operands.isEmpty else { return }
    guard wantsSheet else { throw UsageError("nothing to render: screenfit render SCREEN") }
    if windows.isEmpty {
      throw UsageError("a sheet is of a SCREEN, or of all screens in one --window")
    }
  }

  func checkExport() throws(UsageError) {
    let isNamed = mainOutput.map { $0.hasSuffix(".html") || $0.hasSuffix(".htm") } ?? false
    guard wantsHTML || isNamed else {
      throw UsageError("say what to export a screen as: --html")
    }
    if let output = mainOutput, !output.hasSuffix(".html"), !output.hasSuffix(".htm") {
      throw UsageError("the name of a page ends in .html; “\(output)” does not")
    }
  }
}
