/// Writes a message in the format of scripts: a pattern, or variants. A pattern is a text, or a
/// list of alternating texts and names of values. Variants are the names of the values that select,
/// and rows of keys with a pattern, in the order in which they are tried:
///
///     {"by":["count"],"of":[["one",["","count"," word"]],["*",["","count"," words"]]]}
struct ScriptMessage {
    /// The names of the values that scripts pass.
    let values: [[UInt8]]
    /// Whether Unicode marks isolate each value.
    let hasMarks: Bool

    /// An error for a feature that scripts do not support.
    struct UnsupportedFeature: Error {
        let offset: SourceOffset
    }

    func json(of message: MessageModel) throws(UnsupportedFeature) -> [UInt8] {
        for declaration in message.declarations {
            guard declaration.isInput else { throw UnsupportedFeature(offset: declaration.offset) }
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
    ) throws(UnsupportedFeature) -> [UInt8] {
        var out = Array("{\"by\":[".utf8)
        for (index, selector) in selectors.enumerated() {
            guard values.contains(selector.name) else {
                throw UnsupportedFeature(offset: selector.offset)
            }
            if index > 0 { out.append(UInt8(ascii: ",")) }
            out.append(script: selector.name)
        }
        out += Array("],\"of\":[".utf8)
        // The first selector has the highest priority; of matching keys, the narrowest one.
        let sorted = variants.sorted { one, other in
            one.keys.map(Self.width).lexicographicallyPrecedes(other.keys.map(Self.width))
        }
        for (index, variant) in sorted.enumerated() {
            if index > 0 { out.append(UInt8(ascii: ",")) }
            out.append(UInt8(ascii: "["))
            out.append(script: try keys(of: variant))
            out.append(UInt8(ascii: ","))
            out += try json(of: variant.pattern)
            out.append(UInt8(ascii: "]"))
        }
        return out + Array("]}".utf8)
    }

    /// The rank of a key by the number of values it matches: one value, some values, or all.
    private static func width(_ key: MessageKey) -> Int {
        guard case .literal(let text) = key else { return 2 }
        return PluralCategory.allCases.contains { $0.isNamed(text.span) } ? 1 : 0
    }

    /// Joins the keys with spaces.
    private func keys(of variant: MessageVariant) throws(UnsupportedFeature) -> [UInt8] {
        var out: [UInt8] = []
        for key in variant.keys {
            if !out.isEmpty { out.append(UInt8(ascii: " ")) }
            switch key {
            case .any: out.append(UInt8(ascii: "*"))
            case .literal(let text):
                if text.isEmpty || text.contains(UInt8(ascii: " ")) {
                    throw UnsupportedFeature(offset: variant.offset)
                }
                out += text
            }
        }
        return out
    }

    // MARK: - Patterns

    private func json(of pattern: MessagePattern) throws(UnsupportedFeature) -> [UInt8] {
        // Texts and names alternate.
        var parts: [[UInt8]] = [[]]
        for part in pattern.parts {
            switch part {
            case .text(let text): parts[parts.count - 1] += text
            case .expression(let expression):
                if hasMarks { parts[parts.count - 1] += Self.open }
                parts += [try value(of: expression), hasMarks ? Self.close : []]
            case .markup(let markup): throw UnsupportedFeature(offset: markup.offset)
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

    /// U+2068 and U+2069, which isolate a text and give it the direction of its own letters.
    private static let open: [UInt8] = [0xE2, 0x81, 0xA8]
    private static let close: [UInt8] = [0xE2, 0x81, 0xA9]

    /// The name of a value that is written as it is, or as a count.
    private func value(of expression: MessageExpression) throws(UnsupportedFeature) -> [UInt8] {
        guard case .variable(let name) = expression.operand, values.contains(name) else {
            throw UnsupportedFeature(offset: expression.offset)
        }
        if let function = expression.function {
            let known: [ValueFunction?] = [.string, .integer, .oneOf]
            let isKnown = known.contains(ValueFunction(named: function.name))
            guard isKnown, function.options.isEmpty else {
                throw UnsupportedFeature(offset: function.offset)
            }
        }
        return name
    }
}

extension [UInt8] {
    /// Appends a JSON string that is safe in a script element.
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
