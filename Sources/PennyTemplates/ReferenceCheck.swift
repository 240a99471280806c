import PennyDiagnostics

/// Finds references to missing templates and blocks in a set of templates, independent of values.
struct ReferenceCheck {
    private let templates: [String: TemplateBody]
    private let names: Set<String>
    private let formerNames: FormerNames
    private(set) var faults: [Diagnostic] = []

    /// - Parameters:
    /// - templates: the templates that could be read.
    /// - names: the names of all templates.
    init(_ templates: [String: TemplateBody], names: Set<String>, formerNames: FormerNames) {
        self.templates = templates
        self.names = names
        self.formerNames = formerNames
    }

    mutating func check() {
        for name in templates.keys.sorted() { check(templates[name] ?? TemplateBody()) }
    }

    private mutating func check(_ body: TemplateBody) {
        for node in body.nodes {
            let tag = node.tag
            if tag.kind == .partial || tag.kind == .parent {
                if !names.contains(tag.name) {
                    let meant = formerNames.template(meantBy: tag.name, among: names.sorted())
                    report(.template.unknown(tag.name, meant), at: tag)
                } else if tag.kind == .parent {
                    checkBlocks(of: node)
                }
            }
            check(node.content)
        }
    }

    private mutating func checkBlocks(of node: TemplateNode) {
        guard let known = blocks(of: node.tag.name) else { return }
        var filled: Set<String> = []
        for block in node.content.nodes {
            let tag = block.tag
            if !known.contains(tag.name) {
                let nearest = nearMiss(to: tag.name, among: known.sorted())
                report(.template.unknownBlock(tag.name, node.tag.name, nearest), at: tag)
            } else if !filled.insert(tag.name).inserted {
                report(.template.blockTwice(tag.name), at: tag)
            }
        }
    }

    /// The blocks that children of a template can fill, including those of the templates it
    /// includes; nil if one of them could not be read.
    private func blocks(of name: String) -> Set<String>? {
        var blocks: Set<String> = []
        var seen: Set<String> = []
        var waiting = [name]
        while let name = waiting.popLast() {
            guard seen.insert(name).inserted else { continue }
            guard let body = templates[name] else { return nil }
            collect(body.nodes, blocks: &blocks, included: &waiting)
        }
        return blocks
    }

    private func collect(
        _ nodes: [TemplateNode], blocks: inout Set<String>, included: inout [String]
    ) {
        for node in nodes {
            var inner = node.content.nodes
            switch node.tag.kind {
            case .partial:
                included.append(node.tag.name)
            case .parent:
                included.append(node.tag.name)
                // Its children fill blocks; only their content can leave blocks unfilled.
                inner = node.content.nodes.flatMap(\.content.nodes)
            case .block:
                blocks.insert(node.tag.name)
            case .variable, .unescaped, .section, .inverted, .close, .comment:
                break
            }
            collect(inner, blocks: &blocks, included: &included)
        }
    }

    private mutating func report(_ fault: Fault, at tag: Tag) {
        faults.append(Diagnostic(fault, at: tag.location))
    }
}
