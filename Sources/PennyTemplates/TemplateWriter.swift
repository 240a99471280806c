import PennyDiagnostics

/// Writes a template with its values, and finds the tags that other Mustaches would show as
/// nothing, or as something nobody meant.
struct TemplateWriter {
    private typealias Blocks = [String: TemplateBody]

    private let templates: [String: TemplateBody]
    private let page: String
    private(set) var bytes: [UInt8] = []
    private var scope: TemplateScope
    /// Put before each line while a partial is written.
    private var indentation: [UInt8] = []
    private var found: Set<Diagnostic> = []
    private var isStopped = false

    var faults: [Diagnostic] { found.sorted() }

    init(
        _ templates: [String: TemplateBody], page: String, _ values: [String: TemplateValue]
    ) {
        self.templates = templates
        self.page = page
        scope = TemplateScope(values)
        bytes.reserveCapacity(Self.usualLength)
    }

    private static let usualLength = 64 * 1024

    mutating func write() { include(page, filling: [:], depth: 1) }

    private mutating func write(
        _ body: TemplateBody, filling blocks: Blocks, depth: Int
    ) {
        for place in body.nodes.indices where !isStopped {
            write(body.texts[place])
            guard depth <= TreeBuilder.depthLimit else {
                isStopped = true
                return report(.tooDeep, at: body.nodes[place].tag)
            }
            write(body.nodes[place], filling: blocks, depth: depth)
        }
        write(body.texts[body.nodes.count])
    }

    private mutating func write(_ node: TemplateNode, filling blocks: Blocks, depth: Int) {
        let tag = node.tag
        switch tag.kind {
        case .variable, .unescaped: show(tag)
        case .section: repeated(node, filling: blocks, depth: depth)
        case .inverted: inverted(node, filling: blocks, depth: depth)
        case .partial, .parent:
            // The template rendered is asked before the ones it builds on.
            var filled = blocks
            for block in node.content.nodes where filled[block.tag.name] == nil {
                filled[block.tag.name] = block.content
            }
            indentation += node.indentation
            include(tag.name, filling: filled, depth: depth + 1)
            indentation.removeLast(node.indentation.count)
        case .block:
            write(blocks[tag.name] ?? node.content, filling: blocks, depth: depth + 1)
        case .close, .comment: break
        }
    }

    private mutating func include(_ name: String, filling blocks: Blocks, depth: Int) {
        guard let template = templates[name] else { return }
        write(template, filling: blocks, depth: depth)
    }

    private mutating func repeated(
        _ node: TemplateNode, filling blocks: Blocks, depth: Int
    ) {
        guard let value = look(up: node.tag), !value.closesSection else { return }
        switch value {
        case .flag: write(node.content, filling: blocks, depth: depth + 1)
        case .list(let elements):
            for element in elements { write(node, with: element, filling: blocks, depth: depth) }
        case .text, .html, .markup, .object:
            write(node, with: value, filling: blocks, depth: depth)
        }
    }

    /// What stands in a section, where its value can be seen.
    private mutating func write(
        _ node: TemplateNode, with value: TemplateValue, filling blocks: Blocks, depth: Int
    ) {
        scope.enter(value)
        write(node.content, filling: blocks, depth: depth + 1)
        scope.leave()
    }

    private mutating func inverted(
        _ node: TemplateNode, filling blocks: Blocks, depth: Int
    ) {
        guard let value = look(up: node.tag), value.closesSection else { return }
        if case .list = value {
            write(node, with: value, filling: blocks, depth: depth)
        } else {
            write(node.content, filling: blocks, depth: depth + 1)
        }
    }

    private mutating func show(_ tag: Tag) {
        guard let value = look(up: tag) else { return }
        switch (value, tag.kind) {
        case (.text, .unescaped): report(.unescapedText(tag.name), at: tag)
        case (.html, .variable), (.markup, .variable): report(.escapedHTML(tag.name), at: tag)
        case (.text(let text), _):
            indent(before: text.utf8.isEmpty)
            escape(text)
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

    private mutating func escape(_ text: String) {
        for byte in text.utf8 {
            switch byte {
            case UInt8(ascii: "<"): bytes += "&lt;".utf8
            case UInt8(ascii: ">"): bytes += "&gt;".utf8
            case UInt8(ascii: "&"): bytes += "&amp;".utf8
            case UInt8(ascii: "\""): bytes += "&quot;".utf8
            case UInt8(ascii: "'"): bytes += "&#39;".utf8
            default: bytes.append(byte)
            }
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
        if !indentation.isEmpty, !isNothing, bytes.last == UInt8(ascii: "\n") {
            bytes += indentation
        }
    }

    private mutating func look(up tag: Tag) -> TemplateValue? {
        switch scope.look(up: tag.path) {
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
