/// The area that an app is given on a screen: a whole display, a Split View pane, a folded cover.
package struct Window: Hashable, Sendable {
  package enum Platform: String, Hashable, Sendable, CaseIterable { case ios, android, web }
  package enum Orientation: String, Hashable, Sendable, CaseIterable { case portrait, landscape }
  /// How well the figures of a window are founded; each device list cites its sources.
  package enum Confidence: String, Hashable, Sendable, CaseIterable { case high, medium, low }

  /// Unique in a project, such as `iphone-se-3` or `ipad-9.7/portrait-third`.
  package var id: String
  /// What people call it, such as `iPhone SE (3rd gen)`.
  package var name: String
  package var platform: Platform
  package var width: Points
  package var height: Points
  /// What bars, cutouts and indicators cover; nil when no source tells, which is never the same as zero.
  package var safeArea: Insets?
  /// What the keyboard covers from the bottom edge up, the safe area's bottom included, in points; 0: it is not up.
  package var keyboardHeight: Points = 0
  /// The id of the same window without the keyboard; nil where the keyboard is not up.
  package var uncovered: String?
  /// Device pixels per point; nil when no source tells.
  package var pixelScale: Double?
  package var orientation: Orientation
  /// Names that a filter can select by: the list, the device family, `pane` and so on.
  package var tags: [String]
  /// The operating systems that these figures hold for, such as `iPadOS 15-18`; empty: all.
  package var system: String
  package var source: String
  package var confidence: Confidence

  package init(
    id: String, name: String, platform: Platform, width: Points, height: Points, safeArea: Insets?,
    pixelScale: Double?, orientation: Orientation, tags: [String], system: String, source: String,
    confidence: Confidence
  ) {
    self.id = id
    self.name = name
    self.platform = platform
    self.width = width
    self.height = height
    self.safeArea = safeArea
    self.pixelScale = pixelScale
    self.orientation = orientation
    self.tags = tags
    self.system = system
    self.source = source
    self.confidence = confidence
  }

  /// The height less the safe area's top and bottom, in points; nil when the safe area is unknown.
  package var usableHeight: Points? { safeArea.map { height - $0.top - $0.bottom } }
}
