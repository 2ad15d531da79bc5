import Testing

@testable import ProjectFiles

@Suite("Window spellings") struct WindowSpellingsTests {
  @Test(
    "are those that people use",
    arguments: [
      ("iPhone 15 / 15 Pro", "iPhone 15"), ("iPhone 15 / 15 Pro", "iPhone 15 Pro"),
      ("iPhone SE (1st gen) / 5s / iPod touch 7", "iPhone SE"),
      ("iPhone SE (1st gen) / 5s / iPod touch 7", "iPhone 5s"),
      ("iPhone SE (1st gen) / 5s / iPod touch 7", "iPod touch 7"),
      ("iPad Pro 12.9-inch (3rd-6th gen)", "iPad Pro 12.9-inch"), ("Pixel 9", "Pixel 9"),
    ])
  func known(_ name: String, _ spelling: String) {
    #expect(WindowSpellings.of(name).contains(spelling.lowercased()))
  }

  @Test("do not mix devices up")
  func others() {
    #expect(!WindowSpellings.of("iPhone 15 Plus / 15 Pro Max").contains("iphone 15"))
  }
}
