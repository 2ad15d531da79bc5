import FoundationEssentials
import ScreenModel
import Testing

@testable import ProjectFiles

@Suite struct ProjectTests {
  @Test("A correct project loads, in the order of names")
  func loads() throws {
    let project = try TemporaryProject()
    let loaded = try project.load()
    #expect(loaded.devices.map(\.name) == ["phones", "tablets"])
    #expect(loaded.profiles.map(\.name) == ["plain", "web"])
    #expect(loaded.apps.map(\.id) == ["quiz"])
    #expect(loaded.apps.first?.screens.map(\.id) == ["question", "settings"])
  }

  @Test("One run tells every mistake of every file, by file, line and column")
  func collects() throws {
    let project = try TemporaryProject([
      "Devices/phones.yml": Samples.phones.replacing("height: 667", with: "height: -1")
        .replacing("platform: ios", with: "platform: iso"),
      "Profiles/plain.yml": "a:\n\tb: 1",
      "Screens/quiz/settings.yml": Samples.settings.replacing("count: 40", with: "cuont: 40"),
      "Screens/quiz/question.yml": nil,
      "Fonts/fonts.yml": Samples.fonts.replacing("index: 3", with: "index: three"),
    ])
    let messages = try project.messages().map { $0.prefix { $0 != ";" } }
    #expect(
      messages == [
        "Devices/phones.yml:5:15: error: unknown platform “iso”",
        "Devices/phones.yml:9:13: error: “height” is -1",
        "Fonts/fonts.yml:7:41: error: “index” is “three”",
        "Profiles/plain.yml:2:1: error: a tab is used as indentation",
        "Screens/quiz/settings.yml:8:7: error: unknown key “cuont” in “list”",
      ])
  }

  @Test("Only what was asked for is read of the apps")
  func selects() throws {
    let project = try TemporaryProject([
      "Screens/broken/app.yml": "app", "Screens/quiz/settings.yml": "screen",
    ])
    let path = "\(project.path)/Screens/quiz/question.yml"
    let apps = try project.load(.screens([path, path], app: nil)).apps
    #expect(apps.map(\.id) == ["quiz"])
    #expect(apps.first?.screens.map(\.id) == ["question"])
    #expect(
      try project.messages(.apps(["quiz"])).map { $0.prefix { $0 != ":" } } == [
        "Screens/quiz/settings.yml"
      ])
    #expect(
      try project.messages(.apps(["quizz"])) == [
        "Screens: error: unknown app “quizz”; did you mean “quiz”? [F906 unknown-name]"
      ])
  }

  @Test("A screen outside the project names its app, or is given one")
  func findsApp() throws {
    let project = try TemporaryProject()
    let other = try TemporaryProject([
      "with.yml": "app: quiz\n\(Samples.question)", "without.yml": Samples.question,
      "wrong.yml": "app: quz\n\(Samples.question)",
    ])
    let with = try project.load(.screens(["\(other.path)/with.yml"], app: nil)).apps
    #expect(with.map(\.id) == ["quiz"])
    #expect(with.first?.screens.map(\.id) == ["with"])
    let given = try project.load(.screens(["\(other.path)/without.yml"], app: "quiz")).apps
    #expect(given.first?.screens.map(\.id) == ["without"])
    let messages = try project.messages(
      .screens(["without", "wrong"].map { "\(other.path)/\($0).yml" }, app: nil))
    #expect(
      messages.map { $0.replacing("\(other.path)/", with: "") } == [
        "without.yml: error: the screen lies in no app's folder and names no app; add a key such as"
          + " “app: quiz” [F908 missing-key]",
        "wrong.yml:1:6: error: unknown app “quz”; did you mean “quiz”? [F906 unknown-name]",
      ])
  }

  @Test("A screen that no replay would look at is refused, not passed over")
  func refusesHidden() throws {
    let screen = Samples.project["Screens/quiz/question.yml"] ?? nil
    let project = try TemporaryProject([
      "Screens/quiz/inner/other.yml": screen, "Screens/quiz/Third.YML": screen,
      "Screens/quiz/notes/read-me.txt": "", "Screens/lost.yml": screen, "Screens/read-me.txt": "",
    ])
    #expect(
      try project.messages() == [
        "Screens/lost.yml: error: the file would not be read; move it into the folder of an app"
          + " [F901 unreadable-file]",
        "Screens/quiz/Third.YML: error: the file would not be read; let its name end in .yml"
          + " [F901 unreadable-file]",
        "Screens/quiz/inner/other.yml: error: the file would not be read; move it to Screens/quiz"
          + " [F901 unreadable-file]",
      ])
  }

  @Test(
    "A list in a folder of its own is refused, not passed over",
    arguments: ["Devices", "Profiles", "TextScales"])
  func refusesHiddenLists(folder: String) throws {
    let project = try TemporaryProject(["\(folder)/mine/own.yml": "list: X"])
    #expect(
      try project.messages() == [
        "\(folder)/mine/own.yml: error: the file would not be read; move it to \(folder)"
          + " [F901 unreadable-file]"
      ])
  }

  @Test("A gap belongs to a stack")
  func refusesGapInRow() throws {
    let input = BadInput(
      "", in: "Screens/quiz/question.yml", replacing: "width: 80",
      with: "width: 80\n      - gap: 24",
      """
      Screens/quiz/question.yml:21:9: error: a gap stands between cells of a row, where it has no height to hold; give the row a “spacing”, or put a “reserve” with a “width” there [F911 contradiction]
      """)
    #expect(try input.messages() == input.expected)
  }

  @Test("Files that are not there, or are no files, are told by name")
  func refusesMissing() throws {
    let project = try TemporaryProject([
      "Screens/empty/notes.txt": "", "Screens/quiz/extra.yaml": "screen: X",
      "Devices/phones.yml/x": "", "Devices/phones.yml": nil,
      "Profiles/web.yml": nil, "Profiles/plain.yml": nil,
    ])
    #expect(
      try project.messages() == [
        "Devices/phones.yml: error: this is a folder, not a file; check the path"
          + " [F901 unreadable-file]",
        "Profiles: error: there is no such folder; add the folder “Profiles” [F910 missing-file]",
        "Screens/empty/app.yml: error: there is no such file; every folder in Screens is an app with"
          + " an app.yml [F910 missing-file]",
        "Screens/quiz/app.yml:2:10: error: unknown profile “web”; there are none; add some"
          + " as files of Profiles/ [F906 unknown-name]",
        "Screens/quiz/app.yml:22:29: error: unknown window list “phones”; only “tablets” is valid"
          + " [F906 unknown-name]",
        "Screens/quiz/extra.yaml: error: the file would not be read; let its name end in .yml"
          + " [F901 unreadable-file]",
      ])
    let screens = ["nowhere.yml", "Screens/quiz/app.yml", "Screens"].map { "\(project.path)/\($0)" }
    let errors = #expect(throws: FileErrors.self) {
      try TemporaryProject().load(.screens(screens, app: nil))
    }
    #expect(errors?.errors.map(\.code) == [.unreadableFile, .contradiction, .missingFile])
    #expect(errors?.areAllMissingFiles == false)
  }

  @Test("A symbolic link that leads out of the project is not followed, one inside it is")
  func refusesLinks() throws {
    let outside = try TemporaryProject()
    let project = try TemporaryProject(["Screens/quiz/settings.yml": nil])
    func link(_ name: String, to target: String) throws {
      try FileManager.default.createSymbolicLink(
        atPath: "\(project.path)/\(name)", withDestinationPath: target)
    }
    try link("Screens/quiz/copy.yml", to: "\(project.path)/Screens/quiz/question.yml")
    #expect(try project.load().apps.first?.screens.map(\.id) == ["copy", "question"])
    try link("Screens/quiz/settings.yml", to: "\(outside.path)/Screens/quiz/settings.yml")
    try link("Screens/quiz/self.yml", to: "self.yml")
    #expect(
      try project.messages() == [
        "Screens/quiz/self.yml: error: the file cannot be read: too many levels of symbolic links;"
          + " check its permissions [F901 unreadable-file]",
        "Screens/quiz/settings.yml: error: the symbolic link leads out of the project folder; put"
          + " the file itself here [F901 unreadable-file]",
      ])
  }

  @Test("A path that leads out of the project is not followed, and is not called a link")
  func refusesPaths() throws {
    let outside = try TemporaryProject(["tokens.json": "{}"])
    let name = FilePath.lastName(of: outside.path)
    let project = try TemporaryProject([
      "Screens/quiz/app.yml": Samples.app
        + "\ncolors:\n  tokens: { light: ../../../\(name)/tokens.json }\n"
    ])
    let message = try #require(try project.messages().first)
    #expect(message.contains("tokens.json: error: the path leads out of the project folder; put"))
  }

  @Test("A name that is not UTF-8 is told, not called missing")
  func tellsForeignNames() {
    let error = FileError.unreadable("a\u{FFFD}.yml", .missing, expected: "check the path")
    #expect(
      error.description
        == "a\u{FFFD}.yml: error: the name of the file is not UTF-8; rename it [F912 bad-encoding]")
  }

  @Test("The project folder is found upward, and written as the user would type it")
  func findsFolder() throws {
    let project = try TemporaryProject()
    let path = project.path
    func find(_ name: String?, from folder: String) -> String? {
      ProjectFolder.find(from: name, workingDirectory: folder)?.path
    }
    #expect(find(nil, from: path) == ".")
    #expect(find("Screens/quiz/question.yml", from: path) == ".")
    #expect(find(nil, from: "\(path)/Screens/quiz") == "../..")
    #expect(find("question.yml", from: "\(path)/Screens/quiz") == "../..")
    #expect(find("\(path)/Screens", from: "/") == path)
    let name = FilePath.lastName(of: path)
    #expect(find("\(name)/Screens", from: FilePath.folder(of: path)) == name)
    #expect(find("/no/such/screen.yml", from: path) == ".")
    #expect(find(nil, from: "/") == nil)
  }

  @Test("Font files are found by name below the folders of the manifest")
  func findsFonts() throws {
    let files = try TemporaryProject(["a/deep/One.ttf": "1", "b/One.ttf": "2", "b/Two.ttf": "2"])
    let manifest = FontManifest(
      folders: ["/nowhere", "\(files.path)/a", "\(files.path)/b"], faces: [:])
    let fonts = FontFolders(manifest)
    #expect(fonts.path(ofFile: "One.ttf") == "\(files.path)/a/deep/One.ttf")
    #expect(fonts.path(ofFile: "Two.ttf") == "\(files.path)/b/Two.ttf")
    #expect(fonts.path(ofFile: "Three.ttf") == nil)
  }
}
