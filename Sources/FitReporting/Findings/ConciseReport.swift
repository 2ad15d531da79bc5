/// Writes a finding a line, in the form of a compiler's messages, and a line that sums up.
package struct ConciseReport: FindingFormat {
  package init() {}

  package func text(of report: FindingReport) -> String {
    (report.open.map(Self.line) + [report.summary]).asText
  }

  static func line(_ remark: Remark) -> String {
    let place = remark.place.map { place in
      ([TerminalText.shown(place.file)]
        + [place.line, place.column].compactMap { $0.map(String.init) })
        .joined(separator: ":") + ": "
    }
    let title = remark.title.isEmpty ? "" : " [\(remark.title)]"
    // What comes first tells in which cells, or what would be right.
    let extent = remark.details.first.map { " (\($0))" } ?? ""
    return "\(place ?? "")\(remark.level.rawValue): \(remark.message)\(title)\(extent)"
  }
}
