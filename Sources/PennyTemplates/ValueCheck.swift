import PennyDiagnostics

/// Walks the tags of a template as rendering would, and finds those that
/// swift-mustache would show as nothing, or as something nobody meant.
struct ValueCheck {
    private typealias Blocks = [String: [TemplateNode]]

    private let templates: [String: [TemplateNode]]
    private let page: String
    private var found: Set<Diagnostic> = []
    private var isStopped = false

    var faults: [Diagnostic] { found.sorted() }

    init(_ templates: [String: [TemplateNode]], page: String) {
        self.templates = templates
        self.page = page
    }

    mutating func check(_ values: [String: TemplateValue]) {
        check(templates[page] ?? [], in: TemplateScope(values), filling: [:], depth: 1)
    }

    private mutating func check(
        _ nodes: [TemplateNode], in scope: TemplateScope, filling blocks: Blocks, depth: Int
    ) {
        for node in nodes where !isStopped {
            guard depth <= TreeBuilder.depthLimit else {
                isStopped = true
                return report(.tooDeep, at: node.tag)
            }
            let tag = node.tag
            switch tag.kind {
            case .variable, .unescaped: checkShown(tag, in: scope)
            case .section: checkSection(node, in: scope, filling: blocks, depth: depth)
            case .inverted:
                guard let value = look(up: tag, in: scope), value.closesSection else { continue }
                let inner = value == .list([]) ? scope.entering(value) : scope
                check(node.children, in: inner, filling: blocks, depth: depth + 1)
            case .partial:
                check(templates[tag.name] ?? [], in: scope, filling: blocks, depth: depth + 1)
            case .parent:
                let own = node.children.map { ($0.tag.name, $0.children) }
                // The template rendered is asked before the ones it builds on.
                let filled = blocks.merging(own) { outer, _ in outer }
                check(templates[tag.name] ?? [], in: scope, filling: filled, depth: depth + 1)
            case .block:
                let content = blocks[tag.name] ?? node.children
                check(content, in: scope, filling: blocks, depth: depth + 1)
            case .close: break
            }
        }
    }

    private mutating func checkSection(
        _ node: TemplateNode, in scope: TemplateScope, filling blocks: Blocks, depth: Int
    ) {
        guard let value = look(up: node.tag, in: scope), !value.closesSection else { return }
        let scopes: [TemplateScope] =
            switch value {
            case .flag: [scope]
            case .list(let elements): elements.map(scope.entering)
            case .text, .html, .object: [scope.entering(value)]
            }
        for scope in scopes {
            check(node.children, in: scope, filling: blocks, depth: depth + 1)
        }
    }

    private mutating func checkShown(_ tag: Tag, in scope: TemplateScope) {
        guard let value = look(up: tag, in: scope) else { return }
        switch (value, tag.kind) {
        case (.text, .unescaped): report(.unescapedText(tag.name), at: tag)
        case (.html, .variable): report(.escapedHTML(tag.name), at: tag)
        case (.text, _), (.html, _): break
        case (.flag, _): report(.shown(.flag, name: tag.name), at: tag)
        case (.list, _): report(.shown(.list, name: tag.name), at: tag)
        case (.object, _): report(.shown(.object, name: tag.name), at: tag)
        }
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
