extension FileError.Code {
  /// What the mistake is, and what to do, in Markdown.
  package var explanation: String {
    switch self {
    case .unreadableFile:
      """
      A file or folder is there but cannot be read.

      **What to do.** Check its permissions and that it is what its name says: a font file that cannot be parsed is meant, too.
      """
    case .badYAML:
      """
      A file is not valid YAML.

      **What to do.** Look at the line shown and the one before it: usual causes are a quote or bracket that is never closed, a tab that
      indents, and a colon followed by a space inside words, which then need quotes.
      """
    case .unknownKey:
      """
      A mapping has a key that means nothing in that place.

      **What to do.** Take the nearest valid key, which the message names; keys are written in lower case with hyphens. `Files.md` describes
      every key of every file.
      """
    case .wrongType:
      """
      A value is of another kind than its key takes, such as words where a number is expected.

      **What to do.** Write what the message says is expected; digits in quotes are words.
      """
    case .outOfRange:
      """
      A number is outside the range that makes sense for its key.

      **What to do.** Take a value of the range that the message gives; lengths are points, not pixels.
      """
    case .unknownName:
      """
      A name refers to a role, style, list, face, profile or window that is declared nowhere.

      **What to do.** Take the nearest declared name, which the message offers, or declare the name: roles and styles in `app.yml`, lists in
      `content/`, faces in `Fonts/fonts.yml`.
      """
    case .duplicate:
      """
      A name or key that must be unique stands in two places.

      **What to do.** Rename or remove one of them; the message says where the other one is.
      """
    case .missingKey:
      """
      A mapping lacks a key that it cannot do without.

      **What to do.** Add the key that the message names.
      """
    case .tooLarge:
      """
      A file, or its nesting, is larger than any screen or list needs to be.

      **What to do.** Split the file, or nest less; aliases that multiply are counted by what they unfold to.
      """
    case .missingFile:
      """
      A file, folder or font that is needed is not there.

      **What to do.** Check the spelling of the path, or install the package that the message names. The tool exits with 66 if nothing else
      is wrong.
      """
    case .contradiction:
      """
      Two statements exclude one another, such as a font file and its pinned SHA-256, or two keys of a block.

      **What to do.** Change the one that is wrong; the message names both.
      """
    case .badEncoding:
      """
      A file is not encoded in UTF-8.

      **What to do.** Save it as UTF-8.
      """
    case .badRecording:
      """
      A recording of line counts does not have the shape that `compare --recorded` reads.

      **What to do.** Compare it with the format that `Files.md` describes.
      """
    case .badJSON:
      """
      A file is not valid JSON.

      **What to do.** Look at the place shown: usual causes are a comma too many before a closing bracket, a missing one, and single quotes.
      """
    case .badBaseline:
      """
      A baseline is not as `--update-baseline` writes it, perhaps because two changes of it were merged by hand.

      **What to do.** Write it anew: `screenfit replay --baseline FILE --update-baseline`. A file that is no baseline is never replaced.
      """
    case .badReport:
      """
      A file that `screenfit diff` is to compare is no report of `screenfit replay --format json`, or one of a version that it does not know. Or files that
      `screenfit merge` is to put together are not the parts of one run: one is damaged, given twice, an ordinary report, or was made by another version, with other
      flags or of other project files.

      **What to do.** Make both reports with this version of the tool: `screenfit replay --output json=FILE`. Make all parts anew with the same flags, from the
      same project files: `screenfit replay --shard 1/2 --output json=FILE`.
      """
    }
  }
}
