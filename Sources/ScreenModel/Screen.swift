/// One screen of an app: an optional bar on top, a stack that must fit, an optional dock below.
package struct Screen: Sendable {
  /// The file's name without its ending, such as `quiz-question`.
  package var id: String
  /// What people call it.
  package var name: String
  package var bar: Bar?
  /// The content, as a vertical stack with the app's spacing.
  package var stack: Stack
  /// The bottom row, one spacing below the stack and part of the content height.
  package var dock: Row?
  /// What stands outside the scroll; nil where nothing does.
  package var pinned: Pinned?
  /// nil: the app's.
  package var overflow: OverflowPolicy?
  /// The colour that its blocks stand on; nil for a screen that names none.
  package var background: ColourName?
  /// Named variants of the screen, each looked at in every window; empty: it has one only.
  package var states: [String] = []
  /// Whether words are typed on it, so that it is also looked at with the keyboard up.
  package var takesText = false
  /// The ids of its blocks.
  package var ids: Set<String> = []
  /// What of it must be shown in some windows.
  package var mustShow: [MustShow] = []
  package var location: SourceLocation

  package init(
    id: String, name: String, bar: Bar?, stack: Stack, dock: Row?, location: SourceLocation
  ) {
    self.id = id
    self.name = name
    self.bar = bar
    self.stack = stack
    self.dock = dock
    self.location = location
  }

  /// The top bar: a control at each end, on one line of the bar's style.
  package struct Bar: Sendable {
    package var leading: TextContent?
    package var trailing: TextContent?
    /// Where there is a bar; nil: everywhere.
    package var condition: Condition?
    /// nil for a bar that names no colour.
    package var colours: BlockColours?
    package var location: SourceLocation

    package init(leading: TextContent?, trailing: TextContent?, location: SourceLocation) {
      self.leading = leading
      self.trailing = trailing
      self.location = location
    }
  }
}

/// Blocks one under another.
package struct Stack: Sendable {
  package var blocks: [Block]
  /// Between two blocks, in points at scale 1; nil: the app's.
  package var spacing: Points?

  package init(blocks: [Block], spacing: Points? = nil) {
    self.blocks = blocks
    self.spacing = spacing
  }
}

/// Blocks side by side.
package struct Row: Sendable {
  package var cells: [Cell]
  /// Between two cells, in points at scale 1; nil: the app's.
  package var spacing: Points?
  package var location: SourceLocation

  package init(cells: [Cell], spacing: Points? = nil, location: SourceLocation) {
    self.cells = cells
    self.spacing = spacing
    self.location = location
  }

  package struct Cell: Sendable {
    package var width: Width
    package var block: Block

    package init(width: Width, block: Block) {
      self.width = width
      self.block = block
    }
  }

  /// How wide a cell of a row is.
  package enum Width: Hashable, BitwiseCopyable, Sendable {
    /// In points at scale 1.
    case fixed(Points)
    /// As wide as its content on one line.
    case content
    /// A share of what fixed and content cells leave.
    case weight(Double)
  }
}

/// A part of a screen.
package struct Block: Sendable {
  /// What messages call it, such as `questionPrompt` or `media “picture”`; unique enough for a reader.
  package var name: String
  package var kind: Kind
  /// nil for a block that names no colour.
  package var colours: BlockColours?
  /// Where it is laid out; nil: everywhere.
  package var condition: Condition?
  /// Which blocks are the same to a reader though they are written apart, such as a label and its short form.
  package var id: String?
  /// Where it comes among the blocks that are dropped until the rest fits, the lowest first; nil: it is never dropped.
  package var drop: Int?
  /// Whether it must be shown wherever its condition holds.
  package var isEssential = false
  /// A height that it has whatever it holds, in points at scale 1; nil: as high as it needs.
  package var height: Points?
  package var location: SourceLocation

  package init(name: String, kind: Kind, location: SourceLocation) {
    self.name = name
    self.kind = kind
    self.location = location
  }

  package indirect enum Kind: Sendable {
    case text(Text)
    case control(Control)
    case media(Media)
    /// Stands in place of the spacing between its neighbours; in points at scale 1.
    case gap(Points)
    case row(Row)
    case stack(Stack)
    case list(PagedList)
    case sections(PagedSections)
    /// A height held open whether or not anything is shown in it; in points at scale 1.
    case reserve(Points)
    /// The first of several blocks that fits.
    case alternatives(Alternatives)
    /// A height held open for the tallest of several blocks.
    case tallest(TallestReserve)
  }
}

/// Words in a style, and how many lines they may take.
package struct Text: Sendable {
  package var content: TextContent
  package var style: Style
  /// The role the words are written for, if any: it sets the budget in characters.
  package var role: Role?
  /// The most lines it may take; nil: as many as it needs.
  package var maximumLines: Int?

  package init(content: TextContent, style: Style, role: Role?, maximumLines: Int?) {
    self.content = content
    self.style = style
    self.role = role
    self.maximumLines = maximumLines
  }
}

/// Something to press: a label with padding, never smaller than the app's minimum target.
package struct Control: Sendable {
  /// nil for a control that shows only its icon.
  package var label: Text?
  /// What assistive technology calls it where no label is shown; nil where the label says it.
  package var accessibleName: TextContent?
  package var icon: Icon?
  /// What the icon shows, such as `bell`; nil: nobody says.
  package var iconName: String?
  /// Around the label, in points at scale 1; nil: the app's.
  package var padding: Points?
  /// The width and height of a round control, in points at scale 1.
  package var diameter: Points?
  /// A least size of its own in points, not scaled; nil: the app's.
  package var minimumTarget: Points?
  /// Whether it may stand elsewhere in another state of the screen.
  package var moves = false
  /// The decision that it is one option of, such as `permission`.
  package var choice: String?
  /// Which of the app's floors its target keeps to; nil: the app's least target only.
  package var rank: ControlRank?

  package init(
    label: Text?, accessibleName: TextContent?, icon: Icon?, padding: Points?, diameter: Points?,
    minimumTarget: Points?
  ) {
    self.label = label
    self.accessibleName = accessibleName
    self.icon = icon
    self.padding = padding
    self.diameter = diameter
    self.minimumTarget = minimumTarget
  }

  /// A square picture before or above the label, in points at scale 1.
  package struct Icon: Hashable, BitwiseCopyable, Sendable {
    package enum Position: String, Hashable, BitwiseCopyable, Sendable, CaseIterable {
      case leading, above
    }
    package var size: Points
    package var position: Position
    /// Between the icon and the label.
    package var spacing: Points

    package init(size: Points, position: Position, spacing: Points) {
      self.size = size
      self.position = position
      self.spacing = spacing
    }
  }
}

/// A picture or video: elastic between a floor and a ceiling, or of a fixed height.
package struct Media: Sendable {
  /// Elastic media take what the rest leaves.
  package var elastic: Bool
  /// The least height of elastic media, or the height of fixed media, in points at scale 1.
  ///
  /// nil: the app's least height; the height of fixed media then follows from width and aspect.
  package var floor: Points?
  /// The greatest height, in points at scale 1.
  package var ceiling: Points?
  /// Width over height: the picture is never wider or higher than this allows.
  package var aspect: Double?

  package init(elastic: Bool, floor: Points?, ceiling: Points?, aspect: Double?) {
    self.elastic = elastic
    self.floor = floor
    self.ceiling = ceiling
    self.aspect = aspect
  }
}

/// Rows in pages: a page holds as many as fit, with controls to turn pages below.
package struct PagedList: Sendable {
  /// The blocks of one row; those that draw from a content list show its worst string.
  package var row: Stack
  /// Between two rows, in points at scale 1; nil: the app's.
  package var spacing: Points?
  /// How many rows there are in all; nil: as many as the content list has items.
  package var count: Int?
  package var pager: Pager

  package init(row: Stack, spacing: Points?, count: Int?, pager: Pager) {
    self.row = row
    self.spacing = spacing
    self.count = count
    self.pager = pager
  }
}

/// Groups in pages: a group is never split.
package struct PagedSections: Sendable {
  package var sections: [Section]
  /// Between two sections, in points at scale 1; nil: the app's.
  package var spacing: Points?
  package var pager: Pager

  package init(sections: [Section], spacing: Points?, pager: Pager) {
    self.sections = sections
    self.spacing = spacing
    self.pager = pager
  }

  package struct Section: Sendable {
    package var name: String
    package var stack: Stack
    package var location: SourceLocation

    package init(name: String, stack: Stack, location: SourceLocation) {
      self.name = name
      self.stack = stack
      self.location = location
    }
  }
}

/// The two controls that turn pages, side by side below the rows.
package struct Pager: Sendable {
  package var earlier: Text
  package var later: Text
  package var location: SourceLocation

  package init(earlier: Text, later: Text, location: SourceLocation) {
    self.earlier = earlier
    self.later = later
    self.location = location
  }
}
