import FitTestSupport
import FoundationEssentials

/// A page of the documentation, read as what its reader does from top to bottom.
///
/// A block of `sh` is typed; the block without a language right below it is what is printed then. Any other block is a
/// file, if the line above it ends with the file's name in backticks and a colon; one of `diff` is a change of that file.
struct Walkthrough {
  enum Step {
    case type(commands: [String], answer: [String]?)
    case write(file: String, text: String)
    case change(file: String, old: String, new: String)
  }

  var steps: [Step] = []

  init(_ markdown: String) {
    for block in Self.blocks(of: markdown) { add(block) }
  }

  /// What stands between two fences.
  struct Block {
    var language: String
    var lines: [String]
    /// The last line before it that is not empty.
    var above: String
  }

  static func blocks(of markdown: String) -> [Block] {
    var lines = markdown.split(separator: "\n", omittingEmptySubsequences: false)[...]
    var blocks: [Block] = []
    var above = ""
    while let line = lines.popFirst() {
      guard line.hasPrefix("```") else {
        if !line.isEmpty { above = String(line) }
        continue
      }
      let inside = lines.prefix { !$0.hasPrefix("```") }
      lines = lines.dropFirst(inside.count + 1)
      blocks.append(
        Block(language: String(line.dropFirst(3)), lines: inside.map(String.init), above: above))
      above = String(line)
    }
    return blocks
  }

  private mutating func add(_ block: Block) {
    switch block.language {
    case "sh":
      steps.append(.type(commands: block.lines, answer: nil))
    case "":
      guard block.above == "```sh", case .type(let commands, _) = steps.last else { return }
      steps[steps.count - 1] = .type(commands: commands, answer: block.lines)
    case "diff":
      guard let file = Self.file(named: block.above) else { return }
      func side(_ sign: Character) -> String {
        block.lines.filter { $0.first == sign || $0.first == " " }.map { $0.dropFirst() + "\n" }
          .joined()
      }
      steps.append(.change(file: file, old: side("-"), new: side("+")))
    default:
      guard let file = Self.file(named: block.above) else { return }
      steps.append(.write(file: file, text: block.lines.map { $0 + "\n" }.joined()))
    }
  }

  /// Returns the file that the end of a line names, as in “Save this as `Screens/app/home.yml`:”.
  private static func file(named line: String) -> String? {
    guard line.hasSuffix("`:") else { return nil }
    let spans = line.split(separator: "`", omittingEmptySubsequences: false)
    return spans.count > 2 ? String(spans[spans.count - 2]) : nil
  }
}

extension Walkthrough.Step {
  /// Whether it is typed in the reader's project: what else there is to type is for another place or service.
  var isOfTheProject: Bool {
    guard case .type(let commands, let answer) = self else { return true }
    return answer != nil
      || commands.allSatisfy { $0.hasPrefix("screenfit ") || $0.hasPrefix("cd ") }
  }
}

/// What a page promises to be printed.
enum Promise {
  /// Whether lines were printed as promised.
  ///
  /// A promised line `…` stands for any lines, a line that ends with ` …` for any that begins like it, and a time for any.
  static func isKept(_ promised: [String], by printed: [String]) -> Bool {
    guard let first = promised.first else { return printed.isEmpty }
    let rest = Array(promised.dropFirst())
    if first == "…" {
      return (0...printed.count).contains { isKept(rest, by: Array(printed.dropFirst($0))) }
    }
    guard let line = printed.first, matches(first, line) else { return false }
    return isKept(rest, by: Array(printed.dropFirst()))
  }

  private static func matches(_ promised: String, _ line: String) -> Bool {
    let (promised, line) = (timeless(promised), timeless(line))
    return promised.hasSuffix(" …") ? line.hasPrefix(promised.dropLast(2)) : promised == line
  }

  private static func timeless(_ line: String) -> String {
    line.replacing(/in [0-9.]+ s(?=:)/, with: "in … s")
  }
}
