/// Writes a message as scripts have it: a pattern, or variants. A pattern is a text, or a list in
/// which texts and names of values take turns. Variants are the names of the values that select and
/// rows of keys with a pattern, in the order in which they are tried:
///
///     {"by":["count"],"of":[["one",["","count"," word"]],["*",["","count"," words"]]]}
struct ScriptMessage {
    /// The names of the values that scripts give.
    let values: [[UInt8]]
    /// Whether marks keep the direction of a value to itself.
    let hasMarks: Bool

    /// Something that scripts cannot say.
    struct Unsayable: Error {
        let offset: SourceOffset
    }

    func json(of message: MessageModel) throws(Unsayable) -> [UInt8] {
        for declaration in message.declarations {
            guard declaration.isInput else { throw Unsayable(offset: declaration.place) }
            _ = try value(of: declaration.expression)
        }
        switch message.body {
        case .pattern(let pattern): return try json(of: pattern)
        case .match(let selectors, let variants): return try json(of: variants, by: selectors)
        }
    }

    // MARK: - Variants

    private func json(
        of variants: [MessageVariant], by selectors: [MessageSelector]
    ) throws(Unsayable) -> [UInt8] {
        var out = Array("{\"by\":[".utf8)
        for (place, selector) in selectors.enumerated() {
            guard values.contains(selector.name) else { throw Unsayable(offset: selector.place) }
            if place > 0 { out.append(UInt8(ascii: ",")) }
            out.append(script: selector.name)
        }
        out += Array("],\"of\":[".utf8)
        // The first selector counts most, and of keys that fit, the narrowest.
        let sorted = variants.sorted { one, other in
            one.keys.map(Self.width).lexicographicallyPrecedes(other.keys.map(Self.width))
        }
        for (place, variant) in sorted.enumerated() {
            if place > 0 { out.append(UInt8(ascii: ",")) }
            out.append(UInt8(ascii: "["))
            out.append(script: try keys(of: variant))
            out.append(UInt8(ascii: ","))
            out += try json(of: variant.pattern)
            out.append(UInt8(ascii: "]"))
        }
        return out + Array("]}".utf8)
    }

    /// How much a key fits: a value, some values, or all.
    private static func width(_ key: MessageKey) -> Int {
        guard case .literal(let text) = key else { return 2 }
        return PluralCategory.allCases.contains { $0.isNamed(text.span) } ? 1 : 0
    }

    /// The keys with spaces between them.
    private func keys(of variant: MessageVariant) throws(Unsayable) -> [UInt8] {
        var out: [UInt8] = []
        for key in variant.keys {
            if !out.isEmpty { out.append(UInt8(ascii: " ")) }
            switch key {
            case .any: out.append(UInt8(ascii: "*"))
            case .literal(let text):
                if text.isEmpty || text.contains(UInt8(ascii: " ")) {
                    throw Unsayable(offset: variant.place)
                }
                out += text
            }
        }
        return out
    }

    // MARK: - Patterns

    private func json(of pattern: MessagePattern) throws(Unsayable) -> [UInt8] {
        // Texts and names in turns.
        var parts: [[UInt8]] = [[]]
        for part in pattern.parts {
            switch part {
            case .text(let text): parts[parts.count - 1] += text
            case .expression(let expression):
                if hasMarks { parts[parts.count - 1] += Self.open }
                parts += [try value(of: expression), hasMarks ? Self.close : []]
            case .markup(let markup): throw Unsayable(offset: markup.place)
            }
        }
        var out: [UInt8] = []
        if parts.count == 1 {
            out.append(script: parts[0])
            return out
        }
        if parts[parts.count - 1].isEmpty { parts.removeLast() }
        for part in parts {
            out.append(UInt8(ascii: out.isEmpty ? "[" : ","))
            out.append(script: part)
        }
        return out + [UInt8(ascii: "]")]
    }

    /// U+2068 and U+2069, between which a text runs as its own letters do.
    private static let open: [UInt8] = [0xE2, 0x81, 0xA8]
    private static let close: [UInt8] = [0xE2, 0x81, 0xA9]

    /// The name of a value that is written as it is, or as a count.
    private func value(of expression: MessageExpression) throws(Unsayable) -> [UInt8] {
        guard case .variable(let name) = expression.operand, values.contains(name) else {
            throw Unsayable(offset: expression.place)
        }
        if let function = expression.function {
            let known: [ValueFunction?] = [.string, .integer, .oneOf]
            let isKnown = known.contains(ValueFunction(named: function.name))
            guard isKnown, function.options.isEmpty else {
                throw Unsayable(offset: function.place)
            }
        }
        return name
    }
}

extension [UInt8] {
    /// A JSON string that may stand in a script element.
    mutating func append(script text: some Sequence<UInt8>) {
        append(UInt8(ascii: "\""))
        for byte in text {
            switch byte {
            case 0x20...
            where byte != UInt8(ascii: "\"") && byte != UInt8(ascii: "\\")
                && byte != UInt8(ascii: "<"):
                append(byte)
            default:
                self += Array("\\u00".utf8)
                for digit in [byte >> 4, byte & 15] {
                    append(digit < 10 ? 0x30 + digit : 0x57 + digit)
                }
            }
        }
        append(UInt8(ascii: "\""))
    }
}
