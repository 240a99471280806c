/// Reads a body into events with their places: live figures told from text,
/// headings with their anchors, paragraphs that are tables as tables, quizzes,
/// footnotes and links to terms.
struct BodyReader {
    private let source: SourceText
    /// The bytes whose link definitions hold.
    private let definitions: [UInt8]
    private var anchors: AnchorNames

    static func events(of source: MarkdownSource, in text: SourceText) -> [Event] {
        TermLinker.linked(unlinked(source, in: text), of: source)
    }

    /// The events without links to terms.
    static func unlinked(_ source: MarkdownSource, in text: SourceText) -> [Event] {
        let definitions = NoteDefinitions(in: text)
        let tree = SyntaxTree(parsing: definitions.bytes)
        var reader = BodyReader(
            source: text, definitions: definitions.bytes,
            anchors: AnchorNames(reserved: source.reservedAnchors))
        let body = QuizFinder.marked(reader.read(tree.events(in: text)), in: text)
        let notes = reader.read(definitions.tree)
        return NoteLinker.linked(body, notes: notes, definitions)
    }

    private init(source: SourceText, definitions: [UInt8], anchors: AnchorNames) {
        self.source = source
        self.definitions = definitions
        self.anchors = anchors
    }

    private mutating func read(_ tree: [Event]) -> [Event] {
        let tables = TableBuilder(tree: tree, source: source, definitions: definitions)
        var events: [Event] = []
        var index = 0
        while index < tree.count {
            let event = tree[index]
            guard let block = event.textBlock else {
                events += leaf(event)
                index += 1
                continue
            }
            let end = tree[index...].firstIndex { $0.kind == .exit(block) } ?? tree.count - 1
            if let table = tables.table(at: index) {
                events += table
            } else {
                if let fault = tables.fault(at: index) { events.append(fault) }
                events += read(block, content: tree[(index + 1)..<end], range: event.range)
            }
            index = end + 1
        }
        return events
    }

    private func leaf(_ event: Event) -> [Event] {
        guard case .codeBlock(let info, let text) = event.kind else { return [event] }
        return ExampleBlock.events(info: info, text: text, at: event.range, in: source) ?? [event]
    }

    /// A paragraph or heading.
    private mutating func read(
        _ block: Container, content: ArraySlice<Event>, range: Range<Int>
    ) -> [Event] {
        var placer = InlinePlacer(source: source, range: range)
        let inlines = placer.place(content)
        var block = block
        if case .heading(let level, _) = block {
            let text = PlainText.text(of: inlines, withImages: true)
            block = .heading(level: level, anchor: anchors.name(for: text))
        }
        return [Event(.enter(block), range: range)] + inlines + [Event(.exit(block), range: range)]
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

    /// Where the link or image leads, if the event enters one.
    var link: String? {
        switch kind {
        case .enter(.link(let destination, _)), .enter(.image(let destination, _)): destination
        default: nil
        }
    }
}
