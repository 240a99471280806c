extension MessageCatalog {
    /// Returns the pattern of the variant whose keys match the values best. The first selector has
    /// the highest priority; an identical key precedes an equal number, then the plural category,
    /// then `*`.
    func variant(
        _ reader: inout ByteReader, with writer: borrowing some MessageWriter,
        _ faults: inout FormatFaults
    ) -> ByteReader {
        let count = reader.number(of: bytes)
        guard count <= CompiledForm.selectorLimit else { return .damaged }
        var selectors = reader
        for _ in 0..<count {
            _ = reader.byte(of: bytes)
            let length = reader.number(of: bytes)
            _ = reader.range(length)
        }
        let variantCount = reader.number(of: bytes)
        guard reader.isSound else { return .damaged }
        // Four bits for each selector, the first one highest.
        var ranks: [UInt32] = []
        for selector in 0..<count {
            let mode = selectors.byte(of: bytes)
            let length = selectors.number(of: bytes)
            var inner = ByteReader(selectors.range(length))
            let value = MessageValue(self, &inner, depth: 0)
            guard inner.isSound else { return .damaged }
            let choice = SelectorChoice(value, mode: mode, with: writer, plurals, &faults)
            var variants = reader
            for variant in 0..<variantCount {
                guard variants.isSound else { return .damaged }
                if ranks.count == variant { ranks.append(0) }
                for index in 0..<count {
                    let key = variants.number(of: bytes)
                    guard index == selector else { continue }
                    ranks[variant] = ranks[variant] << 4 | choice.rank(of: key, in: self)
                }
                let length = variants.number(of: bytes)
                _ = variants.range(length)
            }
        }
        return best(of: ranks, keys: count, reader)
    }

    /// The first pattern with the lowest rank.
    private func best(of ranks: [UInt32], keys: Int, _ reader: ByteReader) -> ByteReader {
        var reader = reader
        var best: Range<Int>?
        var bestRank: UInt32 = .max
        for rank in ranks {
            for _ in 0..<keys { _ = reader.number(of: bytes) }
            let length = reader.number(of: bytes)
            let pattern = reader.range(length)
            if rank < bestRank, !Self.hasNoMatch(rank) { (best, bestRank) = (pattern, rank) }
        }
        guard reader.isSound, let best else { return .damaged }
        return ByteReader(best)
    }

    private static func hasNoMatch(_ rank: UInt32) -> Bool {
        rank & 0x8888_8888 != 0
    }
}

extension ByteReader {
    static var damaged: ByteReader {
        var reader = ByteReader(0..<0)
        _ = reader.byte(of: [])
        return reader
    }
}

/// The value of a selector, for the comparison with keys.
private struct SelectorChoice {
    /// The text of the value; nil if only `*` matches.
    private var text: [UInt8]?
    private var isNumber = false
    /// The number whose digits are the text, if they have not been written yet.
    private var integer: Int?
    private var category: PluralCategory?

    init(
        _ value: MessageValue, mode: UInt8, with writer: borrowing some MessageWriter,
        _ plurals: PluralRules, _ faults: inout FormatFaults
    ) {
        let chain = value.chainFaults(writer)
        faults.formUnion(chain)
        guard mode != CompiledForm.Mode.bad, chain.isDisjoint(with: MessageValue.failures) else {
            faults.formUnion(
                mode == CompiledForm.Mode.bad ? [.badOption, .badSelector] : .badSelector)
            return
        }
        var key: [UInt8] = []
        switch writer.key(of: value, to: &key) {
        case .none(let found): faults.formUnion(found.union(.badSelector))
        case .text: text = key
        case .number:
            text = key
            isNumber = true
            category = Self.category(of: PluralOperands(key), mode, plurals)
        case .integer(let number):
            integer = number
            isNumber = true
            category = Self.category(of: PluralOperands(number), mode, plurals)
        }
    }

    private static func category(
        of operands: PluralOperands, _ mode: UInt8, _ plurals: PluralRules
    ) -> PluralCategory? {
        switch mode {
        case CompiledForm.Mode.exact: nil
        case CompiledForm.Mode.ordinal: plurals.ordinal(operands)
        default: plurals.cardinal(operands)
        }
    }

    /// The rank of a key: 0 for the identical value, then 1, 2 and 3; 8 for no match.
    func rank(of key: Int, in catalog: MessageCatalog) -> UInt32 {
        if key == 0 { return 3 }
        guard let range = catalog.text(key - 1) else { return 8 }
        let all = catalog.bytes
        let literal = all.span.extracting(range)
        if let integer {
            // Digits are written only for keys that begin with a digit.
            if literal.isEmpty || literal[0] > 0x39 { return rank(ofCategory: literal) }
            var digits: [UInt8] = []
            DecimalText.append(integer, to: &digits)
            return rank(of: literal, for: digits)
        }
        return text.map { rank(of: literal, for: $0) } ?? 8
    }

    private func rank(of literal: Span<UInt8>, for text: [UInt8]) -> UInt32 {
        let bytes = text.span
        if bytes.isSame(as: literal) { return 0 }
        guard isNumber else { return 8 }
        return DecimalText.isSameNumber(bytes, literal) ? 1 : rank(ofCategory: literal)
    }

    private func rank(ofCategory literal: Span<UInt8>) -> UInt32 {
        category?.isNamed(literal) == true ? 2 : 8
    }
}

extension Span<UInt8> {
    /// Whether both contain the same bytes.
    @inline(never)
    func isSame(as other: Span<UInt8>) -> Bool {
        guard count == other.count else { return false }
        for index in 0..<count where self[index] != other[index] { return false }
        return true
    }
}
