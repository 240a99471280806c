import CYAML
import PennyText

/// The events of a YAML text, as libyaml reports them.
struct YAMLEvents: ~Copyable {
    private let parser: UnsafeMutablePointer<yaml_parser_t>
    private let bytes: UnsafeMutableBufferPointer<UInt8>
    /// The start and the end, after the closing quote, of the last quoted value.
    private(set) var lastQuoted: (start: YAMLPosition, end: YAMLPosition)?

    init(of text: String) {
        bytes = .allocate(capacity: text.utf8.count)
        _ = bytes.initialize(from: text.utf8)
        parser = .allocate(capacity: 1)
        parser.initialize(to: yaml_parser_t())
        let isReady = yaml_parser_initialize(parser) == 1
        precondition(isReady, "out of memory")
        yaml_parser_set_encoding(parser, YAML_UTF8_ENCODING)
        yaml_parser_set_input_string(parser, bytes.baseAddress, bytes.count)
    }

    deinit {
        yaml_parser_delete(parser)
        parser.deallocate()
        bytes.deallocate()
    }

    mutating func next() throws(YAMLProblem) -> YAMLEvent {
        var event = yaml_event_t()
        guard yaml_parser_parse(parser, &event) == 1 else { throw YAMLProblem(parser.pointee) }
        defer { yaml_event_delete(&event) }
        if event.type == YAML_SCALAR_EVENT {
            let style = event.data.scalar.style
            let isQuoted =
                style == YAML_SINGLE_QUOTED_SCALAR_STYLE || style == YAML_DOUBLE_QUOTED_SCALAR_STYLE
            lastQuoted =
                isQuoted ? (YAMLPosition(event.start_mark), YAMLPosition(event.end_mark)) : nil
        }
        return YAMLEvent(event)
    }
}

/// An event with the position where it begins.
struct YAMLEvent {
    enum Kind {
        case scalar(String)
        case sequenceStart, mappingStart, sequenceEnd, mappingEnd
        case alias
        case documentStart, documentEnd, streamStart, streamEnd
    }

    let kind: Kind
    let position: YAMLPosition
    /// The explicit tag; nil if there is none.
    var tag: String?
    /// Whether its text may contain a forbidden character.
    var mayHoldControl = false
    /// Whether it defines an anchor or is an alias.
    var namesAnchor = false

    init(_ event: yaml_event_t) {
        position = YAMLPosition(event.start_mark)
        let data = event.data
        switch event.type {
        case YAML_SCALAR_EVENT:
            let scalar = data.scalar
            let value = UnsafeBufferPointer(start: scalar.value, count: scalar.length)
            kind = .scalar(String(decoding: value, as: UTF8.self))
            mayHoldControl = ControlCharacter.mayBegin(in: value)
            namesAnchor = scalar.anchor != nil
            let isImplicit = scalar.plain_implicit == 1 || scalar.quoted_implicit == 1
            tag = isImplicit ? nil : Self.text(scalar.tag)
        case YAML_SEQUENCE_START_EVENT:
            kind = .sequenceStart
            namesAnchor = data.sequence_start.anchor != nil
            tag = data.sequence_start.implicit == 1 ? nil : Self.text(data.sequence_start.tag)
        case YAML_MAPPING_START_EVENT:
            kind = .mappingStart
            namesAnchor = data.mapping_start.anchor != nil
            tag = data.mapping_start.implicit == 1 ? nil : Self.text(data.mapping_start.tag)
        case YAML_SEQUENCE_END_EVENT: kind = .sequenceEnd
        case YAML_MAPPING_END_EVENT: kind = .mappingEnd
        case YAML_ALIAS_EVENT:
            kind = .alias
            namesAnchor = true
        case YAML_DOCUMENT_START_EVENT: kind = .documentStart
        case YAML_DOCUMENT_END_EVENT: kind = .documentEnd
        case YAML_STREAM_START_EVENT: kind = .streamStart
        // libyaml returns no event if it is asked again after the end.
        default: kind = .streamEnd
        }
    }

    private static func text(_ bytes: UnsafePointer<UInt8>?) -> String? {
        bytes.map { String(cString: $0) }
    }
}

/// A position in a YAML text, from 1. Columns count code points.
struct YAMLPosition {
    let line: Int
    let column: Int

    init(_ mark: yaml_mark_t) {
        line = Int(mark.line) + 1
        column = Int(mark.column) + 1
    }
}

/// The reason why libyaml stopped.
struct YAMLProblem: Error {
    let text: String
    /// The position where libyaml stopped; nil for bytes that are not valid characters of YAML.
    let position: YAMLPosition?
    /// The position where the construct being read began, if libyaml reports it.
    let start: YAMLPosition?
    /// The offset of the byte that is not part of a valid character.
    let offset: Int

    init(_ parser: yaml_parser_t) {
        text = parser.problem.map { String(cString: $0) } ?? "out of memory"
        position = parser.error == YAML_READER_ERROR ? nil : YAMLPosition(parser.problem_mark)
        start = parser.context == nil ? nil : YAMLPosition(parser.context_mark)
        offset = parser.problem_offset
    }
}
