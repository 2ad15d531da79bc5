internal import FitReporting
internal import ProjectFiles

extension Run {
  /// Prints the schema of a kind of file, or lists the kinds.
  func schema() throws(UsageError) -> Answer {
    guard let name = arguments.operands.first else { return Answer(report: Self.schemaList) }
    guard let schema = FileSchema(rawValue: name) else {
      throw .unknown("kind of file", name, among: FileSchema.allCases.map(\.rawValue))
    }
    return Answer(report: schema.text)
  }

  /// Each kind of file, with its files and where its schema lies.
  private static var schemaList: String {
    let shared = SharedLists.ofCommand()
    let rows = FileSchema.allCases.map { schema in
      [schema.rawValue, schema.files, shared?.path(of: schema) ?? ""]
    }
    let widths = (0..<2).map { column in rows.map(\.[column].count).max() ?? 0 }
    let lines = rows.map { row in
      let columns = zip(row, widths).map { $0 + String(repeating: " ", count: $1 - $0.count) }
      return HumanReport.shown((columns + [row[2]]).joined(separator: "  "))
    }
    return lines.joined(separator: "\n") + "\n"
  }
}
