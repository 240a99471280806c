import PennyEngine

/// Presses the keys that spell the text of a field, which a reader may have typed or pasted: an
/// amount, a calculation, or an unfinished one.
struct KeypadStart {
    private(set) var field: TwoOperandField
    /// Whether a number has the other decimal separator where that is unambiguous: `4.99` in a
    /// locale that writes `4,99`.
    private(set) var isCorrected = false
    private let symbols: [String]

    init(_ empty: TwoOperandField, _ symbols: [String]) {
        field = empty
        self.symbols = symbols
    }

    /// Reads the text; returns false if it is none of these.
    mutating func read(_ text: String) -> Bool {
        let bytes = plain(text.bytes)
        var operand: [UInt8] = []
        for (position, byte) in bytes.enumerated() {
            guard let pressed = Self.key(byte) else {
                operand.append(byte)
                continue
            }
            let isBlank = Self.trimmed(operand).isEmpty
            guard isBlank ? field.stage == .empty : press(operand) else { return false }
            operand = []
            if pressed == .equals {
                return finish(Array(bytes[(position + 1)...]))
            }
            guard field.stage != .lhsOp, press(pressed) else { return false }
        }
        return Self.trimmed(operand).isEmpty || press(operand)
    }

    /// Finishes the calculation. Nothing may follow `=`; a refused result stays an expression.
    private mutating func finish(_ rest: [UInt8]) -> Bool {
        _ = field.press(.equals)
        return Self.trimmed(rest).isEmpty
    }

    private mutating func press(_ key: TwoOperandField.Key) -> Bool {
        if case .refused = field.press(key) { return false }
        return true
    }

    // MARK: - Numbers

    private mutating func press(_ operand: [UInt8]) -> Bool {
        var digits = withoutSymbols(operand)
        if let other = unlikelyMark(digits) {
            digits[other] = mark
            isCorrected = true
        }
        var number = digits
        if number.last == mark { number.removeLast() }
        guard number.isEmpty ? digits == [mark] : isNumber(number) else { return false }
        for byte in digits where byte == mark || Self.isDigit(byte) {
            guard press(byte == mark ? .point : .digit(byte - UInt8(ascii: "0"))) else {
                return false
            }
        }
        return true
    }

    private func isNumber(_ bytes: [UInt8]) -> Bool {
        do throws(ExpressionFailure) {
            let read = try NumberExpression.value(
                of: String(bytes: bytes), convention: field.convention)
            return !read.isExpression
        } catch {
            return false
        }
    }

    private var mark: UInt8 { UInt8(ascii: field.convention == .point ? "." : ",") }
    private var otherMark: UInt8 { UInt8(ascii: field.convention == .point ? "," : ".") }

    /// The index of the other decimal separator, if there is exactly one and it cannot separate
    /// thousands.
    private func unlikelyMark(_ bytes: [UInt8]) -> Int? {
        guard let position = bytes.firstIndex(of: otherMark) else { return nil }
        for (index, byte) in bytes.enumerated() where index != position && !Self.isDigit(byte) {
            return nil
        }
        let isGroup =
            bytes.count - position == 4 && position > 0 && position < 4
            && bytes[0] != UInt8(ascii: "0")
        return isGroup ? nil : position
    }

    private func withoutSymbols(_ operand: [UInt8]) -> [UInt8] {
        let bytes = Self.trimmed(operand)
        for symbol in symbols {
            let sign = symbol.bytes
            if bytes.count < sign.count { continue }
            if bytes.prefix(sign.count).elementsEqual(sign) {
                return Self.trimmed(Array(bytes.dropFirst(sign.count)))
            }
            if bytes.suffix(sign.count).elementsEqual(sign) {
                return Self.trimmed(Array(bytes.dropLast(sign.count)))
            }
        }
        return bytes
    }

    // MARK: - Bytes

    private static func key(_ byte: UInt8) -> TwoOperandField.Key? {
        guard let key = TwoOperandField.Key(ascii: byte) else { return nil }
        switch key {
        case .operator, .equals: return key
        case .digit, .point, .clear, .backspace: return nil
        }
    }

    /// Replaces digits, Arabic separators, operator signs and all kinds of spaces by those of
    /// ASCII.
    private func plain(_ bytes: [UInt8]) -> [UInt8] {
        var out: [UInt8] = []
        var rest = bytes[...]
        while let first = rest.first {
            if let arabic = arabic(first, rest.dropFirst().first) {
                out.append(arabic)
                rest = rest.dropFirst(2)
                continue
            }
            let found = Self.signs.first { rest.starts(with: $0.sign) }
            out.append(found?.ascii ?? first)
            rest = rest.dropFirst(found?.sign.count ?? 1)
        }
        return out
    }

    /// The ASCII form of an Arabic digit or separator of two bytes; nil for other bytes.
    private func arabic(_ first: UInt8, _ second: UInt8?) -> UInt8? {
        guard first == 0xD9, let second else { return nil }
        switch second {
        case 0xA0...0xA9: return second & 0x0F | 0x30
        case 0xAB: return mark
        case 0xAC: return otherMark
        default: return nil
        }
    }

    private static let signs: [(sign: [UInt8], ascii: UInt8)] = [
        ([0xE2, 0x88, 0x92], UInt8(ascii: "-")),
        ([0xC3, 0x97], UInt8(ascii: "*")),
        ([0xC3, 0xB7], UInt8(ascii: "/")),
        ([UInt8(ascii: "x")], UInt8(ascii: "*")),
        ([0x09], UInt8(ascii: " ")),
        ([0xC2, 0xA0], UInt8(ascii: " ")),
        ([0xE2, 0x80, 0x89], UInt8(ascii: " ")),
        ([0xE2, 0x80, 0xAF], UInt8(ascii: " ")),
        ([0xE3, 0x80, 0x80], UInt8(ascii: " ")),
    ]

    private static func trimmed(_ bytes: [UInt8]) -> [UInt8] {
        var rest = bytes[...]
        while rest.first == UInt8(ascii: " ") { rest = rest.dropFirst() }
        while rest.last == UInt8(ascii: " ") { rest = rest.dropLast() }
        return Array(rest)
    }

    private static func isDigit(_ byte: UInt8) -> Bool {
        byte >= UInt8(ascii: "0") && byte <= UInt8(ascii: "9")
    }
}
