extension MessageModel {
    /// The message as text, in one form for all texts with the same meaning; parsing it gives an
    /// equal model.
    public var source: [UInt8] {
        var serializer = MessageSerializer()
        serializer.message(self)
        return serializer.out
    }
}

private struct MessageSerializer {
    var out: [UInt8] = []

    mutating func message(_ message: MessageModel) {
        for declaration in message.declarations {
            write(declaration.isInput ? ".input " : ".local $")
            if !declaration.isInput {
                out += declaration.name
                write(" = ")
            }
            expression(declaration.expression)
            write("\n")
        }
        switch message.body {
        case .pattern(let pattern):
            if message.declarations.isEmpty, !needsBraces(pattern) {
                self.pattern(pattern)
            } else {
                quoted(pattern)
            }
        case .match(let selectors, let variants):
            write(".match")
            for selector in selectors {
                write(" $")
                out += selector.name
            }
            for variant in variants {
                write("\n")
                for key in variant.keys {
                    switch key {
                    case .any: write("*")
                    case .literal(let text): literal(text)
                    }
                    write(" ")
                }
                quoted(variant.pattern)
            }
        }
    }

    /// Whether a text begins like a declaration, after optional spaces.
    private func needsBraces(_ pattern: MessagePattern) -> Bool {
        guard case .text(let text)? = pattern.parts.first else { return false }
        var at = 0
        while let next = MessageText.scalar(in: text, at: at) {
            if next.value == 0x2E { return true }
            guard MessageText.isSpace(next.value) || MessageText.isDirectionMark(next.value) else {
                return false
            }
            at += next.length
        }
        return false
    }

    private mutating func quoted(_ pattern: MessagePattern) {
        write("{{")
        self.pattern(pattern)
        write("}}")
    }

    private mutating func pattern(_ pattern: MessagePattern) {
        for part in pattern.parts {
            switch part {
            case .text(let text): escaped(text, besides: UInt8(ascii: "{"), UInt8(ascii: "}"))
            case .expression(let expression): self.expression(expression)
            case .markup(let markup): self.markup(markup)
            }
        }
    }

    private mutating func expression(_ expression: MessageExpression) {
        write("{")
        operand(expression.operand)
        if let function = expression.function {
            write(expression.operand == .none ? ":" : " :")
            out += function.name
            options(function.options)
        }
        attributes(expression.attributes)
        write("}")
    }

    private mutating func markup(_ markup: MessageMarkup) {
        write(markup.kind == .close ? "{/" : "{#")
        out += markup.name
        options(markup.options)
        attributes(markup.attributes)
        // A slash directly behind an attribute's value would be valid, but hard to read.
        write(markup.kind == .standalone ? " /}" : "}")
    }

    private mutating func options(_ options: [MessageOption]) {
        for option in options {
            write(" ")
            out += option.name
            write("=")
            operand(option.value)
        }
    }

    private mutating func attributes(_ attributes: [MessageAttribute]) {
        for attribute in attributes {
            write(" @")
            out += attribute.name
            if let value = attribute.value {
                write("=")
                literal(value)
            }
        }
    }

    private mutating func operand(_ operand: MessageOperand) {
        switch operand {
        case .none: return
        case .literal(let text): literal(text)
        case .variable(let name):
            write("$")
            out += name
        }
    }

    private mutating func literal(_ text: [UInt8]) {
        if MessageText.isName(text) {
            out += text
        } else {
            out += text.quotedLiteral
        }
    }

    private mutating func escaped(_ text: [UInt8], besides marks: UInt8...) {
        out.appendEscaped(text, besides: marks)
    }

    private mutating func write(_ text: StaticString) {
        text.withUTF8Buffer { out.append(contentsOf: $0) }
    }
}

extension [UInt8] {
    /// The text as a quoted literal.
    var quotedLiteral: [UInt8] {
        var out = [UInt8(ascii: "|")]
        out.appendEscaped(self, besides: [UInt8(ascii: "|")])
        out.append(UInt8(ascii: "|"))
        return out
    }

    fileprivate mutating func appendEscaped(_ text: [UInt8], besides marks: [UInt8]) {
        for byte in text {
            if byte == UInt8(ascii: "\\") || marks.contains(byte) { append(UInt8(ascii: "\\")) }
            append(byte)
        }
    }
}
