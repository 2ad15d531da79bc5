extension ProjectFolder {
  /// Lists the folders in `Screens` that hold an `app.yml`, in order; none where the folder cannot be read.
  package var appNames: [String] {
    let screens = path(of: "Screens")
    let names = (try? FileSystem.names(in: screens)) ?? []
    return names.filter { name in
      FileSystem.kind(of: FilePath.join(screens, "\(name)/app.yml")) == .file
    }
  }
}
