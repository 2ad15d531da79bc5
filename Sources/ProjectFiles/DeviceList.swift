package import ScreenModel

/// A file of `Devices/`, as the windows that its devices have.
package struct DeviceList: Sendable {
  /// The file's name without its ending, such as `apple-ipad`.
  package var name: String
  /// Where the figures come from; empty when every device says so itself.
  package var source: String
  /// Device by device, portrait first, panes last.
  package var windows: [Window] { entries.map(\.window) }
  package var location: SourceLocation
  var entries: [Entry]

  /// A window and the device that it belongs to.
  struct Entry: Sendable {
    var window: Window
    var location: SourceLocation
  }

  init(name: String, source: String, windows: [Entry], location: SourceLocation) {
    self.name = name
    self.source = source
    entries = windows
    self.location = location
  }
}
