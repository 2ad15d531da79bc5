import ScreenModel
import Testing

@testable import ProjectFiles

/// The text scales that ship with ScreenFit, against figures of their platforms.
@Suite struct TextScaleTests {
  private let scales: [TextScale]

  init() throws {
    let folder = try #require(ProjectFolder.find(from: #filePath))
    let loader = ProjectLoader(folder: folder, shared: nil)
    scales = loader.textScales()
    #expect(loader.log.errors.isEmpty)
  }

  private func scale(_ name: String) throws -> TextScale {
    try #require(scales.first { $0.name == name })
  }

  @Test(
    "Android 14 converts sp to dp by tables: small text grows more",
    arguments: [
      (11, [9.35, 11, 12.65, 14.3, 16.5, 19.8, 22]), (14, [11.9, 14, 16.4, 18.8, 22, 24.4, 26]),
      (16, [13.6, 16, 18.1, 20.2, 23, 26, 28]), (22, [18.7, 22, 23.5, 25, 27, 31.8, 35]),
      (28, [23.8, 28, 28.4, 28.8, 29.3333, 34.1333, 37.3333]),
      (32, [27.2, 32, 32, 32, 32, 36.6629, 39.7714]),
      (57, [48.45, 57, 57, 57, 57, 59.9486, 61.9143]),
      (100, [85, 100, 100, 100, 100, 100, 100]), (120, [102, 120, 120, 120, 120, 120, 120]),
      (4, [3.4, 4, 4.6, 5.2, 6, 7.2, 8]),
    ])
  func androidTables(sp: Points, expected: [Points]) throws {
    let style = Style(name: "own", size: sp, lineHeight: sp * 1.5)
    for (size, dp) in zip(try scale("android-font-scale").sizes, expected) {
      let resolved = style.resolved(at: size)
      #expect(abs(resolved.size - dp) < 0.0001, "at \(size.name)")
      // Compose keeps the ratio of the line height.
      #expect(abs(try #require(resolved.lineHeight) - resolved.size * 1.5) < 1e-9)
    }
  }

  @Test(
    "A factor between two tables takes what is between them; outside of all it multiplies",
    arguments: [("1.4", 14, 20.4), ("1.1", 14, 15.4), ("2.5", 14, 35), ("1", 14, 14)])
  func betweenTables(factor: String, sp: Points, dp: Points) throws {
    let size = try #require(try scale("android-font-scale").size(named: factor))
    let resolved = Style(name: "own", size: sp, lineHeight: sp).resolved(at: size)
    #expect(abs(resolved.size - dp) < 1e-9)
  }

  @Test("A size is found however its number is written, under the scale's own name")
  func findsNumbers() throws {
    let scale = try scale("android-font-scale")
    #expect(scale.size(named: "2")?.name == "2.0")
    #expect(scale.size(named: "1.4")?.isAccessibility == false)
    #expect(scale.size(named: "1.6")?.isAccessibility == true)
    #expect(scale.size(named: "huge") == nil)
    #expect(scale.size(named: "0") == nil)
  }

  @Test("Before Android 14 every sp is multiplied, line heights too")
  func androidLinear() throws {
    let style = Style(name: "own", size: 30, lineHeight: 40)
    let sizes = try scale("android-linear").sizes.map { style.resolved(at: $0) }
    #expect(sizes.map(\.size) == [25.5, 30, 34.5, 39])
    #expect(sizes.map(\.lineHeight) == [34, 40, 46, 52])
  }

  @Test("iOS has twelve sizes, five of them accessibility sizes, and eleven text styles")
  func dynamicType() throws {
    let scale = try scale("ios-dynamic-type")
    #expect(scale.sizes.count == 12)
    #expect(scale.sizes.filter(\.isAccessibility).count == 5)
    #expect(scale.size(named: "1.3") == nil)
    guard case .textStyles(let styles, relativeTo: "body") = scale.kind else {
      Issue.record("not a scale of text styles")
      return
    }
    #expect(styles.count == 11)
    #expect(styles.filter(\.bold).map(\.name) == ["headline"])
  }

  @Test(
    "An app's styles take sizes and line heights of text styles, or grow with one",
    arguments: [
      // A text style's own figures, also where a size of 21 has an odd line height.
      ("{ text-style: body }", 17, 22, 53, 62), ("{ text-style: largeTitle }", 34, 41, 60, 70),
      ("{ text-style: subheadline }", 15, 20, 49, 58),
      // UIFontMetrics: by the ratio of body's line heights, 62 over 22.
      ("{ size: 11, line-height: 22 }", 11, 22, 31, 62),
      ("{ text-style: caption2, size: 26, line-height: 13 }", 26, 13, 96, 48),
      ("{ text-style: body, size: 11 }", 11, 22, 31, 62),
      // As high as the faces are.
      ("{ text-style: body, line-height: font }", 17, nil, 53, nil),
      // Not beyond a cap, and not at all.
      ("{ text-style: body, cap: accessibility1 }", 17, 22, 28, 34),
      ("{ text-style: body, scaling: fixed }", 17, 22, 17, 22),
    ])
  func appStyles(
    style: String, size: Points, lineHeight: Points?, largest: Points, largestLineHeight: Points?
  ) throws {
    let app = try app(styles: style, sizes: "{ scale: ios-dynamic-type }")
    let last = try #require(app.textSizes.last)
    let standard = try #require(app.textSizes.first { $0.name == "large" })
    let own = try #require(app.styles.first { $0.name == "body" })
    #expect(own.resolved(at: standard) == StyleSize(size: size, lineHeight: lineHeight))
    let resolved = own.resolved(at: last)
    #expect(abs(resolved.size - largest) < 1e-9)
    #expect(resolved.lineHeight.map { ($0 * 1e9).rounded() } == largestLineHeight.map { $0 * 1e9 })
  }

  @Test("Bold text doubles the families, set in their bold faces")
  func boldText() throws {
    let text = Samples.app.replacing(
      "app: Quiz app", with: "app: Quiz app\nbold-text: [false, true]"
    )
    let app = try #require(try TemporaryProject(["Screens/quiz/app.yml": text]).load().apps.first)
    #expect(app.families.map(\.name) == ["sans", "other", "sans bold", "other bold"])
    #expect(app.families[2].faces == ["inter-bold", "noto"])
  }

  @Test("An app may name some sizes of a scale, be of a fixed size, or cap a style")
  func chosenSizes() throws {
    let chosen = try app(
      styles: "{ text-style: body, cap: accessibility1 }",
      sizes: "{ scale: ios-dynamic-type, sizes: [large, accessibility5] }")
    #expect(chosen.textSizes.map(\.name) == ["large", "accessibility5"])
    #expect(chosen.textSizes.map(\.isAccessibility) == [false, true])
    #expect(chosen.scaleSizes.count == 12)
    #expect(chosen.typeCaps.map(\.style) == ["body"])
    #expect(chosen.typeCaps.map(\.size?.name) == ["accessibility1"])
    let fixed = try app(styles: "{ size: 17, line-height: 22 }", sizes: "fixed")
    #expect(fixed.textSizes == [.fixed])
    let own = try app(
      styles: "{ size: 10, line-height: 12, cap: big }", sizes: "{ big: 2, huge: 3 }")
    #expect(own.styles.last?.resolved(at: own.textSizes[1]).size == 20)
  }

  /// Reads the sample app with a style and text sizes of its own.
  private func app(styles: String, sizes: String) throws -> App {
    let text = Samples.app
      .replacing("{ large: 1, extra-large: 1.25 }", with: sizes)
      .replacing("{ size: 17, line-height: 22.5 }", with: styles)
    let folder = try #require(ProjectFolder.find(from: #filePath))
    let scale = try FileSystem.read(
      folder.path(of: "TextScales/ios-dynamic-type.yml"), limit: 1 << 20)
    let files = try TemporaryProject(["Screens/quiz/app.yml": text])
    try files.write(scale, to: "TextScales/ios-dynamic-type.yml")
    return try #require(try files.load().apps.first)
  }
}
