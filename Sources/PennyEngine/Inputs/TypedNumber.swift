/// The convention for typed numbers: the mark before the decimals.
public enum NumberConvention: Hashable, Sendable {
    /// `350,000.50`
    case point
    /// `350.000,50` or `350 000,50`
    case comma
}

extension TypedText {
    enum NumberFault: Error, Equatable {
        case notANumber
        /// A mark that may be before decimals or between groups: `1.234`, `1,5`.
        case ambiguousMark
        case tooLong
        case tooManyDecimals
    }

    /// Scans a number: digits, ungrouped, in groups of three or in Indian groups (`50,00,000`),
    /// then decimals. There is no exponent, no other base, and no sign but one minus. The Arabic
    /// marks, `٫` before decimals and `٬` between groups, have only one meaning, so every
    /// convention accepts them.
    mutating func scanNumber(_ convention: NumberConvention) throws(NumberFault) -> ExactDecimal {
        let isNegative = scan("-")
        let decimalMark = convention == .point ? UInt8(ascii: ".") : UInt8(ascii: ",")
        var digits = 0
        var coefficient: Int128 = 0
        var groups: [Int] = [0]
        var groupMark: UInt8?
        let leadsWithZero = next == UInt8(ascii: "0")
        while let byte = next {
            if let digit = Self.digit(byte) {
                digits += 1
                groups[groups.count - 1] += 1
                if digits <= 24 { coefficient = coefficient * 10 + digit }
            } else if let mark = groupingMark(byte, decimalMark) {
                if let earlier = groupMark, earlier != mark { throw .ambiguousMark }
                groupMark = mark
                groups.append(0)
                if mark == Self.arabicMark { position += 1 }
            } else {
                break
            }
            position += 1
        }
        hasGroupMarks = hasGroupMarks || groups.count > 1
        guard Self.isGrouping(groups), groups.count == 1 || !leadsWithZero else {
            throw digits == 0 ? .notANumber : .ambiguousMark
        }
        if digits > 24 { throw .tooLong }
        // No one writes zero thousands: `0.125` has the other decimal mark.
        if groups.count > 1, coefficient < ExactDecimal.powerOfTen(digits - 1) {
            throw .ambiguousMark
        }
        var scale = 0
        let isArabic = isAtArabicMark(0xAB)
        if next == decimalMark || isArabic {
            position += isArabic ? 2 : 1
            while let byte = next, let digit = Self.digit(byte) {
                coefficient = coefficient * 10 + digit
                scale += 1
                digits += 1
                position += 1
                if scale > ExactDecimal.maximumScale || digits > 30 { throw .tooManyDecimals }
            }
            if scale == 0 { throw .notANumber }
            mayBeThousands =
                !isArabic && scale == 3 && groups.count == 1 && groups[0] <= 3
                && coefficient >= ExactDecimal.powerOfTen(scale + groups[0] - 1)
        }
        if digits == 0 { throw .notANumber }
        return ExactDecimal(isNegative ? -coefficient : coefficient, scale: scale)
    }

    private static func digit(_ byte: UInt8) -> Int128? {
        guard byte >= UInt8(ascii: "0"), byte <= UInt8(ascii: "9") else { return nil }
        return Int128(byte - UInt8(ascii: "0"))
    }

    /// The grouping mark at this position, if a digit follows it.
    private func groupingMark(_ byte: UInt8, _ decimalMark: UInt8) -> UInt8? {
        guard byte != decimalMark else { return nil }
        if isAtArabicMark(0xAC) {
            let after = position + 2
            return after < bytes.count && Self.digit(bytes[after]) != nil ? byte : nil
        }
        switch byte {
        case UInt8(ascii: ","), UInt8(ascii: "."), UInt8(ascii: "'"), UInt8(ascii: " "),
            UInt8(ascii: "_"):
            let after = position + 1
            guard after < bytes.count, Self.digit(bytes[after]) != nil else { return nil }
            return byte
        default: return nil
        }
    }

    /// The first byte of `٫`, U+066B, and `٬`, U+066C.
    private static let arabicMark: UInt8 = 0xD9

    /// Whether the Arabic mark with this second byte is next.
    private func isAtArabicMark(_ second: UInt8) -> Bool {
        next == Self.arabicMark && position + 1 < bytes.count && bytes[position + 1] == second
    }

    /// Whether the groups have one to three digits and then threes, or twos and a last three.
    private static func isGrouping(_ groups: [Int]) -> Bool {
        if groups.count == 1 { return true }
        guard groups[0] >= 1, groups[0] <= 3, groups[groups.count - 1] == 3 else { return false }
        let middle = groups[1..<groups.count - 1]
        return middle.allSatisfy { $0 == 3 } || (groups[0] <= 2 && middle.allSatisfy { $0 == 2 })
    }
}

// MARK: - Numbers with the decimal mark of other places

extension NumberConvention {
    /// Returns the number of a text with this convention's mark before its decimals, if it is a
    /// number in the other one only: `6,5` for `6.5`. Nil for `1.500`, which is a number in both.
    func own(_ text: String) -> String? {
        let marks = UInt8(ascii: ",") ^ UInt8(ascii: ".")
        var number: [UInt8] = []
        var other: [UInt8] = []
        for byte in text.bytes {
            let isMark = byte == UInt8(ascii: ",") || byte == UInt8(ascii: ".")
            if byte &- UInt8(ascii: "0") < 10 || isMark && !number.isEmpty {
                number.append(byte)
                other.append(isMark ? byte ^ marks : byte)
            } else if !number.isEmpty {
                break
            }
        }
        return !isNumber(number) && isNumber(other) ? String(bytes: other) : nil
    }

    private func isNumber(_ bytes: [UInt8]) -> Bool {
        var text = TypedText(String(bytes: bytes))
        return (try? text.scanNumber(self)) != nil && text.isAtEnd
    }
}

extension InputProblem {
    /// The typed number with the decimal mark of this place, where it has that of another; nil for
    /// other problems.
    public var inOwnMark: String? {
        switch kind {
        case .notAnAmount(let text), .ambiguousNumber(let text), .markInRate(let text),
            .notATerm(let text, _):
            return convention.own(text)
        case .own(let own):
            switch own.failure {
            case .size(.ambiguousNumber(let text)), .expression(.ambiguousMark(let text), _):
                return convention.own(text)
            default: return nil
            }
        default: return nil
        }
    }
}
