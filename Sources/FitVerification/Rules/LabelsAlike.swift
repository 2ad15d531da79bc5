internal import ScreenModel
package import StackLayout

/// Two labels that must be told apart look the same once they are cut.
///
/// **What it checks.** The labels of one block in two `states` (blocks of the same `id`, or in the same place), and the options of one `choice`: where one of them
/// takes more lines than it may, or than its fixed `height` holds, whether the words that remain on the lines allowed are the same as those of the other.
/// Words on a line that is cut count as far as the line would hold them whole; neither case nor white space tells them apart, nor a comma or full stop where a label is
/// cut. Of a content list the texts of one item are compared.
///
/// **Why it matters.** A cut label is an annoyance; two that are cut to the same words make a reader press one for the other, or miss that something has changed.
///
/// **What to do.** Put the word in which they differ first, or give the label the lines or the width that it needs.
package struct LabelsAlike: Rule {
  package static let id = RuleID.labelsAlike
  package static let occasions: Occasions = [.overLines, .fixedHeight]

  package init() {}

  package func concerns(_ prepared: PreparedScreen) -> Bool {
    prepared.screen.states.count > 1 || prepared.traits.contains { $0.choice != nil }
  }

  package func check(_ layout: StackSolver, into violations: inout [Violation]) {
    let cut = layout.prepared.index.texts.lazy.map(\.node).filter { layout.isCut($0) }
    guard cut.first != nil else { return }
    checkOptions(layout, into: &violations)
    for state in layout.prepared.screen.states.indices where state != layout.condition.state {
      let other = layout.inState(state)
      for node in cut { check(node, in: layout, against: other, into: &violations) }
    }
  }

  // MARK: - Options

  private func checkOptions(_ layout: StackSolver, into violations: inout [Violation]) {
    var known: [String: [CutLabel]] = [:]
    for node in layout.prepared.index.controls where layout.placed[node].isShown {
      guard let choice = layout.prepared.traits[node].choice, let slot = layout.textSlot(of: node)
      else { continue }
      for candidate in slot.candidates.indices {
        let label = CutLabel(node: node, candidate: candidate, in: layout)
        let earlier = known[choice, default: []]
        // Copies of a block draw from one list: each of its texts once.
        if earlier.contains(where: { $0.text == label.text }) { continue }
        if let twin = earlier.first(where: { $0.isAlike(label) && $0.belongs(with: label) }) {
          violations.append(label.violation(like: twin, state: layout.condition.state))
        }
        known[choice, default: []].append(label)
      }
    }
  }

  // MARK: - States

  private func check(
    _ node: Int, in layout: StackSolver, against other: StackSolver,
    into violations: inout [Violation]
  ) {
    guard let twin = counterpart(of: node, in: layout, other),
      // Where both are cut, the later state tells.
      other.condition.state < layout.condition.state || !other.isCut(twin),
      let slot = layout.textSlot(of: node), let otherSlot = other.textSlot(of: twin)
    else { return }
    let count = slot.candidates.count
    let otherCount = otherSlot.candidates.count
    for candidate in 0..<count {
      let label = CutLabel(node: node, candidate: candidate, in: layout)
      // Lists of as many texts go together item by item.
      let others = count == otherCount ? candidate..<(candidate + 1) : 0..<otherCount
      for candidate in others {
        let twin = CutLabel(node: twin, candidate: candidate, in: other)
        guard twin.isAlike(label) else { continue }
        violations.append(label.violation(like: twin, state: other.condition.state))
        return
      }
    }
  }

  /// Finds the text that stands in another state where one stands in this: under the same id, else at the same corner.
  private func counterpart(
    of node: Int, in layout: StackSolver, _ other: StackSolver
  ) -> Int? {
    let texts = other.prepared.index.texts.lazy.map(\.node).filter {
      $0 != node && other.placed[$0].isShown && !layout.placed[$0].isShown
    }
    if let id = layout.prepared.traits[node].id {
      return texts.first { other.prepared.traits[$0].id == id }
    }
    let frame = layout.placed[node].frame
    return texts.first { twin in
      let corner = other.placed[twin].frame
      let isLevel = (corner.y - frame.y).magnitude <= FitTolerance.points
      let left = (corner.x - frame.x).magnitude
      let right = (corner.x + corner.width - frame.x - frame.width).magnitude
      return isLevel && min(left, right) <= FitTolerance.points
    }
  }

  package func message(for violation: Violation, in layout: StackSolver) -> String {
    let other = layout.inState(violation.state)
    let label = CutLabel(node: violation.node, candidate: violation.candidate ?? 0, in: layout)
    let twin = CutLabel(
      node: violation.neighbour, candidate: violation.neighbourCandidate, in: other)
    let states = layout.prepared.screen.states
    let isSame = violation.state == layout.condition.state
    let where_ = isSame ? "" : " in “\(states[violation.state])”"
    let here = isSame ? "" : " in “\(states[layout.condition.state])”"
    let cut = label.isCut ? label.limit : twin.limit
    return
      "“\(label.text)”\(here) looks like “\(twin.text)”\(where_) once cut to \(cut.lines): “\(label.visible)”"
  }
}

/// A label as far as a reader sees it.
private struct CutLabel {
  var node: Int
  var candidate: Int
  /// As its author wrote it.
  var text: String
  /// The words on the lines that are seen.
  var visible: String
  /// What tells it from others: what is seen, without the punctuation that a mark of omission stands behind or in place of.
  private var words: String
  /// How many lines are seen.
  var limit: Int
  var isCut: Bool
  /// The item of its content list, where items have several texts; nil for others.
  var item: Int?

  init(node: Int, candidate: Int, in layout: StackSolver) {
    self.node = node
    self.candidate = candidate
    let slot = layout.textSlot(of: node)
    let authored = slot?.candidates[candidate].authored
    text = authored?.text ?? ""
    let lines = slot?.candidates[candidate].measured.lines(within: layout.placed[node].room) ?? []
    limit = layout.lineLimit(of: node) ?? lines.count
    isCut = lines.count > limit
    visible = lines.prefix(limit).map(\.visibleText).joined(separator: " ")
    words = Self.words(visible)
    if let list = slot?.list,
      let items = layout.prepared.app.listOrSource(list, in: layout.prepared.locale)?.items,
      items.contains(where: { $0.textCount > 1 })
    {
      item = items.firstIndex { $0.texts.contains(candidate) }
    }
  }

  func isAlike(_ other: CutLabel) -> Bool {
    (isCut || other.isCut) && text != other.text && words == other.words
  }

  private static func words(_ visible: String) -> String {
    var words = StateSigns.heard(visible)
    while words.last?.unicodeScalars.allSatisfy(isSentencePunctuation) == true {
      words.removeLast()
    }
    return words
  }

  private static func isSentencePunctuation(_ scalar: Unicode.Scalar) -> Bool {
    scalar.properties.isSentenceTerminal || ",;:…،؛、，；：".unicodeScalars.contains(scalar)
  }

  /// Whether both may be shown at once: options of one item of a list, not of two.
  func belongs(with other: CutLabel) -> Bool {
    item == nil || other.item == nil || item == other.item
  }

  func violation(like other: CutLabel, state: Int) -> Violation {
    var violation = Violation(
      rule: LabelsAlike.id, node: node, candidate: candidate, shortfall: 1)
    violation.neighbour = other.node
    violation.neighbourCandidate = other.candidate
    violation.state = state
    return violation
  }
}
