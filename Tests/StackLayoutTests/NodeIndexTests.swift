import FitTestSupport
import ScreenModel
import StackLayout
import Testing

@Suite("NodeIndex")
struct NodeIndexTests {
  private func prepare(_ screen: Screen) throws -> PreparedScreen {
    let app = SampleApp.make()
    return PreparedScreen(
      screen, of: app, family: try #require(app.families.first), locale: "en",
      measurer: FixedAdvanceMeasurer(advance: 1))
  }

  private func names(_ nodes: [Int], _ prepared: PreparedScreen) -> [String] {
    nodes.map { prepared.nodes[$0].name }
  }

  @Test("It lists texts, labels that are shown, controls and rows in the order of the screen")
  func kinds() throws {
    let row = Row(
      cells: [Row.Cell(width: .content, block: SampleApp.control("round", diameter: 30))],
      location: SampleApp.location)
    let prepared = try prepare(
      SampleApp.screen([
        SampleApp.text("words"), SampleApp.block("row", .row(row)), SampleApp.control("press"),
      ]))
    #expect(names(prepared.index.texts.map(\.node), prepared) == ["words", "press"])
    #expect(names(prepared.index.controls, prepared) == ["round", "press"])
    #expect(names(prepared.index.rows, prepared) == ["row"])
    #expect(prepared.index.pages.isEmpty)
  }

  @Test(
    "Of elastic media it lists those that stand under one another, not fixed ones or those in a row"
  )
  func elasticMedia() throws {
    let row = Row(
      cells: [
        Row.Cell(
          width: .weight(1),
          block: SampleApp.block(
            "stack", .stack(Stack(blocks: [SampleApp.media("beside")]))))
      ], location: SampleApp.location)
    let prepared = try prepare(
      SampleApp.screen([
        SampleApp.media("fixed", elastic: false), SampleApp.block("row", .row(row)),
        SampleApp.media("after"),
      ]))
    #expect(names(prepared.index.elasticMedia, prepared) == ["after"])
  }
}
