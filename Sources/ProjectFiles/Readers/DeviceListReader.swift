internal import ScreenModel

/// Reads a file of `Devices/` into the windows of its devices.
struct DeviceListReader {
  let log: ErrorLog

  func read(_ root: Node, name: String) -> DeviceList {
    let fields = Fields(root, of: "a device list", keys: ["source", "devices"], log: log)
    let source = fields.optionalText("source")
    let windows = fields.items("devices").flatMap { node in
      DeviceReader(log: log).read(node, list: name, source: source)
    }
    return DeviceList(
      name: name, source: source ?? "", windows: windows, location: root.location)
  }
}

/// Reads one device.
private struct DeviceReader {
  let log: ErrorLog

  private static let keys = [
    "id", "name", "platform", "family", "tags", "width", "height", "pixel-scale", "confidence",
    "source", "note", "insets", "panes", "shape", "keyboard",
  ]

  /// The shape of a display.
  private enum Shape: String, CaseIterable { case rectangular, round }

  func read(_ node: Node, list: String, source listSource: String?) -> [DeviceList.Entry] {
    let errorCount = log.errors.count
    let fields = Fields(node, of: "a device", keys: Self.keys, log: log)
    let id = fields.name("id")
    let family = fields.name("family")
    let tags = fields["tags"].map { fields.values.names($0, as: "“tags”", noun: "tag") } ?? []
    var source = fields.optionalText("source")
    if source == nil {
      source = listSource
      if source == nil {
        log.add(
          FileError(
            .missingKey, at: node.location, "neither a device nor its list has a “source”",
            suggestion: "add the key “source” to the list or to the device"))
      }
    }
    _ = fields.optionalText("note")
    var device = Device(
      id: id, name: fields.title("name"), platform: fields.choice("platform") ?? .web,
      width: fields.number("width", in: Range.positiveLength),
      height: fields.number("height", in: Range.positiveLength),
      pixelScale: fields.optionalNumber("pixel-scale", in: Range.pixelScale),
      confidence: fields.choice("confidence") ?? .low,
      tags: ([list, family, id] + tags.map(\.name)).uniqued(), source: source ?? "",
      systems: systems(fields["insets"]), location: fields["id"]?.location ?? node.location)
    device.keyboard = fields["keyboard"].map { keyboard($0, of: device) }
    if fields.optionalChoice("shape", of: Shape.self) == .round {
      makeRound(&device, fields["insets"], panes: fields["panes"])
    }
    if device.width > device.height, log.errors.count == errorCount {
      log.add(
        .contradiction(
          "the device is wider than high", "give width and height as the device is held upright",
          at: fields["width"]?.location ?? node.location))
    }
    let panes = fields["panes"].map { fields.values.items($0, as: "“panes”") } ?? []
    return device.windows(panes: panes.map { pane($0, of: device) })
      .map { DeviceList.Entry(window: $0, location: device.location) }
  }

  /// Leaves of a round display the square that lies wholly in it.
  private func makeRound(_ device: inout Device, _ insets: Node?, panes: Node?) {
    if let panes {
      log.add(
        .contradiction(
          "a round display has “panes”, of which nothing tells what is seen",
          "remove “panes”, or “shape”", at: panes.location))
    }
    if let insets {
      log.add(
        .contradiction(
          "a round display has “insets”; those of the square inside it are worked out",
          "remove “insets”, or “shape”", at: insets.location))
    }
    func square(_ width: Points, _ height: Points) -> Insets {
      let side = min(width, height) * 0.5.squareRoot()
      return Insets(
        top: (height - side) / 2, leading: (width - side) / 2, bottom: (height - side) / 2,
        trailing: (width - side) / 2)
    }
    device.systems = [
      Device.System(
        name: "", portrait: square(device.width, device.height),
        landscape: square(device.height, device.width))
    ]
  }

  private func keyboard(_ node: Node, of device: Device) -> Device.Keyboard {
    let fields = Fields(
      node, of: "a keyboard", keys: ["portrait", "landscape", "confidence", "source"], log: log)
    if fields["portrait"] == nil, fields["landscape"] == nil {
      log.add(.missingOneOf(["portrait", "landscape"], in: "a keyboard", at: node.location))
    }
    return Device.Keyboard(
      portrait: fields.optionalNumber("portrait", in: 1...max(1, device.height)),
      landscape: fields.optionalNumber("landscape", in: 1...max(1, device.width)),
      confidence: fields.optionalChoice("confidence"), source: fields.optionalText("source"))
  }

  private func systems(_ node: Node?) -> [Device.System] {
    guard let node else { return [] }
    let values = ValueReader(log: log)
    var first: [String: SourceLocation] = [:]
    return values.items(node, as: "“insets”").map { item in
      let fields = Fields(
        item, of: "an entry of insets", keys: ["system", "portrait", "landscape", "confidence"],
        log: log)
      let name = fields.name("system")
      if let place = first[name] {
        log.add(.duplicateName(name, noun: "system", first: place, at: item.location))
      }
      first[name] = item.location
      return Device.System(
        name: name, portrait: fields["portrait"].map(insets),
        landscape: fields["landscape"].map(insets),
        confidence: fields.optionalChoice("confidence"))
    }
  }

  private func insets(_ node: Node) -> Insets {
    let fields = Fields(node, of: "insets", keys: ["top", "bottom", "left", "right"], log: log)
    return Insets(
      top: fields.number("top", in: Range.length),
      leading: fields.optionalNumber("left", in: Range.length) ?? 0,
      bottom: fields.number("bottom", in: Range.length),
      trailing: fields.optionalNumber("right", in: Range.length) ?? 0)
  }

  private func pane(_ node: Node, of device: Device) -> Device.Pane {
    let fields = Fields(
      node, of: "a pane",
      keys: ["name", "orientation", "width", "height", "system", "confidence", "note"], log: log)
    _ = fields.optionalText("note")
    let system = fields["system"].flatMap { node -> String? in
      let names = device.systems.map(\.name)
      // A device of unknown insets has no systems to look the name up in.
      if names.isEmpty { return fields.values.name(node, as: "“system”") }
      return fields.values.lookUp(node, as: "“system”", noun: "system", among: names)
    }
    return Device.Pane(
      name: fields.name("name"), orientation: fields.choice("orientation") ?? .portrait,
      width: fields.number("width", in: Range.positiveLength),
      height: fields.number("height", in: Range.positiveLength), system: system,
      confidence: fields.optionalChoice("confidence"))
  }
}

extension Sequence where Element: Hashable {
  /// The elements without those that were there before.
  func uniqued() -> [Element] {
    var seen: Set<Element> = []
    return filter { seen.insert($0).inserted }
  }
}
