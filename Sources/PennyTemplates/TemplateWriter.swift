import PennyDiagnostics

/// Writes a template with its values, and finds the tags that other Mustaches would show as
/// nothing, or as something nobody meant.
struct TemplateWriter {
    private typealias Blocks = [String: TemplateBody]

    private let templates: [String: TemplateBody]
    private let page: String
    private(set) var bytes: [UInt8] = []
    /// Put before each line while a partial is written.
    private var indentation: [UInt8] = []
    private var found: Set<Diagnostic> = []
    private var isStopped = false

    var faults: [Diagnostic] { found.sorted() }

    init(_ templates: [String: TemplateBody], page: String) {
        self.templates = templates
        self.page = page
    }

    mutating func write(_ values: [String: TemplateValue]) {
        include(page, in: TemplateScope(values), filling: [:], depth: 1)
    }

    private mutating func write(
        _ body: TemplateBody, in scope: TemplateScope, filling blocks: Blocks, depth: Int
    ) {
        for (text, node) in zip(body.texts, body.nodes) where !isStopped {
            write(text)
            guard depth <= TreeBuilder.depthLimit else {
                isStopped = true
                return report(.tooDeep, at: node.tag)
            }
            write(node, in: scope, filling: blocks, depth: depth)
        }
        write(body.texts[body.nodes.count])
    }

    private mutating func write(
        _ node: TemplateNode, in scope: TemplateScope, filling blocks: Blocks, depth: Int
    ) {
        let tag = node.tag
        switch tag.kind {
        case .variable, .unescaped: show(tag, in: scope)
        case .section: repeated(node, in: scope, filling: blocks, depth: depth)
        case .inverted:
            guard let value = look(up: tag, in: scope), value.closesSection else { return }
            let inner = value == .list([]) ? scope.entering(value) : scope
            write(node.content, in: inner, filling: blocks, depth: depth + 1)
        case .partial, .parent:
            let own = node.content.nodes.map { ($0.tag.name, $0.content) }
            // The template rendered is asked before the ones it builds on.
            let filled = blocks.merging(own) { outer, _ in outer }
            indentation += node.indentation
            include(tag.name, in: scope, filling: filled, depth: depth + 1)
            indentation.removeLast(node.indentation.count)
        case .block:
            let content = blocks[tag.name] ?? node.content
            write(content, in: scope, filling: blocks, depth: depth + 1)
        case .close, .comment: break
        }
    }

    private mutating func include(
        _ name: String, in scope: TemplateScope, filling blocks: Blocks, depth: Int
    ) {
        guard let template = templates[name] else { return }
        write(template, in: scope, filling: blocks, depth: depth)
    }

    private mutating func repeated(
        _ node: TemplateNode, in scope: TemplateScope, filling blocks: Blocks, depth: Int
    ) {
        guard let value = look(up: node.tag, in: scope), !value.closesSection else { return }
        let scopes: [TemplateScope] =
            switch value {
            case .flag: [scope]
            case .list(let elements): elements.map(scope.entering)
            case .text, .html, .markup, .object: [scope.entering(value)]
            }
        for scope in scopes {
            write(node.content, in: scope, filling: blocks, depth: depth + 1)
        }
    }

    private mutating func show(_ tag: Tag, in scope: TemplateScope) {
        guard let value = look(up: tag, in: scope) else { return }
        switch (value, tag.kind) {
        case (.text, .unescaped): report(.unescapedText(tag.name), at: tag)
        case (.html, .variable), (.markup, .variable): report(.escapedHTML(tag.name), at: tag)
        case (.text(let text), _):
            indent(before: text.utf8.isEmpty)
            for byte in text.utf8 { escape(byte) }
        case (.html(let markup), _):
            indent(before: markup.utf8.isEmpty)
            bytes += markup.utf8
        case (.markup(let markup), _):
            indent(before: markup.isEmpty)
            bytes += markup
        case (.flag, _): report(.shown(.flag, name: tag.name), at: tag)
        case (.list, _): report(.shown(.list, name: tag.name), at: tag)
        case (.object, _): report(.shown(.object, name: tag.name), at: tag)
        }
    }

    private mutating func escape(_ byte: UInt8) {
        switch byte {
        case UInt8(ascii: "<"): bytes += "&lt;".utf8
        case UInt8(ascii: ">"): bytes += "&gt;".utf8
        case UInt8(ascii: "&"): bytes += "&amp;".utf8
        case UInt8(ascii: "\""): bytes += "&quot;".utf8
        case UInt8(ascii: "'"): bytes += "&#39;".utf8
        default: bytes.append(byte)
        }
    }

    /// A text of a template, with its lines indented but for empty ones. The lines of values
    /// are not those of the template.
    private mutating func write(_ text: [UInt8]) {
        if indentation.isEmpty {
            bytes += text
            return
        }
        for byte in text {
            indent(before: byte == UInt8(ascii: "\n"))
            bytes.append(byte)
        }
    }

    private mutating func indent(before isNothing: Bool) {
        if !isNothing, bytes.last == UInt8(ascii: "\n") { bytes += indentation }
    }

    private mutating func look(up tag: Tag, in scope: TemplateScope) -> TemplateValue? {
        switch scope.look(up: tag.name) {
        case .found(let value): return value
        case .unknown(let nearest):
            report(.unknownName(tag.name, page: page, nearest: nearest), at: tag)
        case .notAnObject(let holder):
            report(.notAnObject(holder: holder, name: tag.name), at: tag)
        }
        return nil
    }

    private mutating func report(_ fault: TemplateFault, at tag: Tag) {
        found.insert(Diagnostic(.error, fault, at: tag.location))
    }
}
