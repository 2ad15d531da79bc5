import FitTestSupport
import ProjectFiles
import Testing

@Suite("screenfit schema") struct SchemaCommandTests {
  @Test("lists each kind of file with its files and where its schema lies")
  func list() throws {
    let run = try ShippedProject().run("schema")
    #expect(run.status == 0)
    let rows = run.output.split(separator: "\n").map { $0.split(separator: " ") }
    #expect(rows.map(\.[0]) == FileSchema.allCases.map { Substring($0.rawValue) })
    #expect(rows.map(\.[1]) == FileSchema.allCases.map { Substring($0.files) })
    for (row, schema) in zip(rows, FileSchema.allCases) {
      #expect(row.last == "\(Repository.folder)/Schemas/\(schema.fileName)")
    }
  }

  @Test("prints the schema of a kind", arguments: FileSchema.allCases)
  func prints(_ schema: FileSchema) throws {
    #expect(try ShippedProject().run("schema", schema.rawValue).output == schema.text)
  }

  @Test("names the nearest kind in place of one that is not known")
  func unknown() throws {
    let run = try ShippedProject().run("schema", "device")
    #expect(run.status == 64)
    #expect(run.errors.contains("unknown kind of file “device”; did you mean devices?"))
  }
}
