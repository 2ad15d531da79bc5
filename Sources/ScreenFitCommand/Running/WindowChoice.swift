internal import ProjectFiles
internal import ScreenModel

/// The windows that the command line asks for.
struct WindowChoice {
  /// Windows given by figures, ids or names, and those of tags given beside them; nil if only tags are given.
  var named: [Window]?
  /// Tags that narrow the windows of the apps; a window needs one of them.
  var tags: Set<String> = []

  /// Looks windows up: figures first, then ids, names and tags.
  ///
  /// - Parameters:
  ///   - words: As typed.
  ///   - project: Its apps' own windows are preferred where a name is that of several.
  /// - Throws: What is wrong with figures, or a name that no window has.
  init(_ words: [String], in project: Project) throws(UsageError) {
    let all = project.windows
    let own = project.apps.flatMap(\.windows.windows)
    var windows: [Window] = []
    for word in words {
      if let window = try Self.figures(word) {
        windows.append(window)
      } else if let window = all.first(where: { $0.id == word }) {
        windows.append(window)
      } else if let found = Self.windows(named: word, own, all) {
        windows += found
      } else if all.contains(where: { $0.tags.contains(word) }) {
        tags.insert(word)
      } else {
        throw .unknown("window", word, among: Self.names(all), hint: Self.hint)
      }
    }
    guard !windows.isEmpty else { return }
    for tag in tags.sorted() {
      let tagged = own.filter { $0.tags.contains(tag) }
      windows += tagged.isEmpty ? all.filter { $0.tags.contains(tag) } : tagged
    }
    var seen: Set<String> = []
    named = windows.filter { seen.insert($0.id).inserted }
  }

  private static let hint =
    "; give an id or a name that screenfit windows lists, a tag such as ipad, or 390x844+47+34"

  private static func figures(_ word: String) throws(UsageError) -> Window? {
    do throws(WindowSpecification.Failure) {
      guard let specification = try WindowSpecification(word) else { return nil }
      if !specification.areInsetsGiven {
        Tool.say("all of \(word) counts as usable; insets go behind it, as in 390x844+47+34")
      }
      return specification.window
    } catch {
      throw UsageError(error.description)
    }
  }

  private static func windows(
    named name: String, _ own: [Window], _ all: [Window]
  ) -> [Window]? {
    let spelling = name.lowercased()
    for windows in [own, all] {
      let exact = windows.filter { $0.name.lowercased() == spelling }
      if !exact.isEmpty { return exact }
      let found = windows.filter { WindowSpellings.of($0.name).contains(spelling) }
      if !found.isEmpty { return found }
    }
    return nil
  }

  private static func names(_ windows: [Window]) -> [String] {
    unique(windows.map(\.id) + windows.map(\.name) + windows.flatMap(\.tags))
  }
}
