internal import ScreenModel
package import StackLayout

/// A text has a character that no face of its family can show.
///
/// **What it checks.** Every character of every text against the faces of the family and its fallbacks, in their order.
///
/// **Why it matters.** A device would borrow a glyph of unknown width from a font that nobody named, or draw an empty box. Whether the text fits is then
/// not known, and what is not known is never a pass.
///
/// **What to do.** Correct or remove the character, or add a face that has it to the family's fallbacks in `Fonts/fonts.yml`.
package struct MissingGlyph: Rule {
  package static let id = RuleID.missingGlyph

  package init() {}

  package func concerns(_ prepared: PreparedScreen) -> Bool { prepared.isUnknown }

  package func check(_ layout: StackSolver, into violations: inout [Violation]) {
    for text in layout.prepared.index.texts where layout.placed[text.node].isShown {
      for (index, candidate) in layout.slot(of: text.box).candidates.enumerated()
      where !candidate.measured.missing.isEmpty {
        violations.append(
          Violation(
            rule: Self.id, node: text.node, candidate: index,
            shortfall: Double(candidate.measured.missing.count)))
      }
    }
  }

  package func message(for violation: Violation, in layout: StackSolver) -> String {
    let missing = Self.missing(for: violation, in: layout)
    guard let first = missing.first else { return "a character has no glyph" }
    let named = missing.map { "“\($0.character)” (\(Self.codePoints(of: $0.character)))" }
    let shown = named.count > 8 ? named.prefix(7) + ["\(named.count - 7) more"] : named[...]
    let list =
      shown.count > 1
      ? shown.dropLast().joined(separator: ", ") + " and " + (shown.last ?? "") : shown[0]
    return "no face has \(list); tried \(first.faces.joined(separator: ", "))"
  }

  /// The characters of the text to blame that no face of its family has.
  static func missing(for violation: Violation, in layout: StackSolver) -> [MissingCharacter] {
    guard let box = layout.textBox(of: violation.node), let candidate = violation.candidate else {
      return []
    }
    return layout.slot(of: box).candidates[candidate].measured.missing
  }

  private static func codePoints(of character: Character) -> String {
    character.unicodeScalars.map { scalar in
      let digits = String(scalar.value, radix: 16, uppercase: true)
      return "U+" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits
    }.joined(separator: " ")
  }
}
