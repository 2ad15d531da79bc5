internal import ScreenModel

/// Finds the nearest colour of the same hue that gives a pair enough contrast.
struct RecolourSearch {
  let table: ColourTable
  let colours: ThemeColours
  let pair: ColourPair

  /// A colour that was tried.
  private struct Candidate {
    var colour: Colour
    var ratio: ContrastRatio
    /// How far it is from the one it replaces: the sum over its components.
    var distance: Double
  }

  /// Returns what to do, as a phrase; nil if no shade of either colour passes without failing another pair.
  func advice() -> String? {
    for name in [pair.foreground.name, pair.background.name] {
      guard case .known(let colour) = colours.theme.tokens[name] else { continue }
      var opaque = colour
      opaque.alpha = 1
      for start in colour.isOpaque ? [colour] : [colour, opaque] {
        guard let found = nearest(to: start, named: name) else { continue }
        return "make “\(name)” \(found.colour), which has \(found.ratio):1"
      }
    }
    return nil
  }

  private func nearest(to colour: Colour, named name: String) -> Candidate? {
    [0, 1].compactMap { first(from: colour, named: name, toward: $0) }
      .min { $0.distance < $1.distance }
  }

  /// Goes from a colour toward black (0) or white (1) until the pair passes.
  private func first(from colour: Colour, named name: String, toward end: Double) -> Candidate? {
    for step in 0...255 {
      let candidate = colour.mixed(toward: end, by: Double(step) / 255)
      let changed = colours.replacing(name, with: candidate)
      guard let ratio = changed.contrast(of: pair).ratio,
        ratio.reaches(table.minimum(for: pair.use)), keepsOthers(changed, named: name)
      else { continue }
      let distance =
        abs(candidate.red - colour.red) + abs(candidate.green - colour.green)
        + abs(candidate.blue - colour.blue)
      return Candidate(colour: candidate, ratio: ratio, distance: distance)
    }
    return nil
  }

  /// Whether every other pair that names the token and passes still does.
  private func keepsOthers(_ changed: ThemeColours, named name: String) -> Bool {
    table.pairs.allSatisfy { other in
      guard other.names.contains(name), passes(other, in: colours) else { return true }
      return passes(other, in: changed)
    }
  }

  private func passes(_ pair: ColourPair, in colours: ThemeColours) -> Bool {
    colours.contrast(of: pair).ratio?.reaches(table.minimum(for: pair.use)) ?? false
  }
}

extension ColourPair {
  fileprivate var names: [String] {
    [foreground.name, background.name] + (over.map { [$0.name] } ?? [])
  }
}

extension Colour {
  /// Mixes the colour with black (0) or white (1), in steps that can be written: 255ths in sRGB, thousandths in Display P3.
  fileprivate func mixed(toward end: Double, by share: Double) -> Colour {
    let unit = space == .sRGB ? 255.0 : 1_000
    func mixed(_ component: Double) -> Double {
      ((component + (end - component) * share) * unit).rounded() / unit
    }
    return Colour(
      space, red: mixed(red), green: mixed(green), blue: mixed(blue), alpha: alpha)
  }
}
