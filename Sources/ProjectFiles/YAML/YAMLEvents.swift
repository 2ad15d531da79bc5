private import CYAML

/// The events of a YAML text in their order, read with libyaml.
///
/// The bytes must outlive the value: use it inside `withUnsafeBufferPointer`.
struct YAMLEvents: ~Copyable {
  enum Event {
    case streamEnd
    case documentStart
    case scalar(Node.Scalar, hasTag: Bool, anchor: String?)
    case alias(String)
    case sequenceStart(hasTag: Bool, anchor: String?)
    case mappingStart(hasTag: Bool, anchor: String?)
    case collectionEnd
    /// Nothing that a reader needs.
    case other
  }

  /// A place in the text; both 1-based, columns in Unicode scalars.
  struct Mark {
    var line: Int
    var column: Int
    /// Scalars before it, from the start of the text.
    var offset: Int
  }

  struct Failure: Error {
    /// What libyaml says, such as `did not find expected key`.
    var problem: String
    /// What libyaml was doing, such as `while parsing a block mapping`; empty when it does not say.
    var context: String
    var mark: Mark
    /// Where what libyaml was doing began.
    var contextMark: Mark
  }

  private let parser: UnsafeMutablePointer<yaml_parser_t>

  init(_ bytes: UnsafeBufferPointer<UInt8>) {
    parser = .allocate(capacity: 1)
    parser.initialize(to: yaml_parser_t())
    guard yaml_parser_initialize(parser) == 1 else { fatalError("out of memory") }
    yaml_parser_set_encoding(parser, YAML_UTF8_ENCODING)
    yaml_parser_set_input_string(parser, bytes.baseAddress, bytes.count)
  }

  deinit {
    yaml_parser_delete(parser)
    parser.deinitialize(count: 1)
    parser.deallocate()
  }

  /// Reads the next event, where it starts and where it ends.
  mutating func next() throws(Failure) -> (event: Event, start: Mark, end: Mark) {
    var event = yaml_event_t()
    guard yaml_parser_parse(parser, &event) == 1 else {
      throw Failure(parser: parser.pointee)
    }
    defer { yaml_event_delete(&event) }
    return (Event(event), Mark(event.start_mark), Mark(event.end_mark))
  }
}

extension YAMLEvents.Event {
  fileprivate init(_ event: yaml_event_t) {
    switch event.type {
    case YAML_STREAM_END_EVENT: self = .streamEnd
    case YAML_DOCUMENT_START_EVENT: self = .documentStart
    case YAML_SCALAR_EVENT:
      let data = event.data.scalar
      let bytes = UnsafeBufferPointer(start: data.value, count: data.length)
      let scalar = Node.Scalar(
        text: String(decoding: bytes, as: UTF8.self),
        isPlain: data.style == YAML_PLAIN_SCALAR_STYLE)
      self = .scalar(scalar, hasTag: data.tag != nil, anchor: string(data.anchor))
    case YAML_ALIAS_EVENT: self = .alias(string(event.data.alias.anchor) ?? "")
    case YAML_SEQUENCE_START_EVENT:
      let data = event.data.sequence_start
      self = .sequenceStart(hasTag: data.tag != nil, anchor: string(data.anchor))
    case YAML_MAPPING_START_EVENT:
      let data = event.data.mapping_start
      self = .mappingStart(hasTag: data.tag != nil, anchor: string(data.anchor))
    case YAML_SEQUENCE_END_EVENT, YAML_MAPPING_END_EVENT: self = .collectionEnd
    default: self = .other
    }
  }
}

private func string(_ characters: UnsafeMutablePointer<yaml_char_t>?) -> String? {
  characters.map { String(cString: $0) }
}

extension YAMLEvents.Mark {
  fileprivate init(_ mark: yaml_mark_t) {
    self.init(line: Int(mark.line) + 1, column: Int(mark.column) + 1, offset: Int(mark.index))
  }
}

extension YAMLEvents.Failure {
  fileprivate init(parser: yaml_parser_t) {
    self.init(
      problem: parser.problem.map { String(cString: $0) } ?? "out of memory",
      context: parser.context.map { String(cString: $0) } ?? "",
      mark: YAMLEvents.Mark(parser.problem_mark),
      contextMark: YAMLEvents.Mark(parser.context_mark))
  }
}
