/// The keys of `Fonts/fonts.yml`.
struct FontFileKeys: Keys {
  let folders = Key(
    "folders", .names(of: "folder"), "The folders where font files are looked for, in this order.")
  let faces = Key("faces", .named(of: FaceKeys.self), "The faces by name.")
  let fallbacks = Key(
    "fallbacks", .named(.list(.words)), else: [],
    "Chains of faces by name, for the characters that a family’s own face lacks; none when left out."
  )

  static let table = Table(
    Self(), called: "the font manifest",
    "The font files that texts are measured with, and where they are.")
}

struct FaceKeys: Keys {
  let file = Key(
    "file", .title, "The font file, relative to one of the folders, or absolute.")
  let index = Key(
    "index", .whole(in: 0...1_000), else: 0, "Which face of a collection it is, from 0.")
  let package = Key("package", .title, "The Debian package that ships the file.")
  let sha256 = Key(
    "sha256", .title(like: "^[0-9A-Fa-f]{64}$"),
    "The file’s SHA-256: 64 hexadecimal digits, as sha256sum prints them.")
  let allowance = Key(
    "allowance", .number(in: 0...1), else: 0,
    "How much wider the real face may be than this stand-in, as a share of the advance.")
  let line = Key(
    optional: "line", .table(LineMetricsKeys.self),
    "The line metrics of the real face, where the file’s are not those.")

  static let table = Table(Self(), called: "a face", "A face: a font file, pinned by its SHA-256.")
}

struct LineMetricsKeys: Keys {
  let ascent = Key(
    "ascent", .number(in: 0...10), "How far a line reaches above its baseline, in em.")
  let descent = Key(
    "descent", .number(in: 0...10), "How far a line reaches below its baseline, in em.")
  let gap = Key("gap", .number(in: 0...10), else: 0, "The gap between two lines, in em.")

  static let table = Table(
    Self(), called: "“line”", "How high the lines of a face are, in em.")
}
