import FitTestSupport
import FoundationEssentials
import ScreenModel
import Testing

@testable import ProjectFiles

/// The lists that come with ScreenFit, and how a project's own win over them.
@Suite struct SharedListsTests {
  @Test("Lists lie beside an installed command, or around one that was only built")
  func places() throws {
    let installed = try TemporaryProject([
      "share/screenfit/Fonts/fonts.yml": Samples.fonts,
      "share/screenfit/Profiles/web.yml": "x", "bin/screenfit": "",
    ])
    let command = "\(installed.path)/bin/screenfit"
    #expect(
      SharedLists.find(fromExecutable: command)?.path == "\(installed.path)/share/screenfit")
    let built = "\(installed.path)/.build/x/debug/screenfit"
    #expect(SharedLists.find(fromExecutable: built)?.path == installed.path)
    #expect(SharedLists.find(fromExecutable: "/usr/bin/screenfit-of-nobody") == nil)
    #expect(SharedLists.ofSources()?.path == Repository.folder)
  }

  /// A project whose folder holds only some of the sample's files, and the lists of another one.
  private func load(_ changes: [String: String?]) throws -> Project {
    let lists = try TemporaryProject()
    let project = try TemporaryProject(changes)
    let shared = SharedLists.find(fromExecutable: "\(lists.path)/.build/debug/screenfit")
    return try withExtendedLifetime((lists, project)) {
      try Project.load(project.folder(), sharing: shared)
    }
  }

  private static let none: [String: String?] = [
    "Fonts/fonts.yml": nil, "Devices/phones.yml": nil, "Devices/tablets.yml": nil,
    "Profiles/plain.yml": nil, "Profiles/web.yml": nil,
  ]

  @Test("A project of screens alone takes every list from the shared ones")
  func screensAlone() throws {
    let project = try load(Self.none)
    #expect(project.devices.map(\.name) == ["phones", "tablets"])
    #expect(project.profiles.map(\.name) == ["plain", "web"])
    #expect(project.apps.map(\.id) == ["quiz"])
    #expect(project.isShared(project.fontFile))
    #expect(project.devices.allSatisfy { project.isShared($0.location.file) } == true)
  }

  @Test("A file of the project wins over the shared one of its name, others are added")
  func wins() throws {
    var changes = Self.none
    changes["Devices/phones.yml"] = Samples.phones
    changes["Fonts/fonts.yml"] = Samples.fonts
    let project = try load(changes)
    #expect(project.devices.map(\.name) == ["phones", "tablets"])
    #expect(project.devices.map { project.isShared($0.location.file) } == [false, true])
    #expect(!project.isShared(project.fontFile))
  }

  @Test("A window of the project wins over the shared one of its id")
  func windows() throws {
    var changes = Self.none
    changes["Devices/mine.yml"] = Samples.phones
    let project = try load(changes)
    let ids = project.windows.map(\.id)
    #expect(Set(ids).count == ids.count)
    #expect(project.devices.first { $0.name == "mine" }?.windows.isEmpty == false)
    #expect(project.devices.first { $0.name == "phones" }?.windows.isEmpty == true)
  }

  @Test("A folder is a project for its app, not for being called Screens")
  func marker() throws {
    let project = try TemporaryProject(["Fonts/fonts.yml": nil])
    #expect(ProjectFolder.isProject(project.path))
    #expect(!ProjectFolder.isProject("\(project.path)/Screens"))
    let code = try TemporaryProject(
      Dictionary(uniqueKeysWithValues: Samples.project.keys.map { ($0, nil) })
        .merging(["Screens/Home/HomeView.swift": ""]) { $1 })
    #expect(!ProjectFolder.isProject(code.path))
  }
}
