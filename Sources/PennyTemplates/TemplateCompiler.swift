/// Compiles templates whose references have been checked.
struct TemplateCompiler {
    private var code = TemplateCode()
    private let numbers: [String: Int]
    private var names: [String] = []
    private var nameNumbers: [String: Int] = [:]
    private var blocks: [String: Int] = [:]

    /// - Parameter numbers: the index of each template in the code.
    private init(_ numbers: [String: Int]) { self.numbers = numbers }

    /// The code of templates, each at the index of its name.
    static func code(of templates: [(name: String, body: TemplateBody)]) -> TemplateCode {
        var numbers: [String: Int] = [:]
        for (index, template) in templates.enumerated() { numbers[template.name] = index }
        var compiler = TemplateCompiler(numbers)
        for template in templates {
            let start = compiler.code.steps.count
            compiler.add(template.body)
            compiler.code.templates.append(start..<compiler.code.steps.count)
        }
        compiler.code.names = TemplateNames(compiler.names)
        compiler.code.blockCount = compiler.blocks.count
        return compiler.code
    }

    private mutating func add(_ body: TemplateBody) {
        for (text, node) in zip(body.texts, body.nodes) {
            add(text)
            add(node)
        }
        add(body.texts[body.nodes.count])
    }

    private mutating func add(_ text: [UInt8]) {
        if text.isEmpty { return }
        code.steps.append(.text(range(of: text)))
        code.tags.append(nil)
    }

    private mutating func add(_ node: TemplateNode) {
        let index = code.steps.count
        let tag = node.tag
        // The step is complete only after its content has been added.
        code.steps.append(.text(0..<0))
        code.tags.append(tag)
        code.steps[index] = step(node, tag)
    }

    private mutating func step(_ node: TemplateNode, _ tag: Tag) -> TemplateStep {
        switch tag.kind {
        case .variable, .unescaped:
            return .show(path(of: tag), isEscaped: tag.kind == .variable)
        case .section: return .section(path(of: tag), end: end(adding: node.content))
        case .inverted: return .inverted(path(of: tag), end: end(adding: node.content))
        case .block: return .block(block(tag.name), end: end(adding: node.content))
        case .partial, .parent:
            for filling in node.content.nodes { add(filling: filling) }
            guard let template = numbers[tag.name] else { return .text(0..<0) }
            return .include(
                template: template, end: code.steps.count,
                indentation: range(of: node.indentation))
        case .close, .comment: return .text(0..<0)
        }
    }

    private mutating func end(adding body: TemplateBody) -> Int {
        add(body)
        return code.steps.count
    }

    private mutating func add(filling node: TemplateNode) {
        let index = code.steps.count
        code.steps.append(.text(0..<0))
        code.tags.append(node.tag)
        let block = block(node.tag.name)
        code.steps[index] = .fill(block: block, end: end(adding: node.content))
    }

    private mutating func path(of tag: Tag) -> Range<Int> {
        let start = code.paths.count
        for part in tag.path {
            let number = nameNumbers[part] ?? names.count
            if number == names.count {
                names.append(part)
                nameNumbers[part] = number
            }
            code.paths.append(number)
        }
        return start..<code.paths.count
    }

    private mutating func block(_ name: String) -> Int {
        let number = blocks[name] ?? blocks.count
        blocks[name] = number
        return number
    }

    private mutating func range(of text: [UInt8]) -> Range<Int> {
        let start = code.texts.count
        code.texts += text
        return start..<code.texts.count
    }
}
