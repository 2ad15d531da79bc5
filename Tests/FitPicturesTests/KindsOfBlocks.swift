import FitTestSupport
import FoundationEssentials
import ScreenModel
import Testing

@testable import ProjectFiles

/// A screen of the senior app with kinds of blocks that shipped screens do not use, or not in such places.
struct KindsOfBlocks: Sendable, CustomTestStringConvertible {
  var testDescription: String
  /// What follows the screen's name in its file.
  var blocks: String

  func project() throws -> Project {
    let shipped = try ShippedProject()
    try shipped.write("screen: Kinds\n" + blocks, to: "Screens/senior/kinds.yml")
    return try withExtendedLifetime(shipped) {
      let folder = try #require(ProjectFolder.find(from: shipped.path))
      return try Project.load(
        folder, selecting: .screens(["\(shipped.path)/Screens/senior/kinds.yml"], app: nil))
    }
  }

  static let screens = [
    KindsOfBlocks(
      testDescription: "pictures with ceilings, aspects and different floors",
      blocks: """
        stack:
          - { media: low, floor: 40, ceiling: 60 }
          - { media: wide, floor: 30, aspect: 4:3 }
          - { media: free, floor: 20 }
          - { media: fixed, fixed: true, height: 50 }
          - { media: shaped, fixed: true, aspect: 8:1 }
        """),
    KindsOfBlocks(
      testDescription: "elastic pictures in nested stacks and rows",
      blocks: """
        stack:
          - stack:
              - { media: one, floor: 40 }
              - { media: two, floor: 80 }
          - row:
              - { media: beside, floor: 50, width: fill }
              - { text: { from: titles }, style: body, width: { weight: 2 } }
              - { media: icon, fixed: true, height: 44, width: 44 }
          - { media: three, floor: 10 }
        """),
    KindsOfBlocks(
      testDescription: "rows of every width",
      blocks: """
        stack:
          - row:
              - { control: { from: labels.back }, style: body, width: content }
              - { text: { from: titles }, style: body, width: { weight: 0.25 } }
              - { text: { from: titles }, style: body, width: { weight: 0.5 } }
            spacing: 5
          - row:
              - stack: [{ text: { from: labels.home }, style: heading }, { control: { from: labels.back }, style: body }]
                width: content
              - { control: { from: labels.speak }, diameter: 30, width: content }
              - { control: { from: labels.home }, style: body, width: 96 }
              - { reserve: 10, width: fill }
        """),
    KindsOfBlocks(
      testDescription: "controls with icons and without words",
      blocks: """
        stack:
          - { control: { from: labels.home }, style: body, icon: { size: 32, position: above, spacing: 6 } }
          - { control: { from: labels.home }, label: hidden, icon: { size: 80, position: above, spacing: 6 } }
          - { control: { from: titles }, style: heading, icon: { size: 32, spacing: 6 } }
          - row:
              - { control: { from: labels.home }, label: hidden, icon: { size: 32 } }
              - { control: { from: labels.back }, style: body, icon: { size: 24, spacing: 4 }, width: content }
              - { control: { from: labels.back }, style: body, icon: { size: 24, spacing: 4 }, width: fill }
          - { control: { from: labels.home }, diameter: 60 }
          - { control: { from: labels.home }, style: body, target: 90, padding: 20 }
        """),
    KindsOfBlocks(
      testDescription: "gaps, reserves and heights of their own",
      blocks: """
        stack:
          - gap: 13
          - { text: { from: titles }, style: title }
          - gap: 3
          - { text: { from: titles }, style: body, height: 30 }
          - { control: { from: titles }, style: heading, height: 50 }
          - stack:
              - gap: 7
              - { text: { from: labels.home }, style: body }
              - gap: 11
            spacing: 2
          - reserve:
              height: 60
              tallest-of:
                - { text: { from: labels.home }, style: body }
                - stack: [{ text: { from: titles }, style: heading }, { text: { from: titles }, style: heading }]
          - reserve: 17
          - gap: 5
        """),
    KindsOfBlocks(
      testDescription: "what is pinned, and content that scrolls",
      blocks: """
        bar: { trailing: { from: labels.home } }
        overflow: scroll
        pinned:
          top: [{ text: { from: labels.back }, style: heading }]
          bottom: [{ control: { from: labels.home }, style: heading }]
        stack:
          - { text: { from: titles }, style: title, repeat: 12 }
          - { media: last, floor: 90 }
        dock:
          - { control: { from: labels.speak }, diameter: 48 }
        """),
    KindsOfBlocks(
      testDescription: "alternatives and what is left out",
      blocks: """
        stack:
          - first-that-fits:
              - row: [{ text: { from: titles }, style: title }, { text: { from: titles }, style: title }]
              - stack: [{ text: { from: titles }, style: title }, { media: grows, floor: 30 }]
          - { text: { from: titles }, style: title, repeat: 20, drop: 2 }
          - { media: goes first, floor: 60, drop: 1 }
        """),
    KindsOfBlocks(
      testDescription: "too much of everything",
      blocks: """
        stack:
          - { text: { from: titles }, style: title, repeat: 30 }
          - { media: none left, floor: 60 }
          - row:
              - { control: { from: titles }, style: title, width: content }
              - { control: { from: titles }, style: title, width: content }
              - { text: { from: labels.home }, style: body, width: fill }
        """),
    KindsOfBlocks(
      testDescription: "a list beside other blocks",
      blocks: """
        stack:
          - { text: { from: titles }, style: title }
          - list:
              row: [{ control: { from: titles }, style: body }, { text: { from: labels.home }, style: body }]
              pager: { earlier: { from: labels.earlier }, later: { from: labels.later }, style: heading }
              spacing: 20
          - { media: shares, floor: 30 }
        """),
  ]
}

@Suite("Kinds of blocks") struct KindsOfBlocksTests {
  /// Browsers are compared with what stands there only.
  @Test("stand on a shipped screen or a sample", arguments: BlockReader.Kind.allCases)
  func complete(_ kind: BlockReader.Kind) throws {
    let folder = "\(Repository.folder)/Screens"
    let shipped = try FileManager.default.subpathsOfDirectory(atPath: folder)
      .filter { $0.hasSuffix(".yml") }.map { try Repository.text(of: "Screens/\($0)") }
    let texts = shipped + KindsOfBlocks.screens.map(\.blocks)
    let isThere = texts.contains { text in
      ["- ", "{ ", "  "].contains { text.contains("\($0)\(kind.rawValue):") }
    }
    #expect(isThere, "add a screen with “\(kind.rawValue)” to KindsOfBlocks.screens")
  }
}
