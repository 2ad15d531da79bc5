/// The keys of a token of the type `color`.
struct ColourTokenKeys: Keys {
  let value = Key(optional: "$value", .node(ColourValueKeys.shape), "The color.")
  let reference = Key(
    optional: "$ref", .node(.words), "In place of a value: a JSON pointer such as #/call/label.")
  let type = Key("$type", .node(.oneOf([Self.color])), "The type of the value.")
  let shared = AnyTokenKeys.table

  /// The type of those tokens that are read.
  static let color = "color"

  static let table = Table(
    Self(), called: "a token", "A color.", needs: { [[$0.value], [$0.reference]] })
}

/// The keys of a token of another type, or of the type of its group.
struct TokenKeys: Keys {
  let value = Key(
    optional: "$value",
    .node(.either([ColourValueKeys.shape, .anythingWithout(key: ColourValueKeys.space)])),
    "What it stands for.")
  let reference = Key(
    optional: "$ref", .node(.anything), "In place of a value: a JSON pointer such as #/call/label.")
  let type = Key(
    optional: "$type", .node(.matching("^(?!\(ColourTokenKeys.color)$)")),
    "The type of the value; that of its group when left out.")
  let shared = AnyTokenKeys.table

  static let table = Table(
    Self(), called: "a token", "A design token; those of other types than color are left alone.",
    needs: { [[$0.value], [$0.reference]] })
}

/// What every token may say besides.
struct AnyTokenKeys: Keys {
  let description = Key(optional: "$description", .node(.anything), "What it is for.")
  let deprecated = Key(optional: "$deprecated", .node(.anything), "Whether it is to be used.")
  let extensions = Key(optional: "$extensions", .node(.anything), "What other tools need.")

  static let table = Table(Self(), called: "a token", "What every token may say.")
}

/// The keys of a group of tokens besides the names of tokens and groups in it.
struct TokenGroupKeys: Keys {
  let type = Key(
    optional: "$type", .node(.words), "The type of the tokens in it that have none of their own.")
  let description = Key(optional: "$description", .node(.anything), "What it is for.")
  let deprecated = Key(optional: "$deprecated", .node(.anything), "Whether it is to be used.")
  let extensions = Key(optional: "$extensions", .node(.anything), "What other tools need.")
  let extended = Key(
    optional: "$extends",
    .node(.either([.matching("^(\\{.*\\}|#/.*)$"), .described(PointerKeys.self)])),
    "The group whose tokens it has, too, such as {palette}.")
  let root = Key(
    optional: "$root", .node(.described(TokenOrGroup.self)), "The token that the group itself is.")
  let schema = Key(optional: "$schema", .node(.anything), "The schema of the file.")

  static let table = Table(
    Self(), called: "a group of tokens", "Tokens and groups of tokens by name.",
    others: (name: "^[^${}.][^{}.]*$", shape: .described(TokenOrGroup.self)))
}

/// What a name in a group stands for.
enum TokenOrGroup: Described {
  static var definition: Definition {
    .shape(
      .either([
        .described(ColourTokenKeys.self), .described(TokenKeys.self),
        .described(TokenGroupKeys.self),
      ]), title: "token or group", summary: "A token with $value, or a group of tokens.")
  }
}

// MARK: Colours

/// The keys of the value of a colour token.
struct ColourValueKeys: Keys {
  let colourSpace = Key(
    Self.space, .node(.orReference(.choice(of: ColourSpace.self))),
    "The color space of the components.")
  let components = Key(
    "components", .node(.orReference(.tuple(.orReference(Self.component), count: 3))),
    "Three numbers in the ranges of the color space, or none in place of one.")
  let alpha = Key(
    optional: "alpha", .node(.orReference(.number(Range.alpha))), "From 0 to 1; 1 when left out.")
  let hex = Key(
    optional: "hex", .node(.anything), "A fallback for other tools, which is not read.")

  /// Only the value of a color has it, whichever group says the type.
  static let space = "colorSpace"

  private static let component = Shape.either([
    .number(-.infinity ... .infinity), .oneOf([TokenColours.none]),
  ])

  static let table = Table(Self(), called: "a color", "A color in a color space.")

  /// What the value of a colour token may be.
  static var shape: Shape {
    .orReference(.either([.described(Self.self), .matching("^#[0-9A-Fa-f]{6}([0-9A-Fa-f]{2})?$")]))
  }
}

/// The key of a reference by a JSON pointer.
struct PointerKeys: Keys {
  let reference = Key("$ref", .node(.words), "A JSON pointer such as #/call/label.")

  static let table = Table(Self(), called: "a reference", "A reference to another value.")
}

extension Shape {
  /// A value, or a reference to where it stands.
  static func orReference(_ shape: Shape) -> Shape {
    .either([shape, .matching("^\\{.*\\}$"), .described(PointerKeys.self)])
  }
}
