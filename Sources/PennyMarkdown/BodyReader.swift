/// Reads a body into events with their places: live figures told from text,
/// headings with their anchors, paragraphs that are tables as tables.
struct BodyReader {
    private let source: SourceText
    private var anchors: AnchorNames
    private var events: [Event] = []

    static func events(of source: MarkdownSource, in text: SourceText) -> [Event] {
        let tree = SyntaxTree(parsing: text.bytes)
        var reader = BodyReader(
            source: text, anchors: AnchorNames(reserved: source.reservedAnchors))
        reader.read(tree.events(in: text))
        return TermLinker.linked(reader.events, of: source)
    }

    private init(source: SourceText, anchors: AnchorNames) {
        self.source = source
        self.anchors = anchors
    }

    private mutating func read(_ tree: [Event]) {
        let tables = TableBuilder(tree: tree, source: source)
        var index = 0
        while index < tree.count {
            let event = tree[index]
            guard let block = event.textBlock else {
                events.append(event)
                index += 1
                continue
            }
            let end = tree[index...].firstIndex { $0.kind == .exit(block) } ?? tree.count - 1
            if let table = tables.table(at: index) {
                events += table
            } else {
                if let fault = tables.fault(at: index) { events.append(fault) }
                read(block, content: tree[(index + 1)..<end], range: event.range)
            }
            index = end + 1
        }
    }

    /// A paragraph or heading.
    private mutating func read(_ block: Container, content: ArraySlice<Event>, range: Range<Int>) {
        var placer = InlinePlacer(source: source, range: range)
        let inlines = placer.place(content)
        var block = block
        if case .heading(let level, _) = block {
            let text = PlainText.text(of: inlines, withImages: true)
            block = .heading(level: level, anchor: anchors.name(for: text))
        }
        events.append(Event(.enter(block), range: range))
        events += inlines
        events.append(Event(.exit(block), range: range))
    }
}

extension Event {
    /// The block whose content is inline, if the event enters one.
    var textBlock: Container? {
        guard case .enter(let container) = kind else { return nil }
        switch container {
        case .paragraph, .heading: return container
        default: return nil
        }
    }
}
