import FitTestSupport
import FoundationEssentials
import ProjectFiles
import Testing

/// The shipped project with the apps and windows of `Tests/Fixtures/field` besides; removed with the value.
final class FieldProject {
  private let shipped: ShippedProject
  /// By their folders, sorted.
  let apps: [String]

  init() throws {
    shipped = try ShippedProject()
    let files = FileManager.default
    let fixtures = "\(Repository.folder)/Tests/Fixtures/field"
    for folder in ["Devices", "Screens"] {
      for name in try files.contentsOfDirectory(atPath: "\(fixtures)/\(folder)") {
        try files.copyItem(
          atPath: "\(fixtures)/\(folder)/\(name)", toPath: "\(shipped.path)/\(folder)/\(name)")
      }
    }
    apps = try files.contentsOfDirectory(atPath: "\(fixtures)/Screens").sorted()
  }

  func load() throws -> Project {
    try Project.load(try #require(ProjectFolder.find(from: shipped.path)), selecting: .apps(apps))
  }

  /// What the comments of a screen's file, and of its app's, say.
  func notes(_ screen: String, of app: String) throws -> FieldNotes {
    var notes = FieldNotes()
    for name in ["\(screen).yml", "app.yml"] {
      notes.read(try shipped.text(of: "Screens/\(app)/\(name)"), file: name)
    }
    return notes
  }
}

/// What the comments of a fixture's files say: in which windows and at which text sizes a screen is looked at, and what is
/// expected there.
struct FieldNotes {
  /// By their ids.
  var windows: [String] = []
  /// Empty: all of the app's.
  var textSizes: [String] = []
  var expectations: [Expectation] = []

  /// One of those that a comment such as `# expect: F201 by 14 owner topics in 2.0, F203` lists.
  struct Expectation {
    /// Place and rule, as in `case-02.yml:3 F201`.
    ///
    /// In place of a rule, `shed` is a block that is dropped, `spare` the height that is left.
    var key: String
    /// The shortfall, in whole points; nil: any.
    var points: Int?
    /// The block that takes the most height; nil: any.
    var owner: String?
    /// Windows, text sizes, families and states; of each kind that is named only those.
    var places: [String] = []
  }

  mutating func read(_ text: String, file: String) {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    for (index, line) in lines.enumerated() {
      if let words = Self.words(of: line, after: "# windows:") {
        windows = words
      } else if let words = Self.words(of: line, after: "# text-sizes:") {
        textSizes = words
      } else if let comment = line.firstRange(of: "# expect:") {
        expectations += line[comment.upperBound...].split(separator: ",").map {
          Expectation($0, place: "\(file):\(index + 1)")
        }
      }
    }
  }

  private static func words(of line: Substring, after key: String) -> [String]? {
    guard line.hasPrefix(key) else { return nil }
    return line.dropFirst(key.count).split(separator: " ").map(String.init)
  }
}

extension FieldNotes.Expectation {
  init(_ text: Substring, place: String) {
    var words = text.split(separator: " ").map(String.init)[...]
    key = "\(place) \(words.popFirst() ?? "")"
    while let word = words.popFirst() {
      switch word {
      case "by": points = words.popFirst().flatMap { Int($0) }
      case "owner": owner = words.popFirst()
      default:
        places = Array(words)
        words = []
      }
    }
  }
}
