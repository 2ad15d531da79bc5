extension JSONReport {
  package func text(of rules: [RuleDescription]) throws -> String {
    try encoded(
      RulesJSON(
        rules: rules.map {
          RuleJSON(
            code: $0.code, rule: $0.name, summary: $0.summary, explanation: $0.explanation)
        }))
  }
}

private struct RulesJSON: Encodable {
  var format = "screenfit-rules/1"
  var rules: [RuleJSON]
}

private struct RuleJSON: Encodable { var code, rule, summary, explanation: String }
