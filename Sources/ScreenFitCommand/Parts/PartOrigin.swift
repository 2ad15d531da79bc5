internal import FitVerification
internal import ProjectFiles
internal import ScreenModel
internal import TextMeasure

/// What the parts of one run have in common.
struct PartOrigin: Codable, Hashable {
  /// Of the tool.
  var version: String
  /// What shapes texts and breaks lines, with their versions.
  var libraries: String
  /// The project folder as seen from the working directory, from which the places in findings are told.
  var place: String
  /// What the run looks at, as words of a command line.
  var arguments: [String]
  /// A SHA-256 of the names and the content of every file that was read.
  var project: String
  /// Where exemptions are written that no longer hold.
  var expired: [String]

  init(_ arguments: Arguments, _ workspace: Workspace, today: CalendarDay?) throws {
    version = HelpText.version
    libraries = "HarfBuzz \(TextMeasurer.harfBuzzVersion), ICU \(TextMeasurer.icuVersion)"
    place = workspace.project.folder.path
    self.arguments = arguments.scope
    project = try Self.hash(of: workspace.project)
    expired = workspace.apps.flatMap { ExemptionBook.expired(in: $0, today: today) }
      .map(\.description)
  }

  private static func hash(of project: Project) throws -> String {
    let entries = try project.files.map { file in
      let bytes = try TextFile.bytes(of: file, expected: "leave the project as it is meanwhile")
      // Those that come with the tool may lie elsewhere on another machine.
      let name =
        project.isShared(file)
        ? file.split(separator: "/").suffix(2).joined(separator: "/")
        : project.folder.relativePath(of: file)
      return "\(name)\n\(SHA256.hexadecimal(of: bytes) ?? "")\n"
    }
    return SHA256.hexadecimal(of: Array(entries.sorted().joined().utf8)) ?? ""
  }

  /// Says what keeps it from being of the same run as another one.
  ///
  /// - Parameters:
  ///   - other: What it is compared with.
  ///   - name: What to call that.
  /// - Returns: A phrase; nil if nothing does.
  func difference(from other: PartOrigin, called name: String) -> String? {
    if let what = difference(fromPlace: other.place, called: name) { return what }
    if arguments != other.arguments {
      return "it was made \(Self.named(arguments)), but \(name) \(Self.named(other.arguments))"
    }
    if libraries != other.libraries {
      return "it was made with \(libraries), but \(name) with \(other.libraries)"
    }
    if project != other.project { return "it was made of other project files than \(name)" }
    if expired != other.expired {
      return "an exemption expired between it and \(name): \(Self.first(expired, other.expired))"
    }
    return version == other.version ? nil : "it was made by another version than \(name)"
  }

  /// Says that it was made in another folder than another one, whose findings then name the same file otherwise.
  ///
  /// - Parameters:
  ///   - other: The project folder as seen from that one; nil if there was none.
  ///   - name: What to call that one.
  /// - Returns: A phrase; nil if it was made in the same folder.
  func difference(fromPlace other: String?, called name: String) -> String? {
    guard place != other else { return nil }
    return "it was made in another folder than \(name): the project was “\(place)” there, and is "
      + (other.map { "“\($0)” here" } ?? "not here")
  }

  private static func named(_ arguments: [String]) -> String {
    arguments.isEmpty ? "without flags" : "with \(arguments.joined(separator: " "))"
  }

  private static func first(_ places: [String], _ others: [String]) -> String {
    Set(places).symmetricDifference(others).sorted().first ?? ""
  }
}
