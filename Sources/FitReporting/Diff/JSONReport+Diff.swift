extension JSONReport {
  package func text(of diff: DiffReport) throws -> String { try encoded(DiffJSON(diff)) }
}

private struct DiffJSON: Encodable {
  var format = "screenfit-diff/1"
  var before, after: SideJSON
  var isWorse: Bool
  var turned: [TurnJSON]
  var addedCells, removedCells: [AppCellJSON]
  var margins: [MarginJSON]
  var newFindings, goneFindings: [FindingJSON]
  var changedFindings: [ChangeJSON]

  init(_ diff: DiffReport) {
    before = SideJSON(file: diff.files.before, cells: diff.cells.before)
    after = SideJSON(file: diff.files.after, cells: diff.cells.after)
    isWorse = diff.isWorse
    turned = diff.turns.map { turn in
      TurnJSON(
        app: turn.app, screen: turn.screen, from: "\(turn.from)", to: "\(turn.to)",
        cells: turn.cells.map { CellJSON($0.cell) })
    }
    addedCells = diff.added.map {
      AppCellJSON(app: $0.app, cell: CellJSON($0.cell, withScreen: true))
    }
    removedCells = diff.removed.map {
      AppCellJSON(app: $0.app, cell: CellJSON($0.cell, withScreen: true))
    }
    margins = diff.margins.map {
      MarginJSON(
        app: $0.app, screen: $0.screen, kind: $0.kind, before: figure($0.before),
        after: figure($0.after))
    }
    newFindings = diff.newFindings
    goneFindings = diff.goneFindings
    changedFindings = diff.changedFindings.map { ChangeJSON(before: $0.before, after: $0.after) }
  }
}

private struct SideJSON: Encodable {
  var file: String
  var cells: Int
}

private struct TurnJSON: Encodable {
  var app, screen, from, to: String
  var cells: [CellJSON]
}

private struct AppCellJSON: Encodable {
  var app: String
  var cell: CellJSON
}

private struct MarginJSON: Encodable {
  var app, screen, kind: String
  /// Left out where no cell fits.
  var before, after: Double?
}

private struct ChangeJSON: Encodable {
  var before, after: FindingJSON
}
