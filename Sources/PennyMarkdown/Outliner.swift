import PennyDiagnostics
import PennyText

/// Collects a body's outline and its faults.
struct Outliner {
    private let source: MarkdownSource
    private let text: SourceText
    private(set) var outline = MarkdownOutline()
    private(set) var diagnostics: [Diagnostic] = []
    /// The inline content of the block one is in.
    private var content: [Event] = []
    /// Where the block begins that one is in.
    private var blockStart = 0
    /// How many quotes and lists one is in.
    private var depth = 0
    /// Whether the next heading asks a quiz question.
    private var isBeforeQuestion = false

    init(source: MarkdownSource, _ text: SourceText) {
        self.source = source
        self.text = text
    }

    mutating func read(_ events: [Event]) {
        for event in events { read(event) }
    }

    private mutating func read(_ event: Event) {
        content.append(event)
        let offset = event.range.lowerBound
        switch event.kind {
        case .enter(let container): enter(container, at: offset)
        case .exit(let container): exit(container, at: offset)
        case .figure(let name):
            outline.figures.append(.init(name: name, location: text.location(of: offset)))
        case .exampleLine(let name):
            outline.examples.append(.init(name: name, location: text.location(of: offset)))
        case .text(let text): check(text, at: blockStart)
        case .codeBlock(let info, _): check(info, at: offset)
        case .rawInline(let html): report(RawHTML.fault(inline: html), at: offset)
        case .rawBlock(let html): report(RawHTML.fault(inBlock: html), at: offset)
        case .fault(let fault): report(fault, at: offset)
        default: break
        }
    }

    private mutating func enter(_ container: Container, at offset: Int) {
        switch container {
        case .quote, .list, .answers, .notes: depth += 1
        case .quiz: isBeforeQuestion = true
        case .paragraph, .heading, .tableCell, .answerText: (content, blockStart) = ([], offset)
        case .term(let id): outline.terms.append(id)
        case .link(let destination, let title):
            read(destination, isImage: false, at: offset)
            check(title, at: offset)
        case .image(let destination, let title):
            read(destination, isImage: true, at: offset)
            check(title, at: offset)
        default: break
        }
    }

    private mutating func exit(_ container: Container, at offset: Int) {
        switch container {
        case .quote, .list, .answers, .notes: depth -= 1
        case .paragraph, .heading, .tableCell, .answerText: finish(container, at: offset)
        default: break
        }
    }

    /// A block with inline content.
    private mutating func finish(_ block: Container, at offset: Int) {
        let words = PlainText.text(of: content, withImages: false)
        outline.wordCount += PlainText.wordCount(of: words)
        if case .heading(let level, let anchor) = block {
            let title = PlainText.text(of: content, withImages: true)
            if level == 1 { report(.topLevelHeading(title), at: offset) }
            outline.headings.append(
                .init(
                    level: level, anchor: anchor, text: title,
                    location: text.location(of: offset), isQuestion: isBeforeQuestion))
            isBeforeQuestion = false
        }
        if case .paragraph = block, depth == 0, outline.opening.isEmpty {
            outline.opening = words.split(separator: " ").joined(separator: " ")
        }
    }

    private mutating func read(_ destination: String, isImage: Bool, at offset: Int) {
        if let fault = LinkPolicy.fault(in: destination, isImage: isImage) {
            report(fault, at: offset)
        } else {
            outline.links.append(
                .init(
                    destination: destination, location: text.location(of: offset),
                    isImage: isImage))
        }
    }

    /// An entity can stand for a character that no text may have.
    private mutating func check(_ text: String, at offset: Int) {
        guard let control = ControlCharacter.first(in: text) else { return }
        report(.controlCharacter(ControlCharacter.name(of: control)), at: offset)
    }

    private mutating func report(_ fault: MarkdownFault?, at offset: Int) {
        guard let fault else { return }
        diagnostics.append(Diagnostic(.error, fault, at: text.location(of: offset)))
    }
}
