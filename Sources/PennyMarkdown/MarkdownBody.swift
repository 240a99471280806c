/// A body that was parsed: what it holds in order, from which its HTML for any page and its plain
/// text are written.
public struct MarkdownBody: Sendable {
    private let events: PackedEvents

    public static let empty = MarkdownBody([], EventText())

    /// Keeps what is written of a body; its faults and places are told already.
    init(_ events: [Event], _ text: EventText) {
        self.events = PackedEvents(events.lazy.map(\.kind).filter(\.isWritten), text)
    }

    /// The body as HTML in UTF-8. What it has faults for is left out.
    public func html(_ references: BodyReferences) -> [UInt8] {
        var writer = HTMLWriter(references, events.text)
        for event in events { writer.write(event) }
        return writer.html.bytes
    }

    /// The words of the whole body for search, for `Markdown.fill`: those of paragraphs,
    /// headings and cells, not those of code blocks.
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
