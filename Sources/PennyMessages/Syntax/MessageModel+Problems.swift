extension MessageModel {
    /// The data model errors of the specification, in the order of the source.
    ///
    /// - Parameter source: the text from which the model was parsed.
    public func problems(in source: [UInt8]) -> [MessageProblem] {
        var check = ModelCheck(source: source)
        check.declarations(declarations)
        switch body {
        case .pattern(let pattern): check.pattern(pattern)
        case .match(let selectors, let variants):
            for selector in selectors where !isAnnotated(selector.name) {
                check.found(.missingSelectorAnnotation(selector.name), at: selector.offset)
            }
            check.variants(variants, of: selectors)
        }
        return check.problems
    }

    /// Whether a variable has a function, directly or by its declaration.
    private func isAnnotated(_ name: [UInt8]) -> Bool {
        var name = name
        // A declaration only refers to variables before it, so each step moves up.
        for declaration in declarations.reversed() where declaration.name == name {
            if declaration.expression.function != nil { return true }
            guard !declaration.isInput, case .variable(let other) = declaration.expression.operand
            else { return false }
            name = other
        }
        return false
    }
}

private struct ModelCheck {
    let source: [UInt8]
    var problems: [MessageProblem] = []
    /// Variables that were declared or used before and cannot be declared any more.
    private var known: [[UInt8]] = []

    init(source: [UInt8]) { self.source = source }

    mutating func found(_ kind: MessageProblem.Kind, at offset: SourceOffset) {
        problems.append(MessageProblem(kind, at: offset.bytes, of: source))
    }

    mutating func declarations(_ declarations: [MessageDeclaration]) {
        for declaration in declarations {
            let name = declaration.name
            let used = declaration.expression.variables(withOperand: !declaration.isInput)
            if known.contains(name) || used.contains(name) {
                found(.duplicateDeclaration(name), at: declaration.offset)
            }
            known += used
            known.append(name)
            expression(declaration.expression)
        }
    }

    mutating func pattern(_ pattern: MessagePattern) {
        for part in pattern.parts {
            switch part {
            case .text: continue
            case .expression(let found): expression(found)
            case .markup(let markup): options(markup.options)
            }
        }
    }

    private mutating func expression(_ expression: MessageExpression) {
        if let function = expression.function { options(function.options) }
    }

    private mutating func options(_ options: [MessageOption]) {
        for (index, option) in options.enumerated()
        where options[..<index].contains(where: { $0.name == option.name }) {
            found(.duplicateOptionName(option.name), at: option.offset)
        }
    }

    mutating func variants(_ variants: [MessageVariant], of selectors: [MessageSelector]) {
        for (index, variant) in variants.enumerated() {
            if variant.keys.count != selectors.count {
                found(
                    .variantKeyMismatch(keys: variant.keys.count, selectors: selectors.count),
                    at: variant.offset)
            } else if variants[..<index].contains(where: { $0.keys == variant.keys }) {
                found(.duplicateVariant, at: variant.offset)
            }
            pattern(variant.pattern)
        }
        let hasFallback = variants.contains { $0.keys.allSatisfy { $0 == .any } }
        if !hasFallback, let first = selectors.first {
            found(.missingFallbackVariant, at: first.offset)
        }
    }
}

extension MessageExpression {
    /// The variables that are used here.
    func variables(withOperand: Bool) -> [[UInt8]] {
        var names: [[UInt8]] = []
        if withOperand, case .variable(let name) = operand { names.append(name) }
        for option in function?.options ?? [] {
            if case .variable(let name) = option.value { names.append(name) }
        }
        return names
    }
}
