package import ScreenModel

/// A screen whose texts are measured and whose names are resolved, for one family and locale: it answers any window and
/// text size by arithmetic.
///
/// The blocks lie in one flat array, parents before their children, so that a solver walks memory in order. It is a
/// class because it never changes and is handed from cell to cell.
package final class PreparedScreen: Sendable {
  package let app: App
  package let screen: Screen
  package let family: Family
  package let locale: AppLocale
  /// Whether rows run from right to left.
  let isRightToLeft: Bool
  package let nodes: [Node]
  /// The bar's node, if the screen has a bar; the content's follows it.
  package let bar: Int?
  /// The node of the stack that must fit: the screen's blocks, and its dock as the last.
  package let content: Int
  /// The stack pinned below the bar and the one pinned at the bottom, if there are any.
  package let pinnedTop, pinnedBottom: Int?
  let regions: Regions
  /// Of each node.
  package let traits: [NodeTraits]
  /// What must be shown.
  package let obligations: [Obligation]
  /// What tells its states apart; nil where the app asks for nothing.
  package let signs: StateSigns?
  /// What is not laid out in every cell.
  package let variants: VariantPlan
  package let slots: [TextSlot]
  /// What the styles of the screen come to in each text size.
  package let styles: StyleTable
  /// Whether the content may scroll at each of the app's text sizes.
  private let scrollingSizes: [Bool]
  /// Whether it may at any.
  package let scrollsAnywhere: Bool
  /// The nodes as the solver reads them.
  let table: LayoutTable
  /// The steps of all slots, for the solver.
  let steps: StepTable
  /// The nodes that rules and solver look for, found once.
  package let index: NodeIndex
  /// Whether a text has a character that no face can show.
  package let isUnknown: Bool
  /// Whether a text has a script whose line breaks are not known.
  package let isDoubtful: Bool
  /// The largest allowance among the faces used, as a share of the advance.
  package let allowance: Double

  init(
    app: App, screen: Screen, family: Family, locale: AppLocale, nodes: [Node],
    traits: [NodeTraits], regions: Regions, slots: [TextSlot], styles: [LineStyle]
  ) {
    self.app = app
    self.screen = screen
    self.family = family
    self.locale = locale
    isRightToLeft = locale.isRightToLeft
    self.nodes = nodes
    self.traits = traits
    self.regions = regions
    bar = regions.bar
    content = regions.content
    pinnedTop = regions.pinnedTop
    pinnedBottom = regions.pinnedBottom
    variants = VariantPlan(
      nodes, traits, app: app, screen: screen, family: family, locale: locale)
    let list = ObligationList(
      nodes, traits, parents: variants.parents, app: app, screen: screen, locale: locale)
    obligations = list.obligations(slots: slots)
    let asked = app.meaning?.stateSigns ?? []
    signs =
      asked.isEmpty || screen.states.count < 2
      ? nil
      : StateSigns(
        asked, traits, states: list.states, words: nodes.map { $0.words(among: slots) },
        count: screen.states.count)
    self.slots = slots
    self.styles = StyleTable(styles, in: app.textSizes)
    let overflow = screen.overflow ?? app.overflow
    scrollingSizes = app.textSizes.map { overflow.allowsScrolling(at: $0) }
    scrollsAnywhere = scrollingSizes.contains(true)
    table = LayoutTable(nodes)
    steps = StepTable(slots)
    index = NodeIndex(
      nodes, parents: variants.parents, content: regions.content, slots: slots,
      textSizeCount: app.textSizes.count)
    isUnknown = slots.contains(where: \.isUnknown)
    isDoubtful = slots.contains(where: \.isDoubtful)
    allowance = slots.lazy.map(\.allowance).max() ?? 0
  }

  /// Returns what a box may show at one of the app's text sizes.
  package func slot(of box: Node.TextBox, at textSize: Int) -> TextSlot {
    slots[box.slot(at: textSize)]
  }

  /// Tells whether the content may be higher than its window at one of the app's text sizes.
  func mayScroll(at textSize: Int) -> Bool { scrollingSizes[textSize] }
}

/// The parts of a screen, as nodes, and the space between them in points at scale 1.
struct Regions: BitwiseCopyable, Sendable {
  var bar: Int?
  var spacingBelowBar: Points
  var pinnedTop: Int?
  var pinnedBottom: Int?
  var content: Int
  /// Between the content and what is pinned.
  var spacing: Points
}

extension Node {
  /// What it says: its text or its label, as a list or word by word; nil for a block without.
  func words(among slots: [TextSlot]) -> String? {
    let box: TextBox? =
      switch kind {
      case .text(let box): box
      case .control(let box): box.label
      default: nil
      }
    return box.flatMap { slots[$0.slot].list ?? slots[$0.slot].candidates.first?.authored.text }
  }
}

/// A block in a prepared screen.
package struct Node: Sendable {
  /// Holds plain numbers only, so that reading one costs no reference counting.
  package enum Kind: BitwiseCopyable, Sendable {
    case text(TextBox)
    case control(ControlBox)
    case media(MediaBox)
    /// A height held open, in points at scale 1.
    case reserve(Points)
    case row(spacing: Points)
    /// The gap after the last child is in points at scale 1.
    case stack(trailingGap: Points)
    /// Of the children one is laid out.
    case alternatives(Alternatives.Axes)
    /// As high as its highest child, and at least so high; in points at scale 1.
    case tallest(leastHeight: Points)
    /// So high whatever its only child needs; in points at scale 1.
    case slot(height: Points)
    /// Children: the row's stack, then the pager.
    case list(spacing: Points, count: Int)
    /// Children: the sections' stacks, then the pager.
    case sections(spacing: Points)
  }

  package var kind: Kind
  /// The index after the last node of this block's subtree.
  package var end: Int
  /// Between this block and the one before it in its stack, in points at scale 1.
  package var spacingBefore: Points
  /// Whether that is a gap, which stays above the first block of a stack.
  package var hasGapBefore: Bool
  /// How wide it is in its row.
  package var width: Row.Width
  package var name: String
  package var location: SourceLocation

  /// Words in a style.
  package struct TextBox: BitwiseCopyable, Sendable {
    /// The slot at the first text size.
    package var slot: Int
    /// How far on the slot of the next text size is: 1 where runs grow apart, so that each text size breaks anew, else 0.
    package var slotStride = 0
    /// The index of the style among the prepared screen's.
    package var style: Int
    package var maximumLines: Int?

    /// The index of its slot at one of the app's text sizes.
    package func slot(at textSize: Int) -> Int { slot + slotStride * textSize }
  }

  /// A control, in points at scale 1 but for its targets, which do not scale.
  package struct ControlBox: BitwiseCopyable, Sendable {
    package var label: TextBox?
    package var padding: Points
    package var icon: Control.Icon?
    package var diameter: Points?
    package var minimumTarget: Points
  }

  /// A picture or video, in points at scale 1.
  package struct MediaBox: BitwiseCopyable, Sendable {
    package var elastic: Bool
    /// The height of fixed media; 0 where it follows from the width and the aspect.
    package var floor: Points
    package var ceiling: Points?
    package var aspect: Double?
  }
}
