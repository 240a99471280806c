extension MessageModel {
    /// The functions that a message applies to one of its values itself, in their order: those of
    /// declarations, then those of patterns from the top.
    public func functions(of value: [UInt8]) -> [MessageFunction] {
        var found: [MessageFunction] = []
        func look(_ expression: MessageExpression) {
            guard expression.operand == .variable(value), let function = expression.function else {
                return
            }
            found.append(function)
        }
        for declaration in declarations { look(declaration.expression) }
        for pattern in patterns {
            for case .expression(let expression) in pattern.parts { look(expression) }
        }
        return found
    }

    /// The pattern, or those of all variants.
    public var patterns: [MessagePattern] {
        switch body {
        case .pattern(let pattern): [pattern]
        case .match(_, let variants): variants.map { $0.pattern }
        }
    }
}
