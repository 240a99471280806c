/// Reads a message's text into its model, by the grammar of MessageFormat 2.0 (LDML 47 and 48).
struct MessageParser {
    var scanner: MessageScanner

    init(_ source: [UInt8]) throws(MessageProblem) { scanner = try MessageScanner(source) }

    mutating func message() throws(MessageProblem) -> MessageModel {
        scanner.skipSpace()
        guard scanner.isNext(".") || scanner.isNextTwice("{") else {
            scanner.at = 0
            return MessageModel(body: .pattern(try pattern(isQuoted: false)))
        }
        let model = try complexMessage()
        scanner.skipSpace()
        guard scanner.isAtEnd else { throw scanner.problem(.textAfterEnd) }
        return model
    }

    private mutating func complexMessage() throws(MessageProblem) -> MessageModel {
        var declarations: [MessageDeclaration] = []
        while true {
            scanner.skipSpace()
            let start = scanner.at
            if scanner.isNextTwice("{") {
                return MessageModel(
                    declarations: declarations, body: .pattern(try quotedPattern()))
            } else if scanner.scan(word: ".input") {
                declarations.append(try input())
            } else if scanner.scan(word: ".local") {
                declarations.append(try local())
            } else if scanner.scan(word: ".match") {
                return MessageModel(declarations: declarations, body: try match(from: start))
            } else {
                throw scanner.problem(scanner.isNext(".") ? .unknownKeyword : .missingBody)
            }
        }
    }

    private mutating func input() throws(MessageProblem) -> MessageDeclaration {
        scanner.skipSpace()
        let start = scanner.at
        guard scanner.isNext("{"), !scanner.isNextTwice("{") else {
            throw scanner.problem(.missingExpression)
        }
        guard case .expression(let expression) = try placeholder(),
            case .variable(let name) = expression.operand
        else { throw scanner.problem(.inputWithoutVariable, at: start) }
        return MessageDeclaration(
            isInput: true, name: name, expression: expression, offset: expression.offset)
    }

    private mutating func local() throws(MessageProblem) -> MessageDeclaration {
        guard scanner.skipSpace() else { throw scanner.problem(.missingSpace) }
        let offset = SourceOffset(scanner.at)
        guard scanner.scan("$") else { throw scanner.problem(.missingName) }
        let name = try scanner.name()
        scanner.skipSpace()
        guard scanner.scan("=") else { throw scanner.problem(.missingEquals) }
        scanner.skipSpace()
        let start = scanner.at
        guard scanner.isNext("{"), case .expression(let expression) = try placeholder() else {
            throw scanner.problem(.missingExpression, at: start)
        }
        return MessageDeclaration(
            isInput: false, name: name, expression: expression, offset: offset)
    }

    private mutating func match(from start: Int) throws(MessageProblem) -> MessageBody {
        var selectors: [MessageSelector] = []
        var hasSpace = scanner.skipSpace()
        while scanner.isNext("$") {
            guard hasSpace else { throw scanner.problem(.missingSpace) }
            let offset = SourceOffset(scanner.at)
            scanner.at += 1
            selectors.append(MessageSelector(name: try scanner.name(), offset: offset))
            hasSpace = scanner.skipSpace()
        }
        if selectors.isEmpty { throw scanner.problem(.missingSelector) }
        if scanner.isAtEnd { throw scanner.problem(.missingVariant, at: start) }
        guard hasSpace else { throw scanner.problem(.missingSpace) }
        var variants: [MessageVariant] = []
        while !scanner.isAtEnd {
            variants.append(try variant())
            scanner.skipSpace()
        }
        return .match(selectors, variants)
    }

    private mutating func variant() throws(MessageProblem) -> MessageVariant {
        let offset = SourceOffset(scanner.at)
        var keys = [try key()]
        while true {
            let hasSpace = scanner.skipSpace()
            if scanner.isNextTwice("{") {
                return MessageVariant(keys: keys, pattern: try quotedPattern(), offset: offset)
            }
            if scanner.isAtEnd { throw scanner.problem(.incompleteVariant, at: offset.bytes) }
            guard hasSpace else { throw scanner.problem(.missingSpace) }
            keys.append(try key())
        }
    }

    private mutating func key() throws(MessageProblem) -> MessageKey {
        if scanner.scan("*") { return .any }
        guard let literal = try literal() else { throw scanner.problem(.incompleteVariant) }
        return .literal(literal)
    }

    /// Parses a literal if there is one at this position.
    mutating func literal() throws(MessageProblem) -> [UInt8]? {
        if scanner.isNext("|") { return try scanner.quotedLiteral() }
        let text = scanner.unquotedLiteral()
        return text.isEmpty ? nil : text
    }

    private mutating func quotedPattern() throws(MessageProblem) -> MessagePattern {
        let start = scanner.at
        scanner.at += 2
        let pattern = try pattern(isQuoted: true)
        guard scanner.isNextTwice("}") else {
            throw scanner.isAtEnd
                ? scanner.problem(.openPattern, at: start) : scanner.problem(.strayBrace)
        }
        scanner.at += 2
        return pattern
    }

    /// Parses text and placeholders up to the end of the message, or to the first closing brace.
    private mutating func pattern(isQuoted: Bool) throws(MessageProblem) -> MessagePattern {
        var parts: [MessagePart] = []
        var text: [UInt8] = []
        while !scanner.isAtEnd {
            if scanner.isNext("}") {
                if isQuoted { break }
                throw scanner.problem(.strayBrace)
            } else if scanner.isNext("{") {
                if !text.isEmpty { parts.append(.text(text)) }
                text = []
                parts.append(try placeholder())
            } else {
                try scanner.scanText(into: &text)
            }
        }
        if !text.isEmpty { parts.append(.text(text)) }
        return MessagePattern(parts)
    }
}

extension MessageModel {
    /// Parses a message. Syntax errors are thrown; ``problems(in:)`` returns those of the data
    /// model.
    public init(parsing source: [UInt8]) throws(MessageProblem) {
        var parser = try MessageParser(source)
        self = try parser.message()
    }
}
