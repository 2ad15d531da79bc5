import Testing

/// A file of the sample project with a mistake in it, and what is said about it.
struct BadInput: Sendable, CustomTestStringConvertible {
  var testDescription: String
  var file: String
  /// What is wrong in the file; nil: the whole file is replaced.
  var find: String?
  var replacement: String
  var expected: [String]

  init(
    _ title: String, in file: String, replacing find: String, with replacement: String,
    _ expected: String
  ) {
    testDescription = title
    self.file = file
    self.find = find
    self.replacement = replacement
    self.expected = expected.split(separator: "\n").map(String.init)
  }

  init(_ title: String, in file: String, reading text: String, _ expected: String) {
    testDescription = title
    self.file = file
    replacement = text
    self.expected = expected.split(separator: "\n").map(String.init)
  }

  /// The file with the mistake in it.
  func text() throws -> String {
    guard let find else { return replacement }
    let sample = try #require(Samples.project[file] ?? nil)
    try #require(sample.contains(find), "the sample no longer holds the text to replace")
    return String(sample.replacing(find, with: replacement, maxReplacements: 1))
  }

  /// Loads the project and returns what is said about its files.
  func messages() throws -> [String] {
    try TemporaryProject([file: try text()]).messages()
  }
}
