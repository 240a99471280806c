/// A body that was parsed: a flat list of what it holds, from which its HTML for any page and its
/// plain text are written.
public struct MarkdownBody: Sendable {
    private let events: [Event.Kind]
    /// The words of the events.
    private let text: [UInt8]

    static let empty = MarkdownBody([], EventText())

    /// Keeps what is written of a body; its faults and places are told already.
    init(_ events: [Event], _ text: EventText) {
        var kept: [Event.Kind] = []
        kept.reserveCapacity(events.count)
        var words = EventText(capacity: text.bytes.count)
        for event in events where event.kind.isWritten {
            kept.append(event.kind.movingText { words.add(text[$0]) })
        }
        self.events = kept
        self.text = words.bytes
    }

    /// The body as HTML in UTF-8. What it has faults for is left out.
    public func html(_ references: BodyReferences) -> [UInt8] {
        var writer = HTMLWriter(references, text)
        for event in events { writer.write(event) }
        return writer.html.bytes
    }

    /// The words of the whole body for search, for `Markdown.fill`: those of paragraphs,
    /// headings and cells, not those of code blocks.
    public var plainText: String { PlainText.text(ofBlocks: events, in: text) }
}

extension Event.Kind {
    fileprivate var isWritten: Bool {
        switch self {
        case .rawInline, .rawBlock, .noteReference, .fault: false
        default: true
        }
    }
}
