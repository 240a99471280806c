/// Compiles messages to bytes: variables become indexes of values, declarations become part of the
/// expressions that use them, and names become indexes of the vocabulary.
struct MessageCompiler {
    let vocabulary: MessageVocabulary
    var pool = TextPool()
    private(set) var problems: [CompileProblem] = []
    /// The values that the last message uses.
    private(set) var used: [[UInt8]] = []
    private var arguments: [[UInt8]] = []
    private var declarations: [MessageDeclaration] = []

    /// The number of expressions that may still be compiled. Without a limit, variables in options
    /// of other variables' expressions could multiply exponentially.
    private var budget = 0

    private static let sizeLimit = 60_000
    private static let declarationLimit = 100

    init(_ vocabulary: MessageVocabulary) { self.vocabulary = vocabulary }

    /// Compiles a message without errors.
    ///
    /// - Parameter arguments: the names of its values, in order.
    mutating func compile(_ message: MessageModel, arguments: [[UInt8]]) -> [UInt8] {
        (self.arguments, declarations) = (arguments, message.declarations)
        (problems, used) = ([], [])
        budget = 20_000
        guard declarations.count <= Self.declarationLimit else {
            report(.tooLarge, declarations[Self.declarationLimit].offset)
            return []
        }
        var code: [UInt8] = []
        switch message.body {
        case .pattern(let pattern): code = self.pattern(pattern)
        case .match(let selectors, let variants): code = match(selectors, variants)
        }
        // Unused declarations are checked, too.
        for declaration in declarations {
            _ = bytes(of: variable(declaration.name, at: .none, before: declarations.count, 0))
        }
        if code.count > Self.sizeLimit || budget < 0 {
            report(.tooLarge, .none)
            return []
        }
        return code
    }

    private mutating func report(_ kind: CompileProblem.Kind, _ offset: SourceOffset) {
        let isReported = problems.contains { $0.kind == kind && $0.offset.bytes == offset.bytes }
        if !isReported { problems.append(CompileProblem(kind: kind, offset: offset)) }
    }

    // MARK: - Patterns

    private mutating func pattern(_ pattern: MessagePattern) -> [UInt8] {
        if pattern.parts.count == 1, case .text(let text) = pattern.parts[0] {
            return [CompiledForm.Piece.rest] + text
        }
        var code: [UInt8] = []
        for part in pattern.parts where code.count <= Self.sizeLimit {
            switch part {
            case .text(let text):
                code.append(CompiledForm.Piece.text)
                code.append(counted: text)
            case .expression(let found):
                code.append(CompiledForm.Piece.value)
                code += bytes(of: expression(found))
            case .markup(let markup): code += self.markup(markup)
            }
        }
        return code
    }

    private mutating func markup(_ markup: MessageMarkup) -> [UInt8] {
        let tag = vocabulary.tag(markup.name)
        if tag == .unknown { report(.unknownTag(markup.name), markup.offset) }
        var head = markup.kind.rawValue
        for option in markup.options where option.name == Array("u:dir".utf8) {
            report(.badOption(option.name), option.offset)
            head |= CompiledForm.Head.hasBadOption
        }
        var options: [UInt8] = []
        for option in markup.options { options += self.option(option, depth: 1) }
        var code = [CompiledForm.Piece.markup, head, tag.rawValue]
        code.append(counted: options)
        return code
    }

    private mutating func match(
        _ selectors: [MessageSelector], _ variants: [MessageVariant]
    ) -> [UInt8] {
        guard selectors.count <= CompiledForm.selectorLimit else {
            report(.tooManySelectors, selectors[0].offset)
            return []
        }
        var code = [CompiledForm.Piece.match]
        code.append(number: selectors.count)
        for selector in selectors {
            let value = expression(
                MessageExpression(.variable(selector.name), offset: selector.offset))
            code.append(value.mode)
            code.append(counted: bytes(of: value))
        }
        code.append(number: variants.count)
        for variant in variants where code.count <= Self.sizeLimit {
            for key in variant.keys {
                switch key {
                case .any: code.append(number: 0)
                case .literal(let text): code.append(number: pool.index(of: text) + 1)
                }
            }
            code.append(counted: pattern(variant.pattern))
        }
        return code
    }

    // MARK: - Expressions

    /// The value of an expression: an argument or a literal with all functions that are applied to
    /// it.
    private struct Value {
        var fallback: [UInt8] = []
        var operand = MessageOperand.none
        var steps: [MessageFunction] = []
        /// The depth of its options' values.
        var depth = 0
        var mode = CompiledForm.Mode.plural
        var direction: UInt8 = 0
        var hasBadOption = false
    }

    private mutating func expression(_ expression: MessageExpression, depth: Int = 0) -> Value {
        var value = Value(depth: depth)
        switch expression.operand {
        case .none: value.fallback = [UInt8(ascii: ":")] + (expression.function?.name ?? [])
        case .literal(let text):
            (value.operand, value.fallback) = (expression.operand, text.quotedLiteral)
        case .variable(let name):
            value = variable(name, at: expression.offset, before: declarations.count, depth)
            value.fallback = [UInt8(ascii: "$")] + name
        }
        if let function = expression.function { apply(function, to: &value) }
        return value
    }

    /// The value of a variable.
    ///
    /// - Parameter count: the number of declarations that are visible, from the first.
    private mutating func variable(
        _ name: [UInt8], at offset: SourceOffset, before count: Int, _ depth: Int
    ) -> Value {
        guard
            let index = declarations[..<count].lastIndex(where: { $0.name == name })
        else {
            if !arguments.contains(name) { report(.unknownVariable(name), offset) }
            return Value(operand: .variable(name), depth: depth)
        }
        let declared = declarations[index].expression
        var value: Value
        switch declared.operand {
        case .variable(let other) where !declarations[index].isInput:
            value = variable(other, at: declared.offset, before: index, depth)
        case .variable(let other):
            value = Value(operand: .variable(other), depth: depth)
            if !arguments.contains(other) { report(.unknownVariable(other), declared.offset) }
        default: value = Value(operand: declared.operand, depth: depth)
        }
        if let function = declared.function { apply(function, to: &value) }
        return value
    }

    private mutating func apply(_ function: MessageFunction, to value: inout Value) {
        if vocabulary.function(function.name) == .unknown {
            report(.unknownFunction(function.name), function.offset)
        }
        // `select` must be a literal in the function that selects.
        if value.steps.contains(where: { $0.options.contains { $0.isSelect } }) {
            value.mode = CompiledForm.Mode.bad
            value.hasBadOption = true
        }
        for option in function.options {
            if option.isSelect {
                set(option, of: &value)
            } else if option.name == Array("u:dir".utf8) {
                setDirection(option, of: &value)
            } else if vocabulary.option(option.name) == nil {
                report(.unknownOption(option.name), option.offset)
            }
        }
        value.steps.append(function)
    }

    private mutating func set(_ option: MessageOption, of value: inout Value) {
        if value.mode == CompiledForm.Mode.bad { return }
        switch option.value {
        case .literal(Array("plural".utf8)): value.mode = CompiledForm.Mode.plural
        case .literal(Array("ordinal".utf8)): value.mode = CompiledForm.Mode.ordinal
        case .literal(Array("exact".utf8)): value.mode = CompiledForm.Mode.exact
        default:
            report(.badOption(option.name), option.offset)
            (value.mode, value.hasBadOption) = (CompiledForm.Mode.bad, true)
        }
    }

    private mutating func setDirection(_ option: MessageOption, of value: inout Value) {
        switch option.value {
        case .literal(Array("ltr".utf8)): value.direction = 1
        case .literal(Array("rtl".utf8)): value.direction = 2
        case .literal(Array("auto".utf8)): value.direction = 3
        case .literal(Array("inherit".utf8)): value.direction = 0
        default:
            report(.badOption(option.name), option.offset)
            value.hasBadOption = true
        }
    }

    private mutating func bytes(of value: Value) -> [UInt8] {
        var head = value.direction << CompiledForm.Head.directionShift
        if value.hasBadOption { head |= CompiledForm.Head.hasBadOption }
        if !value.steps.isEmpty { head |= CompiledForm.Head.hasSteps }
        var operand: [UInt8] = []
        switch value.operand {
        case .none: break
        case .literal(let text):
            head |= CompiledForm.Head.literal
            operand.append(number: pool.index(of: text))
        case .variable(let name):
            if !used.contains(name) { used.append(name) }
            head |= CompiledForm.Head.argument
            operand.append(
                number: arguments.firstIndex(of: name) ?? CompiledForm.unknownArgument)
        }
        var code = [head]
        code.append(number: pool.index(of: value.fallback))
        code += operand
        if value.steps.isEmpty { return code }
        code.append(number: value.steps.count)
        for step in value.steps {
            code.append(vocabulary.function(step.name).rawValue)
            var options: [UInt8] = []
            for option in step.options { options += self.option(option, depth: value.depth + 1) }
            code.append(counted: options)
        }
        return code
    }

    /// Compiles an option of the vocabulary.
    private mutating func option(_ option: MessageOption, depth: Int) -> [UInt8] {
        budget -= 1
        guard budget >= 0, let name = vocabulary.option(option.name) else { return [] }
        guard depth < CompiledForm.depthLimit else {
            report(.tooLarge, option.offset)
            return []
        }
        let value = expression(MessageExpression(option.value, offset: option.offset), depth: depth)
        var code = [name.rawValue]
        code.append(counted: bytes(of: value))
        return code
    }
}

extension MessageOption {
    fileprivate var isSelect: Bool { name == Array("select".utf8) }
}
