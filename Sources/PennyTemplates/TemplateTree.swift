import PennyDiagnostics

/// A tag with the content up to its `{{/name}}`.
struct TemplateNode: Sendable {
    let tag: Tag
    var content = TemplateBody()
    /// The indentation of each line of a partial.
    var indentation: [UInt8] = []
}

/// Texts with tags between them: `texts[i]` is before `nodes[i]`, and the last text is at the end.
struct TemplateBody: Sendable {
    private(set) var texts: [[UInt8]] = [[]]
    private(set) var nodes: [TemplateNode] = []

    mutating func add(_ text: [UInt8]) { texts[nodes.count] += text }

    mutating func add(_ node: TemplateNode) {
        nodes.append(node)
        texts.append([])
    }
}

/// Nests a template's tags, and finds tags that are not closed on the level where they were opened.
struct TreeBuilder {
    /// The largest depth of sections, blocks and partials: a template that includes itself without
    /// an end exceeds it.
    static let depthLimit = 64

    private let words: TemplateWords
    private var open: [TemplateNode] = []
    private(set) var root = TemplateBody()
    private(set) var faults: [Diagnostic] = []

    init(_ words: TemplateWords) { self.words = words }

    mutating func build(_ pieces: [TemplatePiece]) {
        for piece in pieces {
            add(piece.text)
            guard let tag = piece.tag, tag.kind != .comment else { continue }
            checkPosition(of: tag)
            if let name = TemplateWords.name(in: tag) {
                addWords(name, of: tag)
            } else if tag.kind == .close {
                close(tag)
            } else if tag.kind.opens {
                guard open.count < Self.depthLimit else {
                    faults.append(Diagnostic(Fault.tag.tooDeep, at: tag.location))
                    return
                }
                open.append(TemplateNode(tag: tag, indentation: piece.indentation))
            } else {
                add(TemplateNode(tag: tag, indentation: piece.indentation))
            }
        }
        for node in open { reportUnclosed(node) }
    }

    private mutating func addWords(_ name: String, of tag: Tag) {
        do throws(Fault) {
            add(try words.markup(name, of: tag))
        } catch {
            faults.append(Diagnostic(error, at: tag.location))
        }
    }

    private mutating func close(_ tag: Tag) {
        guard let match = open.lastIndex(where: { $0.tag.name == tag.name }) else {
            let expected = open.last?.tag.name
            faults.append(
                Diagnostic(
                    Fault.tag.unopened(tag.name, expected), at: tag.location))
            // Most likely a slip in the name: one fault is enough for it.
            if let node = open.popLast() { add(node) }
            return
        }
        while open.count - 1 > match { reportUnclosed(open.removeLast()) }
        add(open.removeLast())
    }

    private mutating func add(_ text: [UInt8]) {
        if open.isEmpty {
            root.add(text)
        } else {
            open[open.count - 1].content.add(text)
        }
    }

    private mutating func add(_ node: TemplateNode) {
        if open.isEmpty {
            root.add(node)
        } else {
            open[open.count - 1].content.add(node)
        }
    }

    private mutating func reportUnclosed(_ node: TemplateNode) {
        faults.append(
            Diagnostic(Fault.tag.unclosed(node.tag.name), at: node.tag.location))
    }

    /// Reports content of `{{<parent}}…{{/parent}}` outside of its blocks, which Mustache drops
    /// silently.
    private mutating func checkPosition(of tag: Tag) {
        guard let parent = open.last?.tag, parent.kind == .parent else { return }
        let fault = Fault.tag.outsideBlock(parent.name)
        if let text = tag.textBefore { faults.append(Diagnostic(fault, at: text)) }
        if tag.kind != .block, tag.kind != .close {
            faults.append(Diagnostic(fault, at: tag.location))
        }
    }
}
