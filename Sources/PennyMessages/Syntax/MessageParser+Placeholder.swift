extension MessageParser {
    /// Parses a placeholder. The scanner is at the opening brace.
    mutating func placeholder() throws(MessageProblem) -> MessagePart {
        let start = scanner.at
        scanner.at += 1
        scanner.skipSpace()
        do throws(MessageProblem) {
            if scanner.isNext("#") || scanner.isNext("/") { return .markup(try markup()) }
            return .expression(try expression(from: start))
        } catch {
            // Any error at the end of the text is reported as the brace that is not closed.
            if scanner.isAtEnd, error.kind != .openLiteral {
                throw scanner.problem(.openPlaceholder, at: start)
            }
            throw error
        }
    }

    private mutating func expression(from start: Int) throws(MessageProblem) -> MessageExpression {
        if scanner.isNext("}") { throw scanner.problem(.emptyPlaceholder, at: start) }
        var expression = MessageExpression(.none, offset: SourceOffset(start))
        if scanner.isNext(":") {
            expression.function = try function()
        } else {
            guard let operand = try operand() else {
                throw scanner.problem(.unexpectedInPlaceholder)
            }
            expression.operand = operand
            let end = scanner.at
            let hasSpace = scanner.skipSpace()
            if scanner.isNext(":") {
                guard hasSpace else { throw scanner.problem(.missingSpace) }
                expression.function = try function()
            } else {
                scanner.at = end
            }
        }
        expression.attributes = try attributes()
        scanner.skipSpace()
        try closingBrace()
        return expression
    }

    private mutating func markup() throws(MessageProblem) -> MessageMarkup {
        var kind = scanner.isNext("#") ? MessageMarkupKind.open : .close
        scanner.at += 1
        let offset = SourceOffset(scanner.at)
        let name = try scanner.identifier()
        let options = try options()
        let attributes = try attributes()
        scanner.skipSpace()
        if kind == .open, scanner.scan("/") { kind = .standalone }
        try closingBrace()
        return MessageMarkup(kind, name, options, attributes: attributes, offset: offset)
    }

    private mutating func closingBrace() throws(MessageProblem) {
        guard scanner.scan("}") else { throw scanner.problem(.unexpectedInPlaceholder) }
    }

    private mutating func function() throws(MessageProblem) -> MessageFunction {
        let offset = SourceOffset(scanner.at)
        scanner.at += 1
        return MessageFunction(try scanner.identifier(), try options(), offset: offset)
    }

    private mutating func operand() throws(MessageProblem) -> MessageOperand? {
        if scanner.scan("$") { return .variable(try scanner.name()) }
        return try literal().map { .literal($0) }
    }

    private mutating func options() throws(MessageProblem) -> [MessageOption] {
        var options: [MessageOption] = []
        while true {
            let end = scanner.at
            let hasSpace = scanner.skipSpace()
            let offset = SourceOffset(scanner.at)
            guard let next = MessageText.scalar(in: scanner.bytes, at: scanner.at),
                MessageText.beginsName(next.value)
            else {
                scanner.at = end
                return options
            }
            guard hasSpace else { throw scanner.problem(.missingSpace) }
            let name = try scanner.identifier()
            scanner.skipSpace()
            guard scanner.scan("=") else { throw scanner.problem(.missingEquals) }
            scanner.skipSpace()
            guard let value = try operand() else { throw scanner.problem(.missingValue) }
            options.append(MessageOption(name, value, offset: offset))
        }
    }

    private mutating func attributes() throws(MessageProblem) -> [MessageAttribute] {
        var attributes: [MessageAttribute] = []
        while true {
            let end = scanner.at
            let hasSpace = scanner.skipSpace()
            guard scanner.isNext("@") else {
                scanner.at = end
                return attributes
            }
            guard hasSpace else { throw scanner.problem(.missingSpace) }
            scanner.at += 1
            let name = try scanner.identifier()
            let afterName = scanner.at
            scanner.skipSpace()
            guard scanner.scan("=") else {
                scanner.at = afterName
                attributes.append(MessageAttribute(name))
                continue
            }
            scanner.skipSpace()
            if scanner.isNext("$") { throw scanner.problem(.variableAttribute) }
            guard let value = try literal() else { throw scanner.problem(.missingValue) }
            attributes.append(MessageAttribute(name, value))
        }
    }
}
