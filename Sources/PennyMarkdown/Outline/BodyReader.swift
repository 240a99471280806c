import PennyDiagnostics

/// Reads a body into events with their source ranges: live figures apart from text, headings with
/// their anchors, paragraphs that are tables as tables, quizzes and footnotes.
struct BodyReader {
    private let source: SourceText
    /// The bytes whose link definitions apply.
    private let definitions: [UInt8]
    private var anchors: AnchorNames
    private var text: EventText

    /// Reads the events, without links to terms, and their text.
    static func read(
        _ source: SourceText, reservedAnchors: ReservedAnchors
    ) -> (events: [Event], text: EventText) {
        var text = EventText(capacity: source.bytes.count)
        let marks = BlockMarks(in: source)
        let definitions = NoteDefinitions(of: marks.bytes, in: source, &text)
        let tree = BlockBuilder.built(
            SyntaxTree(parsing: definitions.bytes).events(in: source, &text), marks, in: source,
            &text)
        let noteTree = BlockBuilder.built(definitions.tree, marks, in: source, &text)
        var reader = BodyReader(
            source: source, definitions: definitions.bytes,
            anchors: AnchorNames(reserved: reservedAnchors), text: text)
        var body = reader.read(tree)
        var notes = reader.read(noteTree)
        reader.nameHeadings(&body)
        reader.nameHeadings(&notes)
        body = QuizFinder.marked(body, in: source, &reader.text)
        body = TaskFinder.marked(body, in: source, &reader.text)
        notes = TaskFinder.marked(notes, in: source, &reader.text)
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
        /// The caption of the next table, which is nested in the table.
        var caption: [Event] = []
        var index = 0
        while index < tree.count {
            let event = tree[index]
            guard let block = event.textBlock else {
                readLeaf(event, to: &events)
                index += 1
                continue
            }
            let end = tree[index...].firstIndex(where: \.endsTextBlock) ?? tree.count - 1
            let start = events.count
            if block == .caption {
                read(block, content: tree[(index + 1)..<end], range: event.range, to: &caption)
            } else if tables.addTable(at: index, &text, to: &events) {
                events.insert(contentsOf: caption, at: start + 1)
                caption = []
            } else {
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
        guard case .codeBlock(let info, let code) = event.kind else { return events.append(event) }
        if ForeignSyntax.isDiagram(info: text[info]) {
            let name = text.string(info)
            events.append(text.fault(.body.foreign(.diagram, name), at: event.range.lowerBound))
        }
        guard
            let example = ExampleBlock.events(
                info: info, code: code, at: event.range, in: source, &text)
        else { return events.append(event) }
        events += example
    }

    /// Reads a paragraph or heading.
    private mutating func read(
        _ block: Container, content: ArraySlice<Event>, range: Range<Int>,
        to events: inout [Event]
    ) {
        let start = events.count
        events.append(Event(.enter(block), range: range))
        let level: Int32? = if case .heading(let level, _) = block { level } else { nil }
        var locator = InlineLocator(source: source, range: range, isHeading: level != nil)
        locator.locate(content, &text, to: &events)
        if let level, let anchor = removeID(ofHeadingAt: start, range, &events) {
            events[start].kind = .enter(.heading(level: level, anchor: anchor))
        }
        if case .paragraph = block, let title = PictureTitle(of: content) {
            return addCaption(title.title, to: &events, from: start, range)
        }
        if block == .defined { partLines(of: &events, from: start) }
        if case .paragraph = block { addForeignLines(to: &events, from: start, range) }
        events.append(Event(.exit(block), range: range))
    }

    /// Turns the paragraph of an image into a figure with the image's title as its caption.
    private func addCaption(
        _ title: TextRange, to events: inout [Event], from start: Int, _ range: Range<Int>
    ) {
        events[start].kind = .enter(.picture)
        for index in events.indices[(start + 1)...] {
            if case .enter(.image(let destination, _)) = events[index].kind {
                events[index].kind = .enter(.image(destination: destination, title: .empty))
                break
            }
        }
        let caption: [Event.Kind] = [
            .enter(.pictureCaption), .text(title), .exit(.pictureCaption), .exit(.picture),
        ]
        events += caption.map { Event($0, range: range) }
    }

    /// Splits the defined words of several lines into one container for each line.
    private func partLines(of events: inout [Event], from start: Int) {
        let range = events[start].range
        var parted: [Event] = []
        var depth = 0
        for event in events[start...] {
            switch event.kind {
            case .enter(let container) where container.isInline: depth += 1
            case .exit(let container) where container.isInline: depth -= 1
            case .softBreak where depth == 0, .lineBreak where depth == 0:
                parted.append(Event(.exit(.defined), range: range))
                parted.append(Event(.enter(.defined), range: range))
                continue
            default: break
            }
            parted.append(event)
        }
        events.replaceSubrange(start..., with: parted)
    }

    // MARK: - Headings

    /// Removes `{#id}` from the end of a heading.
    private mutating func removeID(
        ofHeadingAt start: Int, _ range: Range<Int>, _ events: inout [Event]
    ) -> TextRange? {
        guard let last = events.last, case .text(let words) = last.kind,
            let own = HeadingID(atEndOf: text[words]),
            let offset = own.offset(in: range, of: source)
        else { return nil }
        events.removeLast()
        if own.wordsEnd > words.range.lowerBound {
            let rest = TextRange(words.range.lowerBound..<own.wordsEnd)
            events.append(Event(.text(rest), range: last.range))
        }
        guard anchors.reserve(own.id) else {
            events.append(text.fault(.body.headingIDInUse(own.id), at: offset))
            return nil
        }
        return text.add(own.id)
    }

    /// Gives each heading without an explicit id a unique one.
    private mutating func nameHeadings(_ events: inout [Event]) {
        var start: Int?
        for index in events.indices {
            switch events[index].kind {
            case .enter(.heading(_, let anchor)) where anchor.isEmpty: start = index
            case .exit(.heading(let level, _)):
                guard let first = start else { break }
                let words = PlainText.text(
                    of: events[first..<index].lazy.map(\.kind), in: text.bytes, withImages: true)
                let anchor = text.add(anchors.name(for: words))
                events[first].kind = .enter(.heading(level: level, anchor: anchor))
                start = nil
            default: break
            }
        }
    }

    // MARK: - Other programs' syntax

    private func foreign(atLineStart words: TextRange) -> Fault? {
        if ForeignSyntax.isAdmonition(text[words]) {
            return .body.foreign(.admonition, text.string(words))
        }
        guard text[words].starts(with: ":::".utf8) else { return nil }
        let name = BlockName(text[words].drop { $0 == .colon }.drop(while: \.isBlank)).name
        if name.isEmpty { return .block.strayEnd }
        let near = nearMiss(to: name, among: Callout.names).map { ":::\($0)" }
        return .block.unknown(":::\(name)", near)
    }

    /// Reports the lines of a paragraph that begin a block in other programs.
    private mutating func addForeignLines(
        to events: inout [Event], from start: Int, _ range: Range<Int>
    ) {
        var line = 0
        var isAtStart = true
        var lines: [Range<Int>]?
        for index in start + 1..<events.count {
            switch events[index].kind {
            case .text(let words) where isAtStart:
                isAtStart = false
                guard let fault = foreign(atLineStart: words) else { break }
                let known = lines ?? source.lines(in: range)
                lines = known
                guard known.indices.contains(line), let offset = source.beginning(of: known[line]),
                    source.bytes[offset] != .backslash
                else { break }
                events.append(text.fault(fault, at: offset))
            case .softBreak, .lineBreak:
                line += 1
                isAtStart = true
            case .fault: break
            default: isAtStart = false
            }
        }
    }
}

extension Event {
    /// The text block, whose content is inline, that the event enters; nil for other events.
    fileprivate var textBlock: Container? {
        guard case .enter(let container) = kind else { return nil }
        switch container {
        case .paragraph, .heading, .calloutTitle, .defined, .caption: return container
        default: return nil
        }
    }

    /// Whether the event exits a text block. Text blocks do not nest.
    var endsTextBlock: Bool {
        switch kind {
        case .exit(.paragraph), .exit(.heading), .exit(.calloutTitle), .exit(.defined),
            .exit(.caption):
            true
        default: false
        }
    }
}
