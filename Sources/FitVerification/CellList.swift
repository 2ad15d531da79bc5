/// Cells of an app, in the order of a replay.
///
/// Neighbours take the room of one of them.
///
/// - Complexity: A cell is found in O(log *n*) of the runs of neighbours.
package struct CellList: RandomAccessCollection, Sendable {
  /// Cells of one screen.
  private struct Part: Sendable {
    var cells: ScreenCells
    var numbers: CellRuns
    /// How many cells the parts before it have.
    var start: Int
  }

  private var parts: [Part] = []
  package private(set) var count = 0

  package init() {}

  init(_ numbers: CellRuns, of cells: ScreenCells) {
    append(Part(cells: cells, numbers: numbers, start: 0))
  }

  package init(_ numbers: some Sequence<Int>, of cells: ScreenCells) {
    self.init(CellRuns(numbers), of: cells)
  }

  /// Puts lists together.
  package init(joining lists: some Sequence<CellList>) {
    for list in lists {
      for part in list.parts { append(part) }
    }
  }

  /// Appends a cell of another list.
  mutating func append(cellAt position: Int, of other: CellList) {
    let (part, number) = other.place(of: position)
    if let last = parts.last, last.cells === part.cells {
      parts[parts.count - 1].numbers.append(number)
      count += 1
    } else {
      append(Part(cells: part.cells, numbers: CellRuns([number]), start: 0))
    }
  }

  private mutating func append(_ part: Part) {
    guard !part.numbers.isEmpty else { return }
    var part = part
    part.start = count
    parts.append(part)
    count += part.numbers.count
  }

  package var startIndex: Int { 0 }
  package var endIndex: Int { count }

  package subscript(position: Int) -> Cell {
    let (part, number) = place(of: position)
    return part.cells.cell(number)
  }

  private func place(of position: Int) -> (part: Part, number: Int) {
    let part = parts[parts.lastIndex { $0.start <= position }]
    return (part, part.numbers[position - part.start])
  }
}

/// Numbers of cells, in the order in which they were found, as runs: neighbouring cells mostly come to the same.
struct CellRuns: RandomAccessCollection, Sendable {
  /// Numbers that follow one another.
  private struct Run: Sendable {
    var first: Int
    /// How many numbers the runs before it have.
    var start: Int
  }

  private var runs: [Run] = []
  private(set) var count = 0

  init() {}

  init(_ numbers: some Sequence<Int>) {
    for number in numbers { append(number) }
  }

  mutating func append(_ number: Int) {
    append(number..<number + 1)
  }

  mutating func append(contentsOf other: CellRuns) {
    for index in other.runs.indices { append(other.numbers(of: index)) }
  }

  private mutating func append(_ numbers: Range<Int>) {
    if let last = runs.last, last.first + count - last.start == numbers.lowerBound {
      count += numbers.count
    } else {
      runs.append(Run(first: numbers.lowerBound, start: count))
      count += numbers.count
    }
  }

  private func numbers(of index: Int) -> Range<Int> {
    let end = index + 1 < runs.count ? runs[index + 1].start : count
    return runs[index].first..<runs[index].first + end - runs[index].start
  }

  var startIndex: Int { 0 }
  var endIndex: Int { count }

  subscript(position: Int) -> Int {
    let run = runs[runs.lastIndex { $0.start <= position }]
    return run.first + position - run.start
  }
}

extension CellRuns: Codable {
  /// Reads in turn the first number of a run and how many follow one another from there.
  init(from decoder: any Decoder) throws {
    var list = try decoder.unkeyedContainer()
    while !list.isAtEnd {
      let first = try list.decode(Int.self)
      let length = try list.decode(Int.self)
      let end = first.addingReportingOverflow(length)
      guard first >= 0, length > 0, !end.overflow else {
        throw DecodingError.dataCorruptedError(
          in: list, debugDescription: "no run of cells begins at \(first) and has \(length)")
      }
      append(first..<end.partialValue)
    }
  }

  func encode(to encoder: any Encoder) throws {
    var list = encoder.unkeyedContainer()
    for index in runs.indices {
      let numbers = numbers(of: index)
      try list.encode(numbers.lowerBound)
      try list.encode(numbers.count)
    }
  }
}

extension RandomAccessCollection where Index == Int {
  /// Finds the last element that a condition holds for, if it holds for the first ones and no others, and for one at least.
  fileprivate func lastIndex(_ holds: (Element) -> Bool) -> Int {
    var (low, high) = (startIndex, endIndex)
    while high - low > 1 {
      let middle = low + (high - low) / 2
      if holds(self[middle]) { low = middle } else { high = middle }
    }
    return low
  }
}
