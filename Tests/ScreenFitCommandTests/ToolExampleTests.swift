import FitTestSupport
import Testing

@testable import ScreenFitCommand

@Suite("The built tool, by its own help") struct ToolExampleTests {
  @Test("runs the example of every command", arguments: CommandName.allCases)
  func examples(_ command: CommandName) throws {
    var words: [String] = []
    for (index, part) in command.example.split(separator: "\"").enumerated() {
      // Every second part stood in quotation marks.
      words +=
        index.isMultiple(of: 2)
        ? part.split(separator: " ").map(String.init) : [String(part)]
    }
    let project = try ShippedProject()
    if command == .diff {
      let reports = ["json=before.json", "json=after.json"].flatMap { ["--output", $0] }
      _ = try project.run(["replay", "--window", "iphone-se-3"] + reports)
    }
    if command == .merge {
      for part in 1...2 {
        _ = try project.run(
          "replay", "--window", "iphone-se-3", "--shard", "\(part)/2", "-o",
          "json=part\(part).json")
      }
    }
    // Watching ends when it is ended.
    let plumbing =
      command == .watch
      ? """
      { "$@" > out & pid=$!; i=0
        until grep -q watching out || [ $i -gt 600 ]; do sleep 0.05; i=$((i+1)); done; kill $pid; cat out; }
      """ : "exec \"$@\""
    let run = try project.run(Array(words.dropFirst()), plumbing: plumbing)
    #expect(run.status == 0, "\(run.errors)")
    #expect(!run.output.isEmpty)
  }
}
