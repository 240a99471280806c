/// Reads a body into events with their places: live figures told from text,
/// headings with their anchors, paragraphs that are tables as tables, quizzes
/// and footnotes.
struct BodyReader {
    private let source: SourceText
    /// The bytes whose link definitions hold.
    private let definitions: [UInt8]
    private var anchors: AnchorNames
    private var text: EventText

    /// The events, without links to terms, and their words.
    static func read(
        _ source: SourceText, reservedAnchors: Set<String>
    ) -> (events: [Event], text: EventText) {
        var text = EventText(capacity: source.bytes.count)
        let definitions = NoteDefinitions(in: source, &text)
        let tree = SyntaxTree(parsing: definitions.bytes).events(in: source, &text)
        var reader = BodyReader(
            source: source, definitions: definitions.bytes,
            anchors: AnchorNames(reserved: reservedAnchors), text: text)
        let body = QuizFinder.marked(reader.read(tree), in: source, &reader.text)
        let notes = reader.read(definitions.tree)
        var events = NoteLinker.linked(body, notes: notes, definitions, &reader.text)
        if var translator = QuoteTranslator(source) { translator.translate(&events, &reader.text) }
        return (events, reader.text)
    }

    private mutating func read(_ tree: [Event]) -> [Event] {
        if tree.isEmpty { return [] }
        let tables = TableBuilder(
            tree: tree, source: source, definitions: definitions, &text)
        var events: [Event] = []
        events.reserveCapacity(tree.count + tree.count / 4)
        var index = 0
        while index < tree.count {
            let event = tree[index]
            guard let block = event.textBlock else {
                readLeaf(event, to: &events)
                index += 1
                continue
            }
            let end = tree[index...].firstIndex(where: \.endsTextBlock) ?? tree.count - 1
            if !tables.addTable(at: index, &text, to: &events) {
                if let fault = tables.fault(at: index) {
                    events.append(text.fault(fault.fault, at: fault.offset))
                }
                read(block, content: tree[(index + 1)..<end], range: event.range, to: &events)
            }
            index = end + 1
        }
        return events
    }

    private mutating func readLeaf(_ event: Event, to events: inout [Event]) {
        guard case .codeBlock(let info, let code) = event.kind,
            let example = ExampleBlock.events(
                info: info, code: code, at: event.range, in: source, &text)
        else { return events.append(event) }
        events += example
    }

    /// A paragraph or heading.
    private mutating func read(
        _ block: Container, content: ArraySlice<Event>, range: Range<Int>,
        to events: inout [Event]
    ) {
        let start = events.count
        events.append(Event(.enter(block), range: range))
        var placer = InlinePlacer(source: source, range: range)
        placer.place(content, &text, to: &events)
        if case .heading(let level, _) = block {
            let words = PlainText.text(
                of: events[start...].lazy.map(\.kind), in: text.bytes, withImages: true)
            let anchor = text.add(anchors.name(for: words))
            events[start].kind = .enter(.heading(level: level, anchor: anchor))
        }
        events.append(Event(.exit(block), range: range))
    }
}

extension Event {
    /// The block whose content is inline, if the event enters one.
    fileprivate var textBlock: Container? {
        guard case .enter(let container) = kind else { return nil }
        switch container {
        case .paragraph, .heading: return container
        default: return nil
        }
    }

    /// Whether it exits a block whose content is inline. None stands in another.
    var endsTextBlock: Bool {
        switch kind {
        case .exit(.paragraph), .exit(.heading): true
        default: false
        }
    }
}
