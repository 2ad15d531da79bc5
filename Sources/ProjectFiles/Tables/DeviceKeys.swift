internal import ScreenModel

/// The keys of a file of `Devices/`.
struct DeviceListKeys: Keys {
  let source = Key(
    optional: "source", .words,
    "Where the figures come from, in a sentence; needed by each device that has no source of its own."
  )
  let devices = Key("devices", .items(of: DeviceKeys.self), "The devices.")

  static let table = Table(
    Self(), called: "a device list", "A list of devices, named for its file.")
}

struct DeviceKeys: Keys {
  /// The shape of a display.
  enum Shape: String, CaseIterable { case rectangular, round }

  let id = Key("id", .name, "What the ids of its windows begin with.")
  let name = Key("name", .title, "What people call it.")
  let platform = Key(
    "platform", .choice(of: Window.Platform.self), "The platform that it runs.")
  let family = Key("family", .name, "The family it belongs to, such as ipad: a tag of its windows.")
  let tags = Key("tags", .names(of: "tag"), else: [], "Further tags of its windows.")
  let width = Key(
    "width", .number(in: Range.positiveLength), "In points, as the device is held upright.")
  let height = Key(
    "height", .number(in: Range.positiveLength), "In points, as the device is held upright.")
  let pixelScale = Key(
    optional: "pixel-scale", .number(in: Range.pixelScale),
    "Device pixels per point; unknown when left out.")
  let confidence = Key(
    "confidence", .choice(of: Window.Confidence.self), "How far the figures can be trusted.")
  let source = Key(
    optional: "source", .words, "Where its figures come from, in place of the list’s source.")
  let note = Key(optional: "note", .words, "For readers of the file.")
  let insets = Key(
    "insets", .items(of: SystemKeys.self), else: [],
    "What the system covers, one entry for each group of systems, the current one last; unknown when left out."
  )
  let panes = Key(
    "panes", .items(of: PaneKeys.self), else: [],
    "Parts of the screen that an app may be given, as in Split View.")
  let shape = Key(
    "shape", .choice(of: Shape.self), else: .rectangular,
    "Of a round display the square inside is safe; it has neither insets nor panes.")
  let keyboard = Key(
    optional: "keyboard", .table(KeyboardKeys.self),
    "How high the keyboard is; unknown when left out.")

  static let table = Table(
    Self(), called: "a device",
    "A device: a window for each orientation, each group of systems and each pane.")
}

struct KeyboardKeys: Keys {
  let portrait = Key(
    optional: "portrait", .node(.number(Range.keyboard)),
    "Its height upright, in points, with what it covers of the insets; no higher than the device.")
  let landscape = Key(
    optional: "landscape", .node(.number(Range.keyboard)),
    "Its height on the side, in points, with what it covers of the insets; no higher than the device."
  )
  let confidence = Key(
    optional: "confidence", .choice(of: Window.Confidence.self), "In place of the device’s.")
  let source = Key(optional: "source", .words, "In place of the device’s.")

  static let table = Table(
    Self(), called: "a keyboard", "How high the keyboard is.",
    needs: { [[$0.portrait], [$0.landscape]] })
}

struct SystemKeys: Keys {
  let system = Key(
    "system", .name, "The releases of the operating system, such as iPadOS 15-18.")
  let portrait = Key(
    optional: "portrait", .table(InsetsKeys.self),
    "What is covered when the device is held upright; unknown when left out.")
  let landscape = Key(
    optional: "landscape", .table(InsetsKeys.self),
    "What is covered when the device lies on its side; unknown when left out.")
  let confidence = Key(
    optional: "confidence", .choice(of: Window.Confidence.self), "In place of the device’s.")

  static let table = Table(
    Self(), called: "an entry of insets", "What some releases of the operating system cover.")
}

struct InsetsKeys: Keys {
  let top = Key("top", .number(in: Range.length), "What is covered at the top, in points.")
  let bottom = Key("bottom", .number(in: Range.length), "What is covered at the bottom, in points.")
  let left = Key(
    "left", .number(in: Range.length), else: 0, "What is covered at the left, in points.")
  let right = Key(
    "right", .number(in: Range.length), else: 0, "What is covered at the right, in points.")

  static let table = Table(
    Self(), called: "insets", "What the system covers at each edge, in points.")
}

struct PaneKeys: Keys {
  let name = Key("name", .name, "What ends the id of its window.")
  let orientation = Key(
    "orientation", .choice(of: Window.Orientation.self), "How the device is held.")
  let width = Key("width", .number(in: Range.positiveLength), "In points.")
  let height = Key("height", .number(in: Range.positiveLength), "In points.")
  let system = Key(
    optional: "system", .reference,
    "The entry of insets whose systems have such panes; all of them when left out.")
  let confidence = Key(
    optional: "confidence", .choice(of: Window.Confidence.self), "In place of the device’s.")
  let note = Key(optional: "note", .words, "For readers of the file.")

  static let table = Table(
    Self(), called: "a pane", "A part of the screen that an app may be given.")
}
