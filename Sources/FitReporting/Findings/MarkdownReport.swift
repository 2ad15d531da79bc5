/// Writes a comment for a pull request, in GitHub Flavored Markdown.
package struct MarkdownReport: FindingFormat {
  /// A comment of more characters is refused; the findings that do not fit are counted.
  private static let limit = 60_000

  package init() {}

  package func text(of report: FindingReport) -> String {
    let remarks = report.open
    let headline = report.isInputWrong ? "did not run" : report.isClean ? "passes" : "fails"
    var text = "### ScreenFit \(headline)\n\n\(Self.escaped(report.summary))\n"
    if !report.isInputWrong { text += "\n" + Self.table(of: report.suites) }
    var shown = 0
    for remark in remarks {
      let block = "\n" + Self.block(remark)
      if text.utf8.count + block.utf8.count > Self.limit { break }
      text += block
      shown += 1
    }
    if shown < remarks.count {
      text += "\nand \(FigureText.count(remarks.count - shown, "more finding"))\n"
    }
    return text
  }

  private static func table(of suites: [FindingReport.Suite]) -> String {
    guard !suites.isEmpty else { return "" }
    let rows = suites.map { suite in
      let failed = suite.checks.count(where: \.isFailed)
      let checks = failed == 0 ? "none" : FigureText.count(failed)
      return "| \(escaped(suite.name)) | \(escaped(suite.verdict)) | "
        + "\(checks) of \(FigureText.count(suite.checks.count)) |"
    }
    return (["| app | | failing |", "| --- | --- | --- |"] + rows).asText
  }

  /// A finding: what and where, and behind a click the rest.
  private static func block(_ remark: Remark) -> String {
    let place = remark.place.map { place in
      let figures = [place.line, place.column].compactMap { $0.map(String.init) }
      // Two spaces end the line but not the item.
      return code(([place.file] + figures).joined(separator: ":")) + "  \n  "
    }
    let title = remark.title.isEmpty ? "" : " (\(escaped(remark.title)))"
    let head = "- \(place ?? "")**\(remark.level.rawValue)**: \(escaped(remark.message))\(title)\n"
    let items = remark.details.map { "  - \(escaped($0))\n" }.joined()
    guard remark.details.count > 1 else { return head + items }
    return head + "\n  <details><summary>where, why and what would help</summary>\n\n" + items
      + "\n  </details>\n"
  }

  /// Writes a text so that it is shown as it is: no markup, no link, no mention, no reference to an issue.
  static func escaped(_ text: String) -> String {
    var result = ""
    let scalars = Array(text.map(TerminalText.escaped).joined().unicodeScalars)
    for (index, scalar) in scalars.enumerated() {
      switch scalar {
      // With a space behind it a colon begins no address and no emoji.
      case ":" where index + 1 == scalars.count || scalars[index + 1] == " ": result += ":"
      case "\\", "`", "*", "_", "[", "]", "|", "~", "$", "!": result += "\\\(scalar)"
      // Escaped with a backslash these would still begin a tag, a mention, a reference or a link.
      case "<", ">", "&", "@", "#", ":": result += "&#\(scalar.value);"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result.replacing("www.", with: "www&#46;")
  }

  /// Writes a text as code: between more backticks than it holds in a row.
  static func code(_ text: String) -> String {
    let shown = text.map(TerminalText.escaped).joined()
    let longest = shown.split(omittingEmptySubsequences: true) { $0 != "`" }.map(\.count).max() ?? 0
    let fence = String(repeating: "`", count: longest + 1)
    let space = shown.hasPrefix("`") || shown.hasSuffix("`") ? " " : ""
    return fence + space + shown + space + fence
  }
}
