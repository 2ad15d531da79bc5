import ScreenModel
import Testing

@Suite("A line profile's look-up") struct LineProfileTests {
  /// Steps at 1, 2, … em.
  private func profile(steps count: Int) -> LineProfile {
    LineProfile(
      steps: (0..<count).map { LineProfile.Step(width: Double($0 + 1), lines: count - $0) },
      minimumWidth: 1, naturalWidth: Double(count))
  }

  @Test("finds the last step that is no wider, for any number of steps", arguments: 0...20)
  func everyStep(count: Int) {
    let profile = profile(steps: count)
    for step in 0..<count {
      #expect(profile.step(at: Double(step + 1)) == step)
      #expect(profile.step(at: Double(step + 1) + 0.5) == step)
      #expect(profile.step(at: Double(step + 1).nextDown) == (step == 0 ? nil : step - 1))
    }
    #expect(profile.step(at: .infinity) == (count == 0 ? nil : count - 1))
    #expect(profile.step(at: 0.5) == nil)
  }
}
