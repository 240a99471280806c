/// A parsed body, from which its HTML for any page and its plain text are written.
public struct MarkdownBody: Sendable {
    private let events: PackedEvents

    public static let empty = MarkdownBody([], EventText())

    /// Stores the output events of a body; its faults and locations were reported already.
    init(_ events: [Event], _ text: EventText) {
        self.events = PackedEvents(events.lazy.map(\.kind).filter(\.isWritten), text)
    }

    /// The body as HTML in UTF-8, without the parts that have faults.
    public func html(_ references: BodyReferences) -> [UInt8] {
        var writer = HTMLWriter(references, events.text)
        for event in events { writer.write(event) }
        return writer.html.bytes
    }

    /// The words of the whole body for search and for `Markdown.fill`: those of paragraphs,
    /// headings and cells, but not of code blocks.
    public var plainText: String { PlainText.text(ofBlocks: Array(events), in: events.text) }
}

extension Event.Kind {
    fileprivate var isWritten: Bool {
        switch self {
        case .rawInline, .rawBlock, .noteReference, .tildes, .fault: false
        default: true
        }
    }
}
