extension HumanReport {
  /// Writes one rule in full, several as a list.
  package func text(of rules: [RuleDescription]) -> String {
    if rules.count == 1, let rule = rules.first {
      let title = painted("\(rule.code) \(rule.name)", .strong)
      let text = Prose.lines(rule.explanation, width: 80) { painted($0, .strong) }
      return ([title, ""] + text.reversed().drop { $0.isEmpty }.reversed()).asText
    }
    var table = Table([.left, .left, .left])
    for rule in rules {
      table.add([
        Table.Entry(rule.code, .strong), Table.Entry(rule.name), Table.Entry(rule.summary),
      ])
    }
    return table.lines(isColoured: isColoured).asText
  }
}
