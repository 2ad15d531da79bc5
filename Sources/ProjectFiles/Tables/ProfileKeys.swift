internal import ScreenModel

/// The keys of a file of `Profiles/`.
struct ProfileKeys: Keys {
  let checkedAgainst = Key(
    "checked-against", .words,
    "The engine and version that the rules were measured against, or “nothing”.")
  let overlongWord = Key(
    "overlong-word", .choice(of: PlatformProfile.OverlongWord.self),
    "Where a word wider than the box goes: to a line of its own and is cut there, is cut from the line it starts on, or sticks out."
  )
  let whiteSpace = Key(
    "white-space", .choice(of: PlatformProfile.WhiteSpace.self),
    "Whether runs of white space act as one space, or newlines break and tabs act as spaces.")
  let trailingNewlineOpensLine = Key(
    "trailing-newline-opens-line", .flag, "Whether a newline at the end opens an empty line.")
  let lineSeparatorBreaks = Key(
    "line-separator-breaks", .flag, "Whether U+2028 and its kind force a new line.")
  let separatorsAreSpaces = Key(
    "separators-are-spaces", .flag, else: false,
    "Whether U+2028 and its kind are drawn as a space where they force no new line.")
  let softHyphenTakesWidth = Key(
    "soft-hyphen-takes-width", .flag, "Whether the hyphen shown at a soft hyphen needs room.")
  let asciiBreaks = Key(
    optional: "ascii-breaks",
    .names(of: "pair", .either([.matching("^[!-~]{2,}$"), .number(-.infinity ... .infinity)])),
    "In place of Unicode’s rules: each item is a character and those before which a line may end after it."
  )
  let fit = Key(
    "fit", .table(FitKeys.self), "How sizes and widths are rounded before a line is said to fit.")
  let breakLocale = Key(
    optional: "break-locale", .title,
    "The locale whose rules every text is broken by; the text’s own when left out.")
  let kana = Key(
    "kana", .choice(of: PlatformProfile.KanaBreaking.self), else: .normal,
    "Whether small kana and ー may start a line.")
  let breaksAfterEverySpace = Key(
    "breaks-after-every-space", .flag, else: true,
    "Whether a line may end after spaces whatever follows.")
  let allSpacesHang = Key(
    "all-spaces-hang", .flag, else: false,
    "Whether en spaces, thin spaces and the like hang at a line’s end as plain ones do.")
  let breaksAfreshAfterCut = Key(
    "breaks-afresh-after-cut", .flag, else: true,
    "Whether the rest of a cut word is broken as if it began a text.")
  let shapesLinesAnew = Key(
    "shapes-lines-anew", .flag, else: true, "Whether kerning and ligatures across a break go.")
  let halvesFullWidthMarks = Key(
    "halves-full-width-marks", .flag, else: false,
    "Whether full-width marks side by side give up half their width.")
  let unicode = Key(
    "unicode", .whole(in: 15...17), else: 15,
    "The version of Unicode whose line breaking rules hold.")
  let uncertainScripts = Key(
    "uncertain-scripts", .items(.choice(of: PlatformProfile.DictionaryScript.self)), else: [],
    "Scripts whose words the platform finds by another dictionary; none when left out.")
  let fontLines = Key(
    optional: "font-lines", .table(FontLineKeys.self), "How high lines are that follow the faces.")

  static let table = Table(
    Self(), called: "a platform profile", "How a platform breaks text into lines.")
}

struct FontLineKeys: Keys {
  let rounding = Key(
    "rounding", .choice(of: FontLineRule.Rounding.self),
    "Whether a line’s height goes up to whole device pixels, or each of ascent, descent and gap to the nearest."
  )
  let gap = Key("gap", .flag, "Whether the faces’ line gap counts.")
  let fallbacksRaise = Key(
    "fallbacks-raise", .flag, "Whether a taller fallback face raises its text’s lines.")

  static let table = Table(
    Self(), called: "“font-lines”", "How high lines are that follow the faces.")
}

struct FitKeys: Keys {
  let sizeStep = Key(
    "size-step", .number(in: 0...10),
    "Device pixels that the platform cuts font sizes to; 0: none.")
  let rasterStep = Key(
    "raster-step", .number(in: 0...10), else: 0,
    "Device pixels that the platform’s rasterizer then cuts font sizes to; 0: none.")
  let widthStep = Key(
    "width-step", .number(in: 0...10), "Points that box widths are cut to; 0: none.")
  let pixelWidthStep = Key(
    "pixel-width-step", .number(in: 0...10), else: 0,
    "Device pixels that box widths are cut to; 0: none.")
  let pixelAllowance = Key(
    "pixel-allowance", .number(in: 0...10),
    "By how many device pixels a line may be wider than its box.")
  let pointAllowance = Key(
    "point-allowance", .number(in: 0...10), "By how many points a line may be wider than its box.")

  static let table = Table(
    Self(), called: "“fit”", "How sizes and widths are rounded before a line is said to fit.")
}
