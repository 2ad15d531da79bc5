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

  @Test("A screen is verified in the windows that are named")
  func windows() throws {
    let quiz = "\(project.path)/Screens/senior/quiz-question.yml"
    let fit = try FitProject(at: quiz)
    let all = try fit.verify(screens: quiz)
    let one = try fit.verify(screens: quiz, windows: ["iphone-se-3"])
    #expect(one.cells > 0)
    #expect(one.cells < all.cells)
    #expect(try fit.verify(screens: quiz, windows: ["390x844+47+34"]).cells == one.cells)
    #expect(try fit.verify(screens: quiz, windows: ["ipad"]).cells > one.cells)
    let error = #expect(throws: FitInputError.self) {
      try fit.verify(screens: quiz, windows: ["iphone-se-33"])
    }
    #expect(error?.description.contains("unknown window “iphone-se-33”; did you mean") == true)
  }

  @Test("What a failing expectation says is what the command says")
  func description() throws {
    let quiz = "\(project.path)/Screens/senior/quiz-question.yml"
    try project.change(
      "Screens/senior/quiz-question.yml", "- media: picture", to: "- media: picture\n    floor: 190"
    )
    let report = try FitProject(at: quiz).verify(screens: quiz, windows: ["iphone-se-3"])
    #expect(!report.allFit)
    let text = report.description
    #expect(text.contains("\(quiz):7:5: error: media “picture” is left "))
    #expect(text.contains("\n    7 |   - media: picture\n"))
    #expect(text.contains("\n   because the height goes to media “picture” "))
    #expect(text.contains("; 1 finding\n"))
    let finding = try #require(report.findings.first)
    #expect(finding.isError)
    #expect(finding.description.contains("[F203 media-below-floor] in "))
  }

  @Test("A project needs no lists of its own")
  func shared() throws {
    for folder in ["Devices", "Fonts", "Profiles", "TextScales"] { try project.remove(folder) }
    let report = try FitProject(at: project.path).replay(windows: ["iphone-se-3"])
    #expect(report.allFit, "\(report)")
  }
}
