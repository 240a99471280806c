/// Splits a file in Rich Text Format into tokens.
struct RichTextScanner {
    enum Token: Equatable {
        case groupStart
        case groupEnd
        /// `\word` with its number, if it has one.
        case control(String, Int?)
        /// `\~`, `\*` and similar: a backslash and one other character.
        case symbol(UInt8)
        /// `\'hh`; nil if two hexadecimal digits do not follow.
        case hexadecimal(UInt8?)
        case byte(UInt8)
        /// A line end of the file, which is not part of the text.
        case lineEnd
    }

    private let bytes: [UInt8]
    private(set) var position = 0

    init(_ bytes: [UInt8]) {
        self.bytes = bytes
    }

    mutating func next() -> Token? {
        guard let byte = nextByte() else { return nil }
        switch byte {
        case UInt8(ascii: "{"): return .groupStart
        case UInt8(ascii: "}"): return .groupEnd
        case UInt8(ascii: "\n"), UInt8(ascii: "\r"): return .lineEnd
        case UInt8(ascii: "\\"): return control()
        default: return .byte(byte)
        }
    }

    private var isAtLetter: Bool {
        guard position < bytes.count else { return false }
        return (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(bytes[position] | 0x20)
    }

    private mutating func nextByte() -> UInt8? {
        guard position < bytes.count else { return nil }
        defer { position += 1 }
        return bytes[position]
    }

    private mutating func scan(_ byte: Character) -> Bool {
        guard position < bytes.count, bytes[position] == byte.asciiValue else { return false }
        position += 1
        return true
    }

    private mutating func control() -> Token {
        if isAtLetter { return word() }
        guard let byte = nextByte() else { return .byte(UInt8(ascii: "\\")) }
        if byte == UInt8(ascii: "\r") { _ = scan("\n") }
        return byte == UInt8(ascii: "'") ? .hexadecimal(hexadecimal()) : .symbol(byte)
    }

    private mutating func hexadecimal() -> UInt8? {
        guard position + 2 <= bytes.count,
            let high = Self.digit(bytes[position]), let low = Self.digit(bytes[position + 1])
        else { return nil }
        position += 2
        return high << 4 | low
    }

    private static func digit(_ byte: UInt8) -> UInt8? {
        Character(Unicode.Scalar(byte)).hexDigitValue.flatMap { UInt8(exactly: $0) }
    }

    private mutating func word() -> Token {
        let start = position
        while isAtLetter { position += 1 }
        let word = String(decoding: bytes[start..<position], as: UTF8.self)
        let parameter = number()
        // A space ends the word; any other character belongs to the text.
        _ = scan(" ")
        if word == "bin" { position = min(bytes.count, position + max(0, parameter ?? 0)) }
        return .control(word, parameter)
    }

    private mutating func number() -> Int? {
        let start = position
        let isNegative = scan("-")
        var value: Int?
        while position < bytes.count, case let digit = bytes[position] &- UInt8(ascii: "0"),
            digit < 10
        {
            // Larger numbers are capped, since no file has as many bytes.
            value = min((value ?? 0) * 10 + Int(digit), 1 << 31)
            position += 1
        }
        if value == nil { position = start }
        return value.map { isNegative ? -$0 : $0 }
    }
}
