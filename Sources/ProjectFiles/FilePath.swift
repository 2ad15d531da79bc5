/// Paths as text: joined, made absolute and made relative without asking the file system.
enum FilePath {
  static func join(_ folder: String, _ name: String) -> String {
    if name.hasPrefix("/") || folder.isEmpty || folder == "." { return name }
    return folder.hasSuffix("/") ? folder + name : "\(folder)/\(name)"
  }

  /// Makes a path absolute, without `.`, `..` and doubled slashes.
  static func absolute(_ path: String, from workingDirectory: String) -> String {
    let full = path.hasPrefix("/") ? path : "\(workingDirectory)/\(path)"
    var parts: [Substring] = []
    for part in full.split(separator: "/") where part != "." {
      if part == ".." { _ = parts.popLast() } else { parts.append(part) }
    }
    return "/" + parts.joined(separator: "/")
  }

  /// Writes an absolute path the way somebody in a folder would type it; `.` for the folder itself.
  static func relative(_ path: String, to folder: String) -> String {
    let target = path.split(separator: "/")
    let start = folder.split(separator: "/")
    let shared = zip(target, start).prefix { $0 == $1 }.count
    let up = Array(repeating: Substring(".."), count: start.count - shared)
    let parts = up + target[shared...]
    return parts.isEmpty ? "." : parts.joined(separator: "/")
  }

  /// Returns the folder of an absolute path; nil for the root.
  static func parent(of path: String) -> String? {
    guard path != "/", let slash = path.lastIndex(of: "/") else { return nil }
    return slash == path.startIndex ? "/" : String(path[..<slash])
  }

  /// Returns the folder of a file as it was typed; `.` for a bare name.
  static func folder(of file: String) -> String {
    guard let slash = file.lastIndex(of: "/") else { return "." }
    return slash == file.startIndex ? "/" : String(file[..<slash])
  }

  static func lastName(of path: String) -> String {
    path.split(separator: "/").last.map(String.init) ?? path
  }

  /// Returns the last name of a path without its last ending.
  static func stem(of path: String) -> String {
    let name = lastName(of: path)
    guard let dot = name.lastIndex(of: "."), dot != name.startIndex else { return name }
    return String(name[..<dot])
  }

  static func isInside(_ path: String, folder: String) -> Bool {
    folder == "/" || path == folder || path.hasPrefix(folder + "/")
  }
}
