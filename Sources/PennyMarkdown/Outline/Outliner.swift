import PennyDiagnostics
import PennyText

/// Collects a body's outline and its faults.
struct Outliner {
    private let source: SourceText
    private let text: EventText
    private(set) var outline = MarkdownOutline()
    private var faults = FaultCollector<Diagnostic>()
    var diagnostics: [Diagnostic] { faults.faults.sorted() }
    /// The index of the event that enters the current block, and the index of the current event.
    private var blockIndex = 0
    private var index = 0
    private var links = Repetitions()
    private var figures = Repetitions()
    /// The offset at which the current block begins.
    private var blockStart = 0
    /// The words of a block.
    private var words: [UInt8] = []
    /// The number of enclosing quotes and lists.
    private var depth = 0
    /// Whether the next heading asks a quiz question.
    private var isBeforeQuestion = false

    init(_ source: SourceText, _ text: EventText) {
        self.source = source
        self.text = text
    }

    mutating func read(_ events: [Event]) {
        for next in events.indices {
            index = next
            read(events[next], of: events)
        }
    }

    private mutating func read(_ event: Event, of events: [Event]) {
        let offset = event.range.lowerBound
        switch event.kind {
        case .enter(let container): enter(container, at: offset)
        case .exit(let container): exit(container, at: offset, of: events)
        case .figure(let name):
            addFigure(text.string(name), at: offset)
        case .exampleLine(let name):
            outline.examples.append(
                .init(name: text.string(name), location: source.location(of: offset)))
        case .text(let words): check(words, at: blockStart)
        case .codeBlock(let info, let code):
            check(info, at: offset)
            if EmbedBlock.isEmbed(text.string(info)) { readEmbed(code, event.range) }
        case .rawInline(let html):
            report(RawHTML.fault(inline: text.string(html)), at: offset)
        case .rawBlock(let html):
            report(RawHTML.fault(inBlock: text.string(html)), at: offset)
        case .fault(let fault): report(text.faults[Int(fault)], at: offset)
        default: break
        }
    }

    private mutating func addFigure(_ name: String, at offset: Int) {
        if figures.isFull(name) { return outline.otherFigures[name, default: 0] += 1 }
        outline.figures.append(.init(name: name, location: source.location(of: offset)))
    }

    private mutating func readEmbed(_ code: TextRange, _ range: Range<Int>) {
        let (embed, faults) = EmbedBlock(source).read(text.string(code), range: range)
        outline.embeds.append(embed)
        self.faults.add(faults)
    }

    private mutating func enter(_ container: Container, at offset: Int) {
        switch container {
        case .quote, .callout, .list, .definitions, .answers, .notes: depth += 1
        case .quiz: isBeforeQuestion = true
        case .paragraph, .heading, .tableCell, .answerText, .calloutTitle, .defined, .caption,
            .pictureCaption:
            (blockIndex, blockStart) = (index, offset)
        case .term(let id): outline.terms.append(text.string(id))
        case .link(let destination, let title):
            read(destination, isImage: false, at: offset)
            check(title, at: offset)
        case .image(let destination, let title):
            read(destination, isImage: true, at: offset)
            check(title, at: offset)
        default: break
        }
    }

    private mutating func exit(_ container: Container, at offset: Int, of events: [Event]) {
        switch container {
        case .quote, .callout, .list, .definitions, .answers, .notes: depth -= 1
        case .paragraph, .heading, .tableCell, .answerText, .calloutTitle, .defined, .caption,
            .pictureCaption:
            let content = events[(blockIndex + 1)..<index]
            finish(container, content)
            add(events[blockIndex].kind, at: offset, content)
        default: break
        }
    }

    /// Finishes a block with inline content.
    private mutating func finish(_ block: Container, _ content: ArraySlice<Event>) {
        words.removeAll(keepingCapacity: true)
        let inlines = content.lazy.map(\.kind)
        PlainText.append(inlines, in: text.bytes, withImages: false, to: &words)
        outline.wordCount += PlainText.wordCount(of: words)
        if case .paragraph = block, depth == 0, outline.opening.isEmpty {
            let parts = words.split(separator: .space)
            outline.opening = String(
                decoding: Array(parts.joined(separator: [.space])), as: UTF8.self)
        }
    }

    private mutating func add(
        _ heading: Event.Kind, at offset: Int, _ content: ArraySlice<Event>
    ) {
        guard case .enter(.heading(let level, let anchor)) = heading else { return }
        let title = PlainText.text(
            of: content.lazy.map(\.kind), in: text.bytes, withImages: true)
        if level == 1 { report(.body.topLevelHeading(title), at: offset) }
        outline.headings.append(
            .init(
                level: Int(level), anchor: text.string(anchor), text: title,
                location: source.location(of: offset), isQuestion: isBeforeQuestion))
        isBeforeQuestion = false
    }

    private mutating func read(_ destination: TextRange, isImage: Bool, at offset: Int) {
        let destination = text.string(destination)
        if let fault = LinkPolicy.fault(in: destination, isImage: isImage) {
            report(fault, at: offset)
        } else if links.isFull(destination) {
            outline.otherLinks[destination, default: 0] += 1
        } else {
            outline.links.append(
                .init(
                    destination: destination, location: source.location(of: offset),
                    isImage: isImage))
        }
    }

    /// Reports characters that no text may have, which an entity can encode.
    private mutating func check(_ words: TextRange, at offset: Int) {
        let mayHaveOne = text[words].withUnsafeBufferPointer { ControlCharacter.mayBegin(in: $0) }
        guard mayHaveOne, let control = ControlCharacter.first(in: text.string(words))
        else { return }
        report(.body.controlCharacter(ControlCharacter.name(of: control)), at: offset)
    }

    private mutating func report(_ fault: Fault?, at offset: Int) {
        guard let fault else { return }
        let location = source.location(of: offset)
        faults.add(fault.severity, at: location) { Diagnostic(fault, at: location) }
    }
}
