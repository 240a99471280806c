/// Numbers as digits. No arithmetic, and so no rounding, takes place.
public enum DecimalText {
    /// Whether a text is a number literal of MessageFormat: `-1.50`, `1e6`.
    public static func isNumberLiteral(_ text: [UInt8]) -> Bool { Parts(text) != nil }

    /// Appends a number literal as digits without an exponent, with all its decimals; returns false
    /// if it is invalid, or has more than a thousand digits.
    public static func appendPlain(_ literal: [UInt8], to out: inout [UInt8]) -> Bool {
        guard let parts = Parts(literal) else { return false }
        if parts.isNegative { out.append(UInt8(ascii: "-")) }
        out += parts.whole
        if !parts.fraction.isEmpty {
            out.append(UInt8(ascii: "."))
            out += parts.fraction
        }
        return true
    }

    /// Appends the digits of a whole number.
    static func append(_ number: Int, to out: inout [UInt8]) {
        if number < 0 { out.append(UInt8(ascii: "-")) }
        var power = 1
        while number / power > 9 || number / power < -9 { power *= 10 }
        while power > 0 {
            out.append(0x30 + UInt8(truncatingIfNeeded: (number / power % 10).magnitude))
            power /= 10
        }
    }

    /// Whether two numbers without exponents are equal: `1` and `1.0`.
    static func isSameNumber(_ text: Span<UInt8>, _ other: Span<UInt8>) -> Bool {
        let count = countWithoutZeros(text)
        guard count > 0, count == countWithoutZeros(other) else { return false }
        for index in 0..<count where text[index] != other[index] { return false }
        return true
    }

    /// The number of bytes without trailing zeros of the decimals; 0 if the text is no number.
    private static func countWithoutZeros(_ text: Span<UInt8>) -> Int {
        var point = text.count
        for index in 0..<text.count {
            if text[index] == UInt8(ascii: "."), index > 0, point == text.count {
                point = index
            } else if text[index] &- 0x30 > 9, index > 0 || text[index] != UInt8(ascii: "-") {
                return 0
            }
        }
        var count = text.count
        // A point must have decimals after it.
        if point + 1 >= count { return point == count ? count : 0 }
        while text[count - 1] == 0x30 { count -= 1 }
        return count == point + 1 ? point : count
    }

    /// The digits of a number literal before and after the point, without an exponent.
    struct Parts {
        var isNegative = false
        var whole: [UInt8] = []
        var fraction: [UInt8] = []

        init?(_ text: [UInt8]) {
            var at = 0
            func isDigit() -> Bool { at < text.count && text[at] &- 0x30 < 10 }
            if at < text.count, text[at] == UInt8(ascii: "-") {
                isNegative = true
                at += 1
            }
            let start = at
            while isDigit() {
                whole.append(text[at])
                at += 1
            }
            guard at > start, at - start == 1 || text[start] != 0x30 else { return nil }
            if at < text.count, text[at] == UInt8(ascii: ".") {
                at += 1
                while isDigit() {
                    fraction.append(text[at])
                    at += 1
                }
                if fraction.isEmpty { return nil }
            }
            if at < text.count {
                guard text[at] | 0x20 == UInt8(ascii: "e") else { return nil }
                at += 1
                let isDown = at < text.count && text[at] == UInt8(ascii: "-")
                if isDown || at < text.count && text[at] == UInt8(ascii: "+") { at += 1 }
                guard isDigit() else { return nil }
                var exponent = 0
                while isDigit() {
                    exponent = min(exponent * 10 + Int(text[at] - 0x30), 1_001)
                    at += 1
                }
                guard at == text.count, exponent <= 1_000 else { return nil }
                shift(by: isDown ? -exponent : exponent)
            }
        }

        /// Moves the point to the right, or to the left for a negative number.
        mutating func shift(by digits: Int) {
            for _ in 0..<max(digits, 0) {
                whole.append(fraction.first ?? 0x30)
                if !fraction.isEmpty { fraction.removeFirst() }
            }
            for _ in 0..<max(-digits, 0) {
                fraction.insert(whole.popLast() ?? 0x30, at: 0)
            }
            while whole.count > 1, whole[0] == 0x30 { whole.removeFirst() }
            if whole.isEmpty { whole = [0x30] }
        }
    }
}
