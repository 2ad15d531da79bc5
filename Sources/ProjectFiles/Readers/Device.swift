internal import ScreenModel

/// A device as its list describes it, before it becomes windows.
struct Device {
  var id: String
  var name: String
  var platform: Window.Platform
  /// As the device is held upright, in points.
  var width: Points
  var height: Points
  var pixelScale: Double?
  var confidence: Window.Confidence
  /// The list, the family, the id and those given, without the orientation.
  var tags: [String]
  var source: String
  /// Empty when no insets are known.
  var systems: [System]
  /// nil: no source tells how high it is.
  var keyboard: Keyboard?
  var location: SourceLocation

  /// How high the keyboard is with what it covers of the safe area, in points; nil: unknown in that orientation.
  struct Keyboard {
    var portrait: Points?
    var landscape: Points?
    var confidence: Window.Confidence?
    var source: String?
  }

  /// What some releases of the operating system cover; nil: unknown in that orientation.
  struct System {
    var name: String
    var portrait: Insets?
    var landscape: Insets?
    var confidence: Window.Confidence?

    func insets(_ orientation: Window.Orientation) -> Insets? {
      orientation == .portrait ? portrait : landscape
    }
  }

  struct Pane {
    var name: String
    /// How the device is held, whatever the shape of the pane.
    var orientation: Window.Orientation
    var width: Points
    var height: Points
    /// nil: all systems of the device.
    var system: String?
    var confidence: Window.Confidence?
  }

  /// Makes one window for each orientation and each distinct insets, then those of the panes.
  func windows(panes: [Pane]) -> [Window] {
    var windows: [Window] = []
    for orientation in Window.Orientation.allCases {
      let isUpright = orientation == .portrait
      for group in groups(of: systems, orientation) {
        windows.append(
          window(
            id: isUpright ? id : "\(id)/landscape", name: isUpright ? name : "\(name), landscape",
            width: isUpright ? width : height, height: isUpright ? height : width, group: group,
            orientation: orientation, tags: []))
      }
    }
    windows += windows.compactMap(withKeyboard)
    for (index, pane) in panes.enumerated() {
      let isLatest = !panes[(index + 1)...].contains {
        $0.name == pane.name && $0.orientation == pane.orientation
      }
      windows += self.windows(of: pane, isLatest: isLatest)
    }
    return windows
  }

  /// The same window with the keyboard up; nil if its height is unknown.
  private func withKeyboard(_ window: Window) -> Window? {
    let isUpright = window.orientation == .portrait
    guard let keyboard, let height = isUpright ? keyboard.portrait : keyboard.landscape else {
      return nil
    }
    var covered = window
    let base = isUpright ? id : "\(id)/landscape"
    covered.id = "\(id)/\(window.orientation.rawValue)-keyboard\(window.id.dropFirst(base.count))"
    covered.name += ", keyboard up"
    covered.keyboardHeight = height
    covered.uncovered = window.id
    covered.tags.append("keyboard")
    covered.confidence = keyboard.confidence ?? covered.confidence
    covered.source = keyboard.source ?? covered.source
    return covered
  }

  private func windows(of pane: Pane, isLatest: Bool) -> [Window] {
    let named = systems.filter { pane.system == nil || $0.name == pane.system }
    return groups(of: named, pane.orientation).map { group in
      var group = group
      group.isLatest = group.isLatest && isLatest
      if group.systems.isEmpty, let system = pane.system { group.systems = [system] }
      group.insets?.leading = 0
      group.insets?.trailing = 0
      var window = window(
        id: "\(id)/\(pane.orientation.rawValue)-\(pane.name)",
        name: "\(name), \(pane.orientation.rawValue) \(pane.name)", width: pane.width,
        height: pane.height, group: group,
        orientation: pane.height >= pane.width ? .portrait : .landscape, tags: ["pane"])
      window.confidence = pane.confidence ?? window.confidence
      return window
    }
  }

  /// Systems that cover the same.
  private struct Group {
    var insets: Insets?
    var systems: [String]
    var confidence: Window.Confidence?
    /// Whether the last listed system is among them.
    var isLatest: Bool
  }

  /// Joins systems with the same insets, the latest first; one group without systems when none are known.
  private func groups(of systems: [System], _ orientation: Window.Orientation) -> [Group] {
    guard !systems.isEmpty else {
      return [Group(insets: nil, systems: [], confidence: nil, isLatest: true)]
    }
    var groups: [Group] = []
    for system in systems.reversed() {
      let insets = system.insets(orientation)
      if let index = groups.firstIndex(where: { $0.insets == insets }) {
        groups[index].systems.insert(system.name, at: 0)
        groups[index].confidence = best(groups[index].confidence, system.confidence)
      } else {
        groups.append(
          Group(
            insets: insets, systems: [system.name], confidence: system.confidence,
            isLatest: groups.isEmpty))
      }
    }
    return groups
  }

  /// Finds the higher of two confidences: where sources agree on a figure, the best founded one counts.
  private func best(_ one: Window.Confidence?, _ other: Window.Confidence?) -> Window.Confidence {
    let stated = [one ?? confidence, other ?? confidence]
    return Window.Confidence.allCases.first(where: stated.contains) ?? confidence
  }

  private func window(
    id: String, name: String, width: Points, height: Points, group: Group,
    orientation: Window.Orientation, tags extra: [String]
  ) -> Window {
    let suffix = group.isLatest ? "" : "@" + Self.slug(group.systems.last ?? "")
    return Window(
      id: id + suffix, name: name, platform: platform, width: width, height: height,
      safeArea: group.insets, pixelScale: pixelScale, orientation: orientation,
      tags: (tags + extra + [orientation.rawValue]).uniqued(),
      system: group.systems.joined(separator: ", "), source: source,
      confidence: group.confidence ?? confidence)
  }

  /// Turns `iPadOS 15-18` into `ipados-15-18`.
  static func slug(_ name: String) -> String {
    name.lowercased().split { !$0.isLetter && !$0.isNumber }.joined(separator: "-")
  }
}
