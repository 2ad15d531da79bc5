/// A JSON Schema (draft 2020-12) of one kind of file, by which editors complete and check it.
///
/// It is made from the tables that files are read by. What only the files around a file can tell is not in it: whether names are
/// defined, and whether values go together.
package enum FileSchema: String, CaseIterable, Sendable {
  case screen, app, devices, fonts, content, tokens, profile
  case textScale = "text-scale"

  /// Relative to the folder of the schemas.
  package var fileName: String { "\(rawValue).schema.json" }

  /// The files that it describes, as a pattern seen from the project folder.
  package var files: String {
    switch self {
    case .screen: "Screens/*/*.yml"
    case .app: "Screens/*/app.yml"
    case .devices: "Devices/*.yml"
    case .fonts: "Fonts/fonts.yml"
    case .content: "Screens/*/content/*/*.yml"
    case .tokens: "Screens/*/*.json"
    case .profile: "Profiles/*.yml"
    case .textScale: "TextScales/*.yml"
    }
  }

  /// What stands in such a file.
  var root: any Described.Type {
    switch self {
    case .screen: ScreenKeys.self
    case .app: AppKeys.self
    case .devices: DeviceListKeys.self
    case .fonts: FontFileKeys.self
    case .content: ContentFile.self
    case .tokens: TokenGroupKeys.self
    case .profile: ProfileKeys.self
    case .textScale: TextScaleKeys.self
    }
  }

  /// The schema, as a JSON text.
  package var text: String {
    var writer = SchemaWriter()
    let root = writer.schema(of: root.definition)
    return SchemaValue.object(
      [
        ("$schema", .text("https://json-schema.org/draft/2020-12/schema")),
        ("$id", .text(fileName)),
      ] + root + [("$defs", .object(writer.definitions()))]
    ).json
  }
}
