internal import ScreenModel

/// Reads a file of `Devices/` into the windows of its devices.
struct DeviceListReader {
  let log: ErrorLog

  func read(_ root: Node, name: String) -> DeviceList {
    let fields = Mapping(root, by: DeviceListKeys.table, log: log)
    let source = fields.source
    let windows = fields.devices.flatMap { node in
      DeviceReader(log: log).read(node, list: name, source: source)
    }
    return DeviceList(
      name: name, source: source ?? "", windows: windows, location: root.location)
  }
}

/// Reads one device.
private struct DeviceReader {
  let log: ErrorLog

  func read(
    _ node: TableNode<DeviceKeys>, list: String, source listSource: String?
  ) -> [DeviceList.Entry] {
    let errorCount = log.errors.count
    let fields = Mapping(node, log: log)
    let id = fields.id
    let family = fields.family
    let tags = fields.tags
    var source = fields.source
    if source == nil {
      source = listSource
      if source == nil {
        log.add(
          FileError(
            .missingKey, at: node.location, "neither a device nor its list has a “source”",
            suggestion: "add the key “source” to the list or to the device"))
      }
    }
    _ = fields.note
    var device = Device(
      id: id, name: fields.name, platform: fields.platform ?? .web, width: fields.width,
      height: fields.height, pixelScale: fields.pixelScale, confidence: fields.confidence ?? .low,
      tags: ([list, family, id] + tags.map(\.name)).uniqued(), source: source ?? "",
      systems: systems(fields.insets), location: fields.node(\.id)?.location ?? node.location)
    device.keyboard = fields.keyboard.map { keyboard($0, of: device) }
    if fields.shape == .round {
      makeRound(&device, fields.node(\.insets), panes: fields.node(\.panes))
    }
    if device.width > device.height, log.errors.count == errorCount {
      log.add(
        .contradiction(
          "the device is wider than high", "give width and height as the device is held upright",
          at: fields.node(\.width)?.location ?? node.location))
    }
    return device.windows(panes: fields.panes.map { pane($0, of: device) })
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

  private func keyboard(_ node: TableNode<KeyboardKeys>, of device: Device) -> Device.Keyboard {
    let fields = Mapping(node, log: log)
    if fields.portrait == nil, fields.landscape == nil {
      log.add(.missingOneOf(["portrait", "landscape"], in: "a keyboard", at: node.location))
    }
    func height(_ node: Node?, as what: String, most: Points) -> Points? {
      let least = Range.keyboard.lowerBound
      return node.map { fields.values.number($0, as: what, in: least...max(least, most)) }
    }
    return Device.Keyboard(
      portrait: height(fields.portrait, as: "“portrait”", most: device.height),
      landscape: height(fields.landscape, as: "“landscape”", most: device.width),
      confidence: fields.confidence, source: fields.source)
  }

  private func systems(_ nodes: [TableNode<SystemKeys>]) -> [Device.System] {
    var first: [String: SourceLocation] = [:]
    return nodes.map { node in
      let fields = Mapping(node, log: log)
      let name = fields.system
      if let place = first[name] {
        log.add(.duplicateName(name, noun: "system", first: place, at: node.location))
      }
      first[name] = node.location
      return Device.System(
        name: name, portrait: fields.portrait.map(insets), landscape: fields.landscape.map(insets),
        confidence: fields.confidence)
    }
  }

  private func insets(_ node: TableNode<InsetsKeys>) -> Insets {
    let fields = Mapping(node, log: log)
    return Insets(
      top: fields.top, leading: fields.left, bottom: fields.bottom, trailing: fields.right)
  }

  private func pane(_ node: TableNode<PaneKeys>, of device: Device) -> Device.Pane {
    let fields = Mapping(node, log: log)
    _ = fields.note
    let system = fields.system.flatMap { node -> String? in
      let names = device.systems.map(\.name)
      // A device of unknown insets has no systems to look the name up in.
      if names.isEmpty { return fields.values.name(node, as: "“system”") }
      return fields.values.lookUp(node, as: "“system”", noun: "system", among: names)
    }
    return Device.Pane(
      name: fields.name, orientation: fields.orientation ?? .portrait, width: fields.width,
      height: fields.height, system: system, confidence: fields.confidence)
  }
}

extension Sequence where Element: Hashable {
  /// The elements without those that were there before.
  func uniqued() -> [Element] {
    var seen: Set<Element> = []
    return filter { seen.insert($0).inserted }
  }
}
