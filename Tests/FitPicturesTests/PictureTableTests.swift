import FitPictures
import FitTestSupport
import FoundationEssentials
import ScreenModel
import Testing

@Suite("Tables of pictures")
struct PictureTableTests {
  private struct Table: Decodable {
    var colours: [String]
    var marks: [[Int]]
    var pictures: [[Int]]
  }

  private func table(_ pictures: [Picture]) throws -> (numbers: [Int], Table) {
    var table = PictureTable()
    let numbers = pictures.map { table.add($0) }
    let decoded = try JSONDecoder().decode(Table.self, from: Data("{\(table.json)}".utf8))
    return (numbers, decoded)
  }

  private static func picture(_ x: Points, _ marks: [Mark] = []) -> Picture {
    let red = Colour(.sRGB, red: 1, green: 0, blue: 0)
    let box = Mark.box(
      Mark.Box(Frame(x: x, y: 2.04, width: 30, height: 4), radius: 1, fill: red))
    return Picture(
      width: 100, height: 50.25, title: "a",
      marks: [box, .group(Mark.Group([box], x: 5, opacity: 0.5))] + marks)
  }

  @Test("What pictures have in common is written once, equal pictures are one")
  func sharing() throws {
    let (numbers, table) = try table([Self.picture(1), Self.picture(1), Self.picture(2)])
    #expect(numbers == [0, 0, 1])
    #expect(table.colours == ["#ff0000"])
    // A box and a group for each of the two.
    #expect(table.marks.count == 4)
    #expect(table.pictures.map(\.count) == [4, 4])
  }

  @Test("Lengths are tenths of a point")
  func figures() throws {
    let (_, table) = try table([Self.picture(1)])
    #expect(table.pictures == [[1000, 503, 0, 1]])
    #expect(table.marks[0] == [0, 10, 20, 300, 40, 10, 0, -1, 0, 0])
    #expect(table.marks[1] == [4, 50, 0, 10_000, 50, 0, 0, 0, 0, 0, 0])
  }

  @Test("A length that no picture can have does not stop the report")
  func bounds() throws {
    let (_, table) = try table([Self.picture(.infinity), Self.picture(1e300), Self.picture(-.nan)])
    #expect(table.marks[0][1] == 0)
  }
}
