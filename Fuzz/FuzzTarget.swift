/// What can be fuzzed: a reader, or the text engine.
enum FuzzTarget: String, CaseIterable {
  case screens, apps, content, devices, manifests, profiles, scales, tokens
  case recordings, baselines, reports
  case texts, fonts

  /// Does with an input what the tool does with such a file; a crash, a hang or a failed precondition is a fault.
  func run(_ bytes: [UInt8]) {
    switch self {
    case .screens: Readers.screen(bytes)
    case .apps: Readers.app(bytes)
    case .content: Readers.content(bytes)
    case .devices: Readers.devices(bytes)
    case .manifests: Readers.manifest(bytes)
    case .profiles: Readers.profile(bytes)
    case .scales: Readers.textScale(bytes)
    case .tokens: Readers.tokens(bytes)
    case .recordings: WrittenFiles.recording(bytes)
    case .baselines: WrittenFiles.baseline(bytes)
    case .reports: WrittenFiles.report(bytes)
    case .texts: TextEngine.text(bytes)
    case .fonts: TextEngine.font(bytes)
    }
  }
}

/// Stops the fuzzer at a wrong answer.
func require(_ condition: Bool, _ message: @autoclosure () -> String) {
  precondition(condition, message())
}
