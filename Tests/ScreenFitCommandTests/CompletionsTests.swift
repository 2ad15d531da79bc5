import FitTestSupport
import FoundationEssentials
import Testing

@testable import ScreenFitCommand

@Suite("Completions") struct CompletionsTests {
  @Test("name every command and each of its flags", arguments: Completions.allCases)
  func complete(_ shell: Completions) {
    let script = shell.script
    for command in CommandName.allCases {
      let lines = script.split(separator: "\n").filter { $0.contains(command.rawValue) }
      #expect(!lines.isEmpty)
      for flag in command.flags {
        #expect(script.contains(shell == .fish ? "-l \(flag.name) " : "--\(flag.name)"))
      }
    }
  }

  @Test(
    "offer in bash what may stand there",
    arguments: [
      (["re"], "replay render report"), (["replay", "--up"], "--update-baseline"),
      (["replay", "--format", "s"], "sarif"), (["replay", "--format", "=", "j"], "json junit"),
      (["replay", "--format", "="], "human concise json junit sarif github markdown"),
      (["fonts", "--win"], ""), (["measure", ""], ""), (["replay", "--window", ""], ""),
      (["explain", "F20"], "F201 F202 F203 F204 F205 F206 F207 F208 F209"),
      (["completions", ""], "bash zsh fish"), (["verify", "Scr"], "Screens"),
      (["replay", "-o", "Dev"], "Devices"), (["--v"], "--version"),
    ])
  func bash(_ words: [String], _ offers: String) throws {
    let project = try ShippedProject()
    try project.write(Completions.bash.script, to: "completions.bash")
    let typed = (["screenfit"] + words).map(ShellWord.inQuotes).joined(separator: " ")
    try project.write(
      """
      . ./completions.bash
      COMP_WORDS=(\(typed))
      COMP_CWORD=$((${#COMP_WORDS[@]} - 1))
      _screenfit
      echo "${COMPREPLY[*]}"
      """, to: "try.bash")
    let run = try withExtendedLifetime(project) {
      try ShellRun(["bash", "try.bash"], in: project.path)
    }
    #expect(run.errors.isEmpty)
    #expect(run.output == offers + "\n")
  }

  @Test("are refused for a shell that is not known")
  func unknown() throws {
    let run = try ShippedProject().run("completions", "tcsh")
    #expect(run.status == 64)
    #expect(run.errors.contains("unknown shell “tcsh”"))
  }

  @Test(
    "quote words as shells read them",
    arguments: [
      ("plain/path.yml", "plain/path.yml"), ("a b", "'a b'"), ("it's", "'it'\\''s'"), ("", "''"),
      ("$HOME", "'$HOME'"), ("über", "über"),
    ])
  func quoting(_ word: String, _ quoted: String) { #expect(ShellWord.quoted(word) == quoted) }
}
