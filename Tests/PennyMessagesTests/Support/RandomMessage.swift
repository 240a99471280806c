import PennyMessages
import PennyTestSupport

/// Messages of all shapes, without errors of the data model.
struct RandomMessage {
    var generator: SeededGenerator

    static let values: [String: TestChain.Base] = [
        "one": .number("1"), "two": .number("2.50"), "many": .number("1000000"),
        "minus": .number("-11"), "name": .text("Ada"), "digits": .text("3"),
    ]

    mutating func message() -> MessageModel {
        var declarations: [MessageDeclaration] = []
        var names = Self.values.keys.sorted() + ["missing"]
        for index in 0..<generator.number(in: 0...3) {
            if generator.number(in: 0...1) == 0 {
                let open = names.filter { name in
                    !declarations.contains {
                        $0.name.string == name || $0.expression.mentions(name)
                    }
                        && !name.hasPrefix("local")
                }
                guard !open.isEmpty else { continue }
                let name = generator.pick(open)
                var expression = expression(names.filter { $0 != name })
                expression.operand = .variable(name.bytes)
                declarations.append(
                    MessageDeclaration(isInput: true, name: name.bytes, expression: expression))
            } else {
                let expression = expression(names)
                let name = "local\(index)"
                names.append(name)
                declarations.append(
                    MessageDeclaration(isInput: false, name: name.bytes, expression: expression))
            }
        }
        let annotated = declarations.filter { $0.expression.function != nil }.map(\.name)
        guard !annotated.isEmpty, generator.number(in: 0...2) > 0 else {
            return MessageModel(declarations: declarations, body: .pattern(pattern(names)))
        }
        let selectors = (0..<generator.number(in: 1...3)).map { _ in
            MessageSelector(name: generator.pick(annotated))
        }
        return MessageModel(
            declarations: declarations, body: .match(selectors, variants(selectors.count, names)))
    }

    private mutating func variants(_ count: Int, _ names: [String]) -> [MessageVariant] {
        var variants: [MessageVariant] = []
        for _ in 0..<generator.number(in: 0...5) {
            let keys = (0..<count).map { _ in key() }
            if variants.contains(where: { $0.keys == keys }) { continue }
            variants.append(MessageVariant(keys: keys, pattern: pattern(names)))
        }
        let rest = [MessageKey](repeating: .any, count: count)
        if !variants.contains(where: { $0.keys == rest }) {
            let index = generator.number(in: 0...variants.count)
            variants.insert(MessageVariant(keys: rest, pattern: pattern(names)), at: index)
        }
        return variants
    }

    private mutating func key() -> MessageKey {
        let keys = [
            "1", "1.0", "2.5", "-11", "one", "two", "few", "many", "other", "Ada", "", "a|b",
        ]
        return generator.number(in: 0...3) == 0 ? .any : .literal(generator.pick(keys).bytes)
    }

    private mutating func pattern(_ names: [String]) -> MessagePattern {
        var parts: [MessagePart] = []
        for _ in 0..<generator.number(in: 0...4) {
            switch generator.number(in: 0...3) {
            case 0:
                if case .text? = parts.last { continue }
                parts.append(.text(text().bytes))
            case 1: parts.append(.markup(markup(names)))
            default: parts.append(.expression(expression(names)))
            }
        }
        return MessagePattern(parts)
    }

    private mutating func text() -> String {
        let pieces = [
            "a", " ", ".", "\\", "{", "}", "|", "é", "\n", "ب", "\u{2067}", "🥔", "@", ".",
        ]
        return (0..<generator.number(in: 1...5)).map { _ in generator.pick(pieces) }.joined()
    }

    private mutating func operand(_ names: [String]) -> MessageOperand {
        switch generator.number(in: 0...3) {
        case 0: .literal(generator.pick(["1", "0.50", "-2e1", "Ada", text(), ""]).bytes)
        default: .variable(generator.pick(names).bytes)
        }
    }

    private mutating func expression(_ names: [String]) -> MessageExpression {
        let function = generator.number(in: 0...3) == 0 ? nil : function(names)
        let operand =
            function != nil && generator.number(in: 0...9) == 0 ? .none : operand(names)
        var attributes: [MessageAttribute] = []
        if generator.number(in: 0...5) == 0 {
            attributes.append(MessageAttribute("note".bytes, text().bytes))
        }
        return MessageExpression(operand, function, attributes: attributes)
    }

    private mutating func function(_ names: [String]) -> MessageFunction {
        let functions = [
            "string", "number", "integer", "test:function", "test:select", "test:format", "gone",
        ]
        var options: [MessageOption] = []
        if generator.number(in: 0...3) == 0 {
            options.append(MessageOption("minimumFractionDigits".bytes, digits(names)))
        }
        if generator.number(in: 0...3) == 0 {
            let choices = ["exact", "ordinal", "plural", "gone"]
            let isVariable = generator.number(in: 0...5) == 0
            options.append(
                MessageOption(
                    "select".bytes,
                    isVariable ? operand(names) : .literal(generator.pick(choices).bytes)))
        }
        if generator.number(in: 0...3) == 0 {
            let choices = ["ltr", "rtl", "auto", "inherit", "up"]
            options.append(
                MessageOption("u:dir".bytes, .literal(generator.pick(choices).bytes)))
        }
        if generator.number(in: 0...5) == 0 {
            options.append(
                MessageOption(
                    "fails".bytes, .literal(generator.pick(["select", "format", "always"]).bytes)))
        }
        return MessageFunction(generator.pick(functions).bytes, options)
    }

    private mutating func digits(_ names: [String]) -> MessageOperand {
        generator.number(in: 0...2) == 0
            ? operand(names) : .literal(generator.pick(["0", "1", "3", "x"]).bytes)
    }

    private mutating func markup(_ names: [String]) -> MessageMarkup {
        var options: [MessageOption] = []
        if generator.number(in: 0...2) == 0 {
            options.append(MessageOption("foo".bytes, operand(names)))
        }
        if generator.number(in: 0...5) == 0 {
            options.append(MessageOption("u:dir".bytes, .literal("ltr".bytes)))
        }
        return MessageMarkup(
            generator.pick([.open, .close, .standalone]),
            generator.pick(["tag", "ns:tag", "b"]).bytes, options)
    }
}

extension String {
    var bytes: [UInt8] { Array(utf8) }
}

extension MessageExpression {
    /// Whether a variable is used here and cannot be declared any more.
    func mentions(_ name: String) -> Bool {
        operand == .variable(name.bytes)
            || (function?.options ?? []).contains { $0.value == .variable(name.bytes) }
    }
}
