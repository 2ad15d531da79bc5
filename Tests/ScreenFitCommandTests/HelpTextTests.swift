import Testing

@testable import ScreenFitCommand

@Suite("Help") struct HelpTextTests {
  @Test("fits into 79 columns", arguments: [nil] + CommandName.allCases.map(Optional.some))
  func columns(_ command: CommandName?) {
    for line in HelpText.text(for: command).split(separator: "\n") {
      #expect(line.count <= 79, "\(line)")
    }
  }

  @Test("names every flag of a command and its example", arguments: CommandName.allCases)
  func complete(_ command: CommandName) {
    let text = HelpText.text(for: command)
    for flag in Flag.all where flag.commands.contains(command) {
      #expect(text.contains("--\(flag.name)"))
    }
    #expect(text.contains("example: \(command.example)\n"))
  }

  @Test("describes flags in sentences", arguments: Flag.all.map(\.name))
  func sentences(_ name: String) throws {
    let flag = try #require(Flag.all.first { $0.name == name })
    #expect(flag.help.hasSuffix("."))
    #expect(flag.help.first?.isUppercase == true)
    #expect(!flag.commands.isEmpty)
  }

  @Test("describes commands in sentences", arguments: CommandName.allCases)
  func summaries(_ command: CommandName) {
    #expect(command.summary.hasSuffix("."))
    #expect(command.summary.first?.isUppercase == true)
  }

  @Test("has no flag twice")
  func duplicates() {
    #expect(Set(Flag.all.map(\.name)).count == Flag.all.count)
    let shorts = Flag.all.compactMap(\.short)
    #expect(Set(shorts).count == shorts.count)
  }

  @Test("names the value of every flag that takes one")
  func values() throws {
    for flag in Flag.all {
      if let value = flag.value {
        #expect(!value.isEmpty)
        #expect(value == value.uppercased())
        continue
      }
      #expect(flag.choices.isEmpty)
    }
    let value = Flag.all.filter { $0.value == nil }.map(\.name)
    #expect(
      value == [
        "calibrate", "limits", "update-baseline", "overlay", "grayscale", "sheet", "html",
        "verbose", "help", "version",
      ])
  }
}
