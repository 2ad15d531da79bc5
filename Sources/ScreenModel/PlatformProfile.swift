/// The rules by which a platform breaks text into lines: data, read from `Profiles/`.
package struct PlatformProfile: Hashable, Sendable {
  package var name: String
  /// What the rules were checked against; empty: nothing was measured on the platform.
  package var checkedAgainst: String
  package var overlongWord: OverlongWord
  /// Between which printable ASCII characters a line may end, in place of Unicode's rules; nil: Unicode's rules.
  ///
  /// Each string is a character and those that may start a line after it: `"?ab"` allows a break in `?a` and in `?b`. A
  /// line may always end after a run of spaces, and after a hyphen before a digit only if a letter or digit is before it.
  package var asciiBreaks: Set<String>?
  package var whiteSpace: WhiteSpace
  /// Whether a newline at the end of a text opens an empty last line.
  package var trailingNewlineOpensLine: Bool
  /// Whether U+2028 forces a new line.
  package var lineSeparatorBreaks: Bool
  /// Whether the hyphen shown at a used soft hyphen needs room.
  package var softHyphenTakesWidth: Bool
  package var fit: FitArithmetic
  /// The locale whose rules of Unicode's every text is broken by; empty: the text's own.
  package var breakLocale: String
  /// How strictly kana are kept from a line's start, where the locale does not say (CSS Text 3 § 5.3).
  package var kana: KanaBreaking
  /// Whether a line may end after a run of spaces whatever follows, even before a mark that Unicode's rules hold back.
  package var breaksAfterEverySpace: Bool
  /// Whether every space but the no-break ones hangs at a line's end; otherwise only U+0020, tabs and U+3000 do.
  package var allSpacesHang: Bool
  /// Whether a word's breaks are found anew from where it was cut, without what was before the cut.
  package var breaksAfreshAfterCut: Bool
  /// Whether the two sides of a break inside a word are shaped anew, so that kerning and ligatures across it go.
  package var shapesLinesAnew: Bool
  /// Whether a full-width mark beside another, or at a line's edge, gives up its empty half (CSS Text 4 § 8.2).
  package var halvesFullWidthMarks: Bool
  /// The version of Unicode whose rules for breaking lines (UAX #14) the platform follows.
  package var unicode: Int
  /// Scripts whose words the platform is known to find by another dictionary than ICU's: where their lines break is not known.
  package var uncertainScripts: Set<DictionaryScript> = []
  /// Whether U+2028 and its kind are drawn as the face draws a space, where they force no new line.
  package var separatorsAreSpaces = false
  /// How high lines are that follow the metrics of faces.
  package var fontLines: FontLineRule = .exact

  /// What happens to a word that is wider than the box.
  package enum OverlongWord: String, Hashable, Sendable, CaseIterable {
    /// It moves to a line of its own and is cut there.
    case moveThenCut = "move-then-cut"
    /// It is cut from the line it starts on.
    case cutInPlace = "cut-in-place"
    /// It sticks out of the box.
    case overflow
  }

  package enum WhiteSpace: String, Hashable, Sendable, CaseIterable {
    /// Runs of spaces, tabs and newlines act as one space; those at the ends go.
    case collapse
    /// Kept as written; newlines break.
    case preserve
  }

  /// A script without spaces between words, by ISO 15924.
  ///
  /// Only a dictionary tells where its lines may end.
  package enum DictionaryScript: String, Hashable, Sendable, CaseIterable {
    case burmese = "Mymr"
    case khmer = "Khmr"
    case lao = "Laoo"
    case thai = "Thai"

    /// For readers.
    package var name: String {
      switch self {
      case .burmese: "Burmese"
      case .khmer: "Khmer"
      case .lao: "Lao"
      case .thai: "Thai"
      }
    }
  }

  package enum KanaBreaking: String, Hashable, Sendable, CaseIterable {
    /// Small kana and the long vowel mark may start a line.
    case normal
    /// They may not.
    case strict
  }

  package init(
    name: String, checkedAgainst: String, overlongWord: OverlongWord, asciiBreaks: Set<String>?,
    whiteSpace: WhiteSpace, trailingNewlineOpensLine: Bool, lineSeparatorBreaks: Bool,
    softHyphenTakesWidth: Bool, fit: FitArithmetic, breakLocale: String = "",
    kana: KanaBreaking = .normal, breaksAfterEverySpace: Bool = true, allSpacesHang: Bool = false,
    breaksAfreshAfterCut: Bool = true, shapesLinesAnew: Bool = true,
    halvesFullWidthMarks: Bool = false,
    unicode: Int = 15
  ) {
    self.name = name
    self.checkedAgainst = checkedAgainst
    self.overlongWord = overlongWord
    self.asciiBreaks = asciiBreaks
    self.whiteSpace = whiteSpace
    self.trailingNewlineOpensLine = trailingNewlineOpensLine
    self.lineSeparatorBreaks = lineSeparatorBreaks
    self.softHyphenTakesWidth = softHyphenTakesWidth
    self.fit = fit
    self.breakLocale = breakLocale
    self.kana = kana
    self.breaksAfterEverySpace = breaksAfterEverySpace
    self.allSpacesHang = allSpacesHang
    self.breaksAfreshAfterCut = breaksAfreshAfterCut
    self.shapesLinesAnew = shapesLinesAnew
    self.halvesFullWidthMarks = halvesFullWidthMarks
    self.unicode = unicode
  }
}

/// How a platform rounds before it compares a line with its box.
package struct FitArithmetic: Hashable, BitwiseCopyable, Sendable {
  /// Font sizes are rounded down to this many device pixels; 0: not at all.
  package var sizeStep: Double
  /// The font rasterizer rounds sizes down again, to this many device pixels (FreeType: 1/64); 0: not at all.
  package var rasterStep: Double
  /// Box widths are rounded down to this many points; 0: not at all.
  package var widthStep: Double
  /// Box widths are rounded down to this many device pixels; 0: not at all.
  package var pixelWidthStep: Double
  /// A line may be wider than the box by this many device pixels.
  package var pixelAllowance: Double
  /// A line may be wider than the box by this many points.
  package var pointAllowance: Double

  package static let exact = FitArithmetic(
    sizeStep: 0, widthStep: 0, pixelAllowance: 0, pointAllowance: 0)

  package init(
    sizeStep: Double, widthStep: Double, pixelAllowance: Double, pointAllowance: Double,
    rasterStep: Double = 0, pixelWidthStep: Double = 0
  ) {
    self.sizeStep = sizeStep
    self.rasterStep = rasterStep
    self.widthStep = widthStep
    self.pixelWidthStep = pixelWidthStep
    self.pixelAllowance = pixelAllowance
    self.pointAllowance = pointAllowance
  }

  /// The arithmetic on a grid of pixels too small to matter: sizes stay as they are, and no line is wider than its box by a pixel's part.
  package var onFinestGrid: FitArithmetic {
    FitArithmetic(
      sizeStep: 0, widthStep: widthStep, pixelAllowance: 0, pointAllowance: pointAllowance)
  }

  /// Converts a box to em of the size at which the platform really sets the text.
  ///
  /// - Parameters:
  ///   - width: Of the box, in points.
  ///   - size: Of the font, in points.
  ///   - pixelScale: Device pixels per point.
  /// - Returns: The room for a line, in em.
  package func emWidth(of width: Points, size: Points, pixelScale: Double) -> Double {
    emWidth(
      of: width, realSize: realSize(of: size, pixelScale: pixelScale), pixelScale: pixelScale)
  }

  /// Converts a box to em where the size at which the platform really sets the text is known, in points.
  package func emWidth(of width: Points, realSize: Points, pixelScale: Double) -> Double {
    RoomArithmetic(self, pixelScale: pixelScale).room(in: width) / realSize
  }

  /// Returns the size at which the platform really sets text that asks for a size, in points.
  package func realSize(of size: Points, pixelScale: Double) -> Points {
    // Platforms hold sizes in single precision before they round.
    guard sizeStep > 0 || rasterStep > 0 else { return size }
    var pixels = Double(Float(size) * Float(pixelScale))
    if sizeStep > 0 { pixels = Double((Float(pixels) / Float(sizeStep)).rounded(.down)) * sizeStep }
    if rasterStep > 0 { pixels = (pixels / rasterStep).rounded(.down) * rasterStep }
    // Text of no size would fit anywhere.
    return pixels > 0 ? pixels / pixelScale : size
  }
}

/// How a platform compares a line with its box on one grid of pixels, worked out once for all the texts of a layout.
package struct RoomArithmetic: BitwiseCopyable, Sendable {
  /// Whether boxes are rounded down before they are compared.
  package let roundsBoxes: Bool
  private let widthStep: Points
  /// A pixel's part, or whole pixels; 0: boxes are not rounded to it.
  private let pixelWidthStep: Points
  /// By how much a line may be wider than its box, in points.
  package let pointAllowance: Points
  /// The same of its device pixels.
  package let pixelAllowance: Points

  package init(_ fit: FitArithmetic, pixelScale: Double) {
    widthStep = fit.widthStep
    pixelWidthStep = fit.pixelWidthStep > 0 ? fit.pixelWidthStep / pixelScale : 0
    roundsBoxes = widthStep > 0 || pixelWidthStep > 0
    pointAllowance = fit.pointAllowance
    pixelAllowance = fit.pixelAllowance / pixelScale
  }

  /// Finds how wide a line may be in a box, in points.
  package func room(in width: Points) -> Points {
    (roundsBoxes ? rounded(width) : width) + pointAllowance + pixelAllowance
  }

  /// Rounds the width of a box down as the platform does, in points.
  package func rounded(_ width: Points) -> Points {
    var box = widthStep > 0 ? (width / widthStep).rounded(.down) * widthStep : width
    // A whole number of pixels may come out of a sum of points a bit too small.
    if pixelWidthStep > 0 { box = (box / pixelWidthStep + 1e-9).rounded(.down) * pixelWidthStep }
    return box
  }
}
