internal import FitVerification
internal import FoundationEssentials
internal import ProjectFiles

/// Writes SARIF 2.1.0, which code scanning reads: a result for each finding, at the line it is about.
package struct SARIFReport: FindingFormat {
  private let version: String

  /// Makes the format.
  ///
  /// - Parameter version: Of the tool that found what is reported.
  package init(version: String) { self.version = version }

  package func text(of report: FindingReport) throws -> String {
    let remarks = report.remarks
    var ids: [String] = []
    for case let code? in remarks.map(\.code) where !ids.contains(code) { ids.append(code) }
    ids.sort()
    let log = SARIFLog(
      runs: [
        SARIFRun(
          tool: SARIFTool(
            driver: SARIFDriver(
              name: "screenfit", semanticVersion: version, rules: ids.compactMap(SARIFRule.init))),
          invocations: [SARIFInvocation(executionSuccessful: !report.isInputWrong)],
          results: remarks.map { remark in
            SARIFResult(remark, ruleIndex: remark.code.flatMap(ids.firstIndex(of:)))
          })
      ])
    return try JSONReport().encoded(log)
  }
}

/// The parts of SARIF that reports need, by the names of the standard.
private struct SARIFLog: Encodable {
  var schema =
    "https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/schemas/sarif-schema-2.1.0.json"
  var version = "2.1.0"
  var runs: [SARIFRun]

  enum CodingKeys: String, CodingKey {
    case schema = "$schema"
    case version, runs
  }
}

private struct SARIFRun: Encodable {
  var tool: SARIFTool
  var invocations: [SARIFInvocation]
  /// Columns count Unicode scalars, as everywhere in ScreenFit.
  var columnKind = "unicodeCodePoints"
  var results: [SARIFResult]
}

private struct SARIFTool: Encodable { var driver: SARIFDriver }

private struct SARIFDriver: Encodable {
  var name, semanticVersion: String
  var rules: [SARIFRule]
}

private struct SARIFInvocation: Encodable { var executionSuccessful: Bool }

private struct SARIFRule: Encodable {
  var id, name: String
  var shortDescription: SARIFMessage
  var help: SARIFHelp

  /// Makes the description of a rule, or of a mistake in files.
  ///
  /// It is nil where nothing has the code.
  ///
  /// - Parameter code: Such as `F203`.
  init?(_ code: String) {
    let described =
      RuleID(rawValue: code).map { RuleDescription($0) }
      ?? FileError.Code(rawValue: code).map { RuleDescription($0) }
    guard let described else { return nil }
    id = code
    name = described.name
    shortDescription = SARIFMessage(described.summary)
    help = SARIFHelp(
      text: SARIFMessage(described.explanation).text, markdown: described.explanation)
  }
}

private struct SARIFHelp: Encodable { var text, markdown: String }

private struct SARIFMessage: Encodable {
  var text: String

  /// Writes a text as a message: braces would hold the place of arguments, brackets with a parenthesis behind them links.
  init(_ text: String) {
    self.text = text.replacing("{", with: "{{").replacing("}", with: "}}")
      .replacing("](", with: "\\](")
  }
}

private struct SARIFResult: Encodable {
  var ruleId: String?
  var ruleIndex: Int?
  var level: String
  var message: SARIFMessage
  var locations: [SARIFLocation]
  var relatedLocations: [SARIFLocation]?
  var partialFingerprints: [String: String]?
  var suppressions: [SARIFSuppression]?
  var baselineState: String?

  init(_ remark: Remark, ruleIndex: Int?) {
    ruleId = remark.code
    self.ruleIndex = ruleIndex
    level = remark.level.rawValue
    message = SARIFMessage(([remark.message] + remark.details).joined(separator: "\n"))
    locations = remark.place.map { [SARIFLocation($0)] } ?? []
    if !remark.related.isEmpty {
      relatedLocations = remark.related.enumerated().map { index, related in
        SARIFLocation(related.place, id: index + 1, message: related.message)
      }
    }
    partialFingerprints = remark.fingerprint.map { ["screenfitFinding/v1": $0] }
    baselineState = remark.baselineState
    suppressions = remark.excuse.map { excuse in
      switch excuse {
      case .allowed(let reason): [SARIFSuppression(kind: "external", justification: reason)]
      case .known:
        [SARIFSuppression(kind: "external", justification: "the baseline holds it")]
      }
    }
  }
}

private struct SARIFSuppression: Encodable { var kind, justification: String }

private struct SARIFLocation: Encodable {
  var id: Int?
  var message: SARIFMessage?
  var physicalLocation: SARIFPhysicalLocation

  init(_ place: Remark.Place, id: Int? = nil, message: String? = nil) {
    self.id = id
    self.message = message.map { SARIFMessage($0) }
    physicalLocation = SARIFPhysicalLocation(
      artifactLocation: SARIFArtifact(uri: SARIFURI.text(of: place.file)),
      region: place.line.map { SARIFRegion(startLine: $0, startColumn: place.column) })
  }
}

private struct SARIFPhysicalLocation: Encodable {
  var artifactLocation: SARIFArtifact
  var region: SARIFRegion?
}

private struct SARIFArtifact: Encodable { var uri: String }

private struct SARIFRegion: Encodable {
  var startLine: Int
  var startColumn: Int?
}

/// Paths as references to resources.
enum SARIFURI {
  private static let unreserved = Set(
    "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-._~/".utf8)

  /// Writes a path as a URI (RFC 3986): relative where the path is, else with the scheme `file`.
  static func text(of path: String) -> String {
    var result = path.hasPrefix("/") ? "file://" : ""
    for byte in path.utf8 {
      if unreserved.contains(byte) {
        result.unicodeScalars.append(Unicode.Scalar(byte))
      } else {
        let digits = String(byte, radix: 16, uppercase: true)
        result += digits.count < 2 ? "%0\(digits)" : "%\(digits)"
      }
    }
    return result
  }
}
