extension MessageCatalog {
    /// Appends a message that is one text and needs no writer; returns false for all others.
    @inline(never)
    public func appendPlain(_ message: MessageReference, to out: inout [UInt8]) -> Bool {
        guard let code = code(of: message), !code.isEmpty,
            bytes[code.lowerBound] == CompiledForm.Piece.rest
        else { return false }
        out.append(code.lowerBound + 1..<code.upperBound, of: bytes)
        return true
    }

    /// Appends a message with its values. Errors are returned, and the output then contains the
    /// fallback of the specification.
    public func format(
        _ message: MessageReference, with writer: inout some MessageWriter,
        isolation: BidiIsolation = .marks, to out: inout [UInt8]
    ) -> FormatFaults {
        if appendPlain(message, to: &out) { return [] }
        guard let code = code(of: message) else { return .unknownMessage }
        var faults: FormatFaults = []
        var reader = ByteReader(code)
        while !reader.isAtEnd {
            switch reader.byte(of: bytes) {
            case CompiledForm.Piece.text:
                let count = reader.number(of: bytes)
                out.append(reader.range(count), of: bytes)
            case CompiledForm.Piece.rest:
                out.append(reader.range(reader.end - reader.at), of: bytes)
            case CompiledForm.Piece.value:
                let value = MessageValue(self, &reader, depth: 0)
                guard reader.isSound else { break }
                append(value, with: writer, isolation, to: &out, &faults)
            case CompiledForm.Piece.markup:
                mark(&reader, with: &writer, to: &out, &faults)
            case CompiledForm.Piece.match:
                // The selected pattern is the rest of the message.
                reader = variant(&reader, with: writer, &faults)
            default: return faults.union(.damagedCatalog)
            }
            if !reader.isSound { return faults.union(.damagedCatalog) }
        }
        return faults
    }

    /// Looks a message up and appends it with its values.
    public func format(
        _ name: StaticString, with writer: inout some MessageWriter,
        isolation: BidiIsolation = .marks, to out: inout [UInt8]
    ) -> FormatFaults {
        guard let message = lookup(name) else { return .unknownMessage }
        return format(message, with: &writer, isolation: isolation, to: &out)
    }

    private func mark(
        _ reader: inout ByteReader, with writer: inout some MessageWriter,
        to out: inout [UInt8], _ faults: inout FormatFaults
    ) {
        let head = reader.byte(of: bytes)
        let tag = MessageTagID(reader.byte(of: bytes))
        let count = reader.number(of: bytes)
        let options = reader.range(count)
        guard reader.isSound, let kind = MessageMarkupKind(rawValue: head & 0b11) else {
            faults.insert(.damagedCatalog)
            return
        }
        if head & CompiledForm.Head.hasBadOption != 0 { faults.insert(.badOption) }
        writer.mark(
            MessageMark(kind: kind, tag: tag, catalog: self, options: options), to: &out)
    }

    /// Appends a value between the marks that isolate its direction.
    private func append(
        _ value: MessageValue, with writer: borrowing some MessageWriter,
        _ isolation: BidiIsolation, to out: inout [UInt8], _ faults: inout FormatFaults
    ) {
        let start = out.count
        var direction = MessageDirection.unknown
        let chain = value.chainFaults(writer)
        faults.formUnion(chain)
        if chain.isDisjoint(with: MessageValue.failures) {
            switch writer.write(value, to: &out) {
            case .written(let written): direction = written
            case .flawed(let written, let flaws):
                direction = written
                faults.formUnion(flaws)
            case .failed(let found):
                faults.formUnion(found)
                out.removeLast(out.count - start)
                appendFallback(of: value, to: &out)
            }
        } else {
            appendFallback(of: value, to: &out)
        }
        guard isolation == .marks else { return }
        if let set = value.setDirection {
            isolate(MessageDirection(rawValue: set & 3) ?? .unknown, from: start, &out)
        } else if direction != .leftToRight || self.direction != .leftToRight {
            isolate(direction, from: start, &out)
        }
    }

    /// Appends `{$name}`, `{|literal|}` or `{:function}`.
    func appendFallback(of value: MessageValue, to out: inout [UInt8]) {
        out.append(UInt8(ascii: "{"))
        append(text: value.fallback, to: &out)
        out.append(UInt8(ascii: "}"))
    }

    /// Inserts U+2066, U+2067 or U+2068 before the bytes from `start` on, and U+2069 after them.
    @inline(never)
    private func isolate(
        _ direction: MessageDirection, from start: Int, _ out: inout [UInt8]
    ) {
        let last: UInt8 =
            switch direction {
            case .leftToRight: 0xA6
            case .rightToLeft: 0xA7
            case .unknown: 0xA8
            }
        // The value moves by the three bytes of the mark.
        let end = out.count
        for _ in 0..<3 { out.append(0) }
        var bytes = out.mutableSpan
        var index = end
        while index > start {
            index -= 1
            bytes[index + 3] = bytes[index]
        }
        (bytes[start], bytes[start + 1], bytes[start + 2]) = (0xE2, 0x81, last)
        out.append(0xE2)
        out.append(0x81)
        out.append(0xA9)
    }
}

extension MessageValue {
    /// The errors after which a value has no text of its own.
    static let failures: FormatFaults = [.unresolvedVariable, .unknownFunction, .badOperand]

    /// The errors of a value before it is written: it is missing, or a function is unknown. Each
    /// function after that has a bad operand.
    func chainFaults(_ writer: borrowing some MessageWriter) -> FormatFaults {
        var faults: FormatFaults = head & CompiledForm.Head.hasBadOption != 0 ? .badOption : []
        if case .argument(let index) = operand, !writer.has(argument: index) {
            faults.insert(.unresolvedVariable)
        }
        if stepCount == 0 { return faults }
        var reader = ByteReader(steps)
        while !reader.isAtEnd {
            let function = MessageFunctionID(reader.byte(of: catalog.bytes))
            let count = reader.number(of: catalog.bytes)
            _ = reader.range(count)
            if function == .unknown {
                faults.insert(.unknownFunction)
            } else if !faults.isDisjoint(with: Self.failures) {
                faults.insert(.badOperand)
            }
        }
        return faults
    }
}
