extension Arguments {
  /// Whether what goes to a descriptor is painted.
  func isColoured(_ descriptor: Int32) -> Bool {
    switch color {
    case .always: return true
    case .never: return false
    case .auto:
      let isRefused = Files.environment("NO_COLOR").map { !$0.isEmpty } ?? false
      let isDumb = Files.environment("TERM") == "dumb"
      return !isRefused && !isDumb && Files.isTerminal(descriptor)
    }
  }
}
