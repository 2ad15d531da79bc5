internal import ScreenModel

/// The fields of one mapping with known keys.
///
/// Unknown keys are logged when the fields are opened, missing and wrong ones when they are read.
struct Fields {
  /// What messages call the mapping, such as `a text block`.
  let what: String
  let location: SourceLocation
  let values: ValueReader
  /// Whether a missing key is worth a message: not when the whole value is of a wrong type.
  private let isMapping: Bool
  private var entries: [Node.Entry] = []
  /// Keys that unknown ones were most likely meant to be: that they are missing is said already.
  private var misspelt: Set<String> = []

  var log: ErrorLog { values.log }

  /// Opens a mapping; the keys are all the valid ones, in the order of the documentation.
  init(_ node: Node, of what: String, keys: [String], log: ErrorLog) {
    self.what = what
    location = node.location
    values = ValueReader(log: log)
    guard case .mapping(let entries) = node.content else {
      isMapping = false
      log.add(
        .wrongType(
          of: what, found: node, expected: "a mapping",
          suggestion: "give a mapping with \(FileError.list(keys, "or"))"))
      return
    }
    isMapping = true
    for entry in entries {
      if keys.contains(entry.key) {
        self.entries.append(entry)
      } else {
        log.add(.unknownKey(entry.key, in: what, valid: keys, at: entry.location))
        let meant = MissingSpace.find(in: entry.key, among: keys)?.meant
        if let nearest = meant ?? NearestName.of(entry.key, among: keys) {
          misspelt.insert(nearest)
        }
      }
    }
  }

  /// The value of a key that may be left out.
  subscript(_ key: String) -> Node? { entries.first { $0.key == key }?.value }

  /// The value of a key that must be there.
  func required(_ key: String) -> Node? {
    if let node = self[key] { return node }
    if isMissing(key) { log.add(.missingKey(key, in: what, at: location)) }
    return nil
  }

  /// Whether a key is not there and nothing that was said already explains why.
  func isMissing(_ key: String) -> Bool {
    self[key] == nil && isMapping && !misspelt.contains(key)
  }

  func text(_ key: String) -> String {
    required(key).map { values.text($0, as: "“\(key)”").text } ?? ""
  }

  func optionalText(_ key: String) -> String? {
    self[key].map { values.text($0, as: "“\(key)”").text }
  }

  func title(_ key: String) -> String {
    required(key).map { values.title($0, as: "“\(key)”").text } ?? ""
  }

  func optionalTitle(_ key: String) -> String? {
    self[key].map { values.title($0, as: "“\(key)”").text }
  }

  func number(_ key: String, in range: ClosedRange<Double>) -> Double {
    required(key).map { values.number($0, as: "“\(key)”", in: range) } ?? range.lowerBound
  }

  func optionalNumber(_ key: String, in range: ClosedRange<Double>) -> Double? {
    self[key].map { values.number($0, as: "“\(key)”", in: range) }
  }

  func whole(_ key: String, in range: ClosedRange<Int>) -> Int {
    required(key).map { values.whole($0, as: "“\(key)”", in: range) } ?? range.lowerBound
  }

  func optionalWhole(_ key: String, in range: ClosedRange<Int>) -> Int? {
    self[key].map { values.whole($0, as: "“\(key)”", in: range) }
  }

  func flag(_ key: String) -> Bool {
    required(key).map { values.flag($0, as: "“\(key)”") } ?? false
  }

  func optionalFlag(_ key: String) -> Bool? {
    self[key].map { values.flag($0, as: "“\(key)”") }
  }

  func choice<Choice: RawRepresentable<String> & CaseIterable>(
    _ key: String, of type: Choice.Type = Choice.self
  ) -> Choice? {
    required(key).flatMap { values.choice($0, as: key) }
  }

  func optionalChoice<Choice: RawRepresentable<String> & CaseIterable>(
    _ key: String, of type: Choice.Type = Choice.self
  ) -> Choice? {
    self[key].flatMap { values.choice($0, as: key) }
  }

  func name(_ key: String) -> String {
    required(key).map { values.name($0, as: "“\(key)”") } ?? ""
  }

  func items(_ key: String) -> [Node] {
    required(key).map { values.items($0, as: "“\(key)”") } ?? []
  }

  func names(_ key: String, noun: String) -> [(name: String, node: Node)] {
    required(key).map { values.names($0, as: "“\(key)”", noun: noun) } ?? []
  }

  func named(_ key: String) -> [Node.Entry] {
    required(key).map { values.named($0, as: "“\(key)”") } ?? []
  }
}

/// The ranges that numbers of project files keep to.
enum Range {
  /// Lengths that may be nothing, in points.
  static let length = 0.0...10_000
  /// Lengths that must be something, in points.
  static let positiveLength = 0.1...10_000
  static let multiplier = 0.1...10.0
  static let pixelScale = 0.5...10.0
  static let lines = 1...1_000
}
