extension TypedText {
    /// Scans an operator. An `x` is one unless a word begins with it.
    mutating func scanOperator() -> ArithmeticOperator? {
        if scan("+") { return .plus }
        if scan("-") { return .minus }
        if scan("*") || scan("×") { return .times }
        if scan("/") || scan("÷") { return .divide }
        if scanWhole("x") || scanWhole("X") { return .times }
        return nil
    }

    /// Scans `literal` if it is next and no letter follows a last letter. Returns whether it was.
    mutating func scanWhole(_ literal: String) -> Bool {
        let start = position
        guard scan(literal) else { return false }
        if position > start, Self.isLetter(bytes[position - 1]), let next, Self.isLetter(next) {
            position = start
            return false
        }
        return true
    }

    var isAtOperator: Bool {
        var rest = self
        return rest.scanOperator() != nil
    }

    var isAtEquals: Bool { next == UInt8(ascii: "=") }
    var isAtEndOrEquals: Bool { isAtEnd || isAtEquals }

    /// Whether a digit is next, or a mark with a digit after it.
    var isAtNumber: Bool {
        guard let next else { return false }
        if Self.isDigit(next) { return true }
        guard next == UInt8(ascii: ".") || next == UInt8(ascii: ",") else { return false }
        return position + 1 < bytes.count && Self.isDigit(bytes[position + 1])
    }

    /// The typed text from `start` to the next operator, or all of it where that is empty, without
    /// spaces around it.
    func operand(from start: Int) -> String {
        var rest = self
        rest.position = max(position, start)
        while !rest.isAtEndOrEquals, !rest.isAtOperator { rest.position += 1 }
        let typed = trimmed(from: start, to: rest.position)
        return typed.utf8.isEmpty ? trimmed(from: start) : typed
    }

    /// The typed text from `start` on, without spaces around it.
    func trimmed(from start: Int) -> String { trimmed(from: start, to: bytes.count) }

    private func trimmed(from start: Int, to end: Int) -> String {
        var (start, end) = (start, end)
        while start < end, bytes[start] == UInt8(ascii: " ") { start += 1 }
        while end > start, bytes[end - 1] == UInt8(ascii: " ") { end -= 1 }
        return String(bytes: Array(bytes[start..<end]))
    }

    private static func isDigit(_ byte: UInt8) -> Bool {
        byte >= UInt8(ascii: "0") && byte <= UInt8(ascii: "9")
    }

    private static func isLetter(_ byte: UInt8) -> Bool {
        let small = byte | 0x20
        return small >= UInt8(ascii: "a") && small <= UInt8(ascii: "z")
    }
}
