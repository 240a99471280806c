extension MessageModel {
    /// The functions that a message applies directly to one of its values, in order: first those of
    /// declarations, then those of patterns.
    public func functions(of value: [UInt8]) -> [MessageFunction] {
        var found: [MessageFunction] = []
        func visit(_ expression: MessageExpression) {
            guard expression.operand == .variable(value), let function = expression.function else {
                return
            }
            found.append(function)
        }
        for declaration in declarations { visit(declaration.expression) }
        for pattern in patterns {
            for case .expression(let expression) in pattern.parts { visit(expression) }
        }
        return found
    }

    /// The pattern, or the patterns of all variants.
    public var patterns: [MessagePattern] {
        switch body {
        case .pattern(let pattern): [pattern]
        case .match(_, let variants): variants.map { $0.pattern }
        }
    }
}
