/// Writes workflow commands of GitHub Actions, which show as annotations beside the lines they are about.
package struct GitHubReport: FindingFormat {
  package init() {}

  package func text(of report: FindingReport) -> String {
    report.open.map(Self.command).asText
  }

  private static func command(_ remark: Remark) -> String {
    var properties: [(String, String)] = []
    if let place = remark.place {
      properties.append(("file", place.file))
      if let line = place.line { properties.append(("line", String(line))) }
      if let column = place.column { properties.append(("col", String(column))) }
    }
    if !remark.title.isEmpty { properties.append(("title", remark.title)) }
    let written = properties.map { "\($0)=\(escaped($1, isProperty: true))" }
      .joined(separator: ",")
    let text = ([remark.message] + remark.details).joined(separator: "\n")
    let command = command(of: remark.level) + (written.isEmpty ? "" : " " + written)
    return "::\(command)::\(escaped(text, isProperty: false))"
  }

  private static func command(of level: Remark.Level) -> String {
    switch level {
    case .error: "error"
    case .warning: "warning"
    case .note: "notice"
    }
  }

  /// Escapes what the runner takes for the end of a command or of a property.
  static func escaped(_ text: String, isProperty: Bool) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "%": result += "%25"
      case "\r": result += "%0D"
      case "\n": result += "%0A"
      case ":" where isProperty: result += "%3A"
      case "," where isProperty: result += "%2C"
      // The runner shows its log as a terminal does.
      case let scalar where TerminalText.isDangerous(scalar):
        result += TerminalText.escaped(Character(scalar))
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}
