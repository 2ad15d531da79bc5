import FitTestSupport
import ScreenFit
import Testing

@Suite("FitProject")
struct FitProjectTests {
  private let project: ShippedProject

  init() throws { project = try ShippedProject() }

  @Test("The shipped project fits")
  func replay() throws {
    let report = try FitProject(at: project.path).replay(app: "senior")
    #expect(report.allFit, "\(report)")
    #expect(report.cells > 7000)
    #expect(report.fits + report.fragile == report.cells)
  }

  @Test("One screen is verified by its file")
  func verify() throws {
    let quiz = "\(project.path)/Screens/senior/quiz-question.yml"
    let report = try FitProject(at: quiz).verify(screens: quiz)
    #expect(report.allFit, "\(report)")
    #expect(report.cells > 500)
  }

  @Test("A place without a project and a file without a screen are input errors")
  func inputErrors() throws {
    #expect(throws: FitInputError.self) {
      try FitProject(at: project.path).replay(app: "senoir")
    }
    let error = #expect(throws: FitInputError.self) {
      try FitProject(at: project.path).verify(
        screens: "\(project.path)/Screens/senior/quiz.yml")
    }
    #expect(error?.description.contains("quiz.yml") == true)
  }
}
