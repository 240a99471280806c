import CYAML
import PennyText

/// The events of a YAML text, one after the other, as libyaml tells them.
struct YAMLEvents: ~Copyable {
    private let parser: UnsafeMutablePointer<yaml_parser_t>
    private let bytes: UnsafeMutableBufferPointer<UInt8>
    /// The last value in quotes: where it begins, and behind its last quote.
    private(set) var lastQuoted: (start: YAMLMark, end: YAMLMark)?

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
                isQuoted ? (YAMLMark(event.start_mark), YAMLMark(event.end_mark)) : nil
        }
        return YAMLEvent(event)
    }
}

/// One event with the place where it begins.
struct YAMLEvent {
    enum Kind {
        case scalar(String)
        case sequenceStart, mappingStart, sequenceEnd, mappingEnd
        case alias
        case documentStart, documentEnd, streamStart, streamEnd
    }

    let kind: Kind
    let mark: YAMLMark
    /// The tag that is written; nil where none is.
    var tag: String?
    /// Whether its text may have a character that no text may have.
    var mayHoldControl = false
    /// Whether it names an anchor, as one that has it or as an alias of it.
    var namesAnchor = false

    init(_ event: yaml_event_t) {
        mark = YAMLMark(event.start_mark)
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
        // Asked again at its end, the library tells nothing.
        default: kind = .streamEnd
        }
    }

    private static func text(_ bytes: UnsafePointer<UInt8>?) -> String? {
        bytes.map { String(cString: $0) }
    }
}

/// A place in a YAML text, from 1; columns count code points.
struct YAMLMark {
    let line: Int
    let column: Int

    init(_ mark: yaml_mark_t) {
        line = Int(mark.line) + 1
        column = Int(mark.column) + 1
    }
}

/// Why the library can read no further.
struct YAMLProblem: Error {
    let text: String
    /// Where it gave up; nil of bytes that are no characters of YAML.
    let mark: YAMLMark?
    /// Where what it was reading began, if it says so.
    let start: YAMLMark?
    /// The byte that is no part of a character of YAML.
    let offset: Int

    init(_ parser: yaml_parser_t) {
        text = parser.problem.map { String(cString: $0) } ?? "out of memory"
        mark = parser.error == YAML_READER_ERROR ? nil : YAMLMark(parser.problem_mark)
        start = parser.context == nil ? nil : YAMLMark(parser.context_mark)
        offset = parser.problem_offset
    }
}
