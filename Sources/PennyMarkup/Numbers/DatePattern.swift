import PennyEngine

/// The parts of a date in order, from a pattern of CLDR: `d. MMM y`, `y. 'gada' d. MMM`.
struct DatePattern: Sendable {
    enum Field: Sendable {
        case day, paddedDay, month, paddedMonth, monthName, fullMonth, year
    }

    struct Part: Sendable {
        let field: Field
        /// The text behind the part.
        var mark: ShortText
    }

    let parts: [Part]

    /// Reads a pattern; nil if it is invalid.
    init?(_ pattern: String) {
        let bytes = pattern.bytes
        var parts: [Part] = []
        var mark: [UInt8] = []
        var isQuoted = false
        var position = 0
        while position < bytes.count {
            let byte = bytes[position]
            if byte == UInt8(ascii: "'") {
                isQuoted.toggle()
                position += 1
            } else if !isQuoted, Self.isLetter(byte) {
                var end = position
                while end < bytes.count, bytes[end] == byte { end += 1 }
                guard let field = Self.field(byte, end - position), Self.end(&parts, with: &mark)
                else { return nil }
                parts.append(Part(field: field, mark: ShortText("")))
                position = end
            } else {
                mark.append(byte)
                position += 1
            }
        }
        guard !isQuoted, !parts.isEmpty, Self.end(&parts, with: &mark) else { return nil }
        self.parts = parts
    }

    private static func isLetter(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "d"), UInt8(ascii: "M"), UInt8(ascii: "L"), UInt8(ascii: "y"): true
        default: false
        }
    }

    private static func field(_ letter: UInt8, _ count: Int) -> Field? {
        switch (letter, count) {
        case (UInt8(ascii: "d"), 1): .day
        case (UInt8(ascii: "d"), 2): .paddedDay
        case (UInt8(ascii: "M"), 1): .month
        case (UInt8(ascii: "M"), 2): .paddedMonth
        case (UInt8(ascii: "M"), 3): .monthName
        case (UInt8(ascii: "L"), 4): .fullMonth
        case (UInt8(ascii: "y"), 1): .year
        default: nil
        }
    }

    /// Puts a text behind the last part; returns false if there is no part, or the text is too
    /// long.
    private static func end(_ parts: inout [Part], with mark: inout [UInt8]) -> Bool {
        if mark.isEmpty { return true }
        guard !parts.isEmpty, let text = ShortText(bytes: mark) else { return false }
        parts[parts.count - 1].mark = text
        mark = []
        return true
    }
}
