/// A number while a person types it, key by key. Its value is always the number that is shown.
struct NumberEntry: Equatable, Sendable {
    /// The most digits, without leading zeros.
    static let maximumDigits = 24

    private(set) var isNegative = false
    private(set) var hasDigits = false
    private(set) var hasPoint = false
    private var coefficient: Int128 = 0
    private var scale = 0

    /// A minus sign without digits.
    static var sign: NumberEntry {
        var entry = NumberEntry()
        entry.isNegative = true
        return entry
    }

    var isBlank: Bool { !hasDigits && !isNegative }

    var value: SignedFraction {
        SignedFraction(ExactDecimal(isNegative ? -coefficient : coefficient, scale: scale))
    }

    mutating func press(digit: UInt8) -> TwoOperandField.Response {
        if hasPoint, scale == ExactDecimal.maximumScale { return .refused(.tooManyDecimals) }
        if coefficient >= ExactDecimal.powerOfTen(Self.maximumDigits - 1) {
            return .refused(.tooLong)
        }
        if hasDigits, !hasPoint, coefficient == 0, digit == 0 { return .nothingToDo }
        coefficient = coefficient * 10 + Int128(digit)
        if hasPoint { scale += 1 }
        hasDigits = true
        return .accepted
    }

    mutating func pressPoint() -> TwoOperandField.Response {
        if hasPoint { return .refused(.secondPoint) }
        hasPoint = true
        hasDigits = true
        return .accepted
    }

    /// Deletes the last key.
    mutating func erase() {
        if scale > 0 {
            coefficient /= 10
            scale -= 1
        } else if hasPoint {
            hasPoint = false
        } else if coefficient >= 10 {
            coefficient /= 10
        } else if hasDigits {
            hasDigits = false
            coefficient = 0
        } else {
            isNegative = false
        }
    }

    /// Removes a point without decimals.
    mutating func finish() {
        if scale == 0 { hasPoint = false }
    }

    func append(to out: inout [UInt8], _ convention: NumberConvention) {
        if isNegative { out.append(ArithmeticOperator.minus.symbol) }
        if !hasDigits { return }
        appendNumber(coefficient, scale: scale, convention, to: &out)
        if hasPoint, scale == 0 { out.append(convention.decimalMark) }
    }
}

extension NumberConvention {
    /// The mark before the decimals.
    var decimalMark: UInt8 { self == .point ? UInt8(ascii: ".") : UInt8(ascii: ",") }
}

/// Appends the digits of a number, which is at least 0, with the decimal mark of the convention.
func appendNumber(
    _ coefficient: Int128, scale: Int, _ convention: NumberConvention, to out: inout [UInt8]
) {
    let start = out.count
    appendDecimal(coefficient, scale: scale, to: &out)
    for index in start..<out.count where out[index] == UInt8(ascii: ".") {
        out[index] = convention.decimalMark
    }
}
