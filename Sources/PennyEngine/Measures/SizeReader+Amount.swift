import PennyNaturals

/// An exact number in a size.
struct TypedAmount {
    let value: ExactFraction
    /// Whether its three decimals are thousands for readers with the other decimal mark.
    var mayBeThousands = false

    static let one = TypedAmount(value: .one)
}

extension SizeReader {
    /// Scans a number: `1.5`, `1/2`, `1 1/2`, `½`. All numbers of a size are scanned here.
    mutating func scanAmount() throws(SizeFailure) -> TypedAmount {
        if let mixed = try scanTypedFraction() { return TypedAmount(value: mixed) }
        if let fraction = text.scanVulgarFraction() { return TypedAmount(value: fraction) }
        let number = try scanDecimal()
        let whole = ExactFraction(number)
        if number.scale == 0 {
            var ahead = text
            ahead.skipSpaces()
            if let fraction = ahead.scanVulgarFraction() {
                text = ahead
                return TypedAmount(value: (whole + fraction).reduced)
            }
        }
        return TypedAmount(value: whole, mayBeThousands: text.mayBeThousands)
    }

    /// Scans a number without a fraction. Throws where it is negative.
    mutating func scanDecimal() throws(SizeFailure) -> ExactDecimal {
        text.mayBeThousands = false
        let number: ExactDecimal
        do {
            number = try text.scanNumber(parser.convention)
        } catch {
            throw switch error {
            case .notANumber: .notANumber(typed)
            case .ambiguousMark: .ambiguousNumber(typed)
            case .tooLong: .tooLarge(typed)
            case .tooManyDecimals: .tooManyDecimals(typed, limit: ExactDecimal.maximumScale)
            }
        }
        if number.isNegative { throw .negative(typed) }
        return number
    }

    /// Scans `3/4` or `1 3/4`; returns nil where neither is next.
    private mutating func scanTypedFraction() throws(SizeFailure) -> ExactFraction? {
        var ahead = text
        guard let first = ahead.scanDigits() else { return nil }
        var whole: UInt64 = 0
        var top = first
        if !ahead.scanFractionBar() {
            guard ahead.next == UInt8(ascii: " ") else { return nil }
            ahead.skipSpaces()
            guard let second = ahead.scanDigits(), ahead.scanFractionBar() else { return nil }
            (whole, top) = (first, second)
        }
        guard let bottom = ahead.scanDigits() else { return nil }
        let fraction = ExactFraction(BigNatural(top), over: BigNatural(max(bottom, 1))).reduced
        guard Self.isMeasured(by: bottom), top < bottom,
            fraction.denominator == BigNatural(bottom)
        else { throw .notAFraction(text.part(from: text.position, to: ahead.position)) }
        text = ahead
        return (ExactFraction(BigNatural(whole), over: .one) + fraction).reduced
    }

    /// Whether people use fractions with this denominator. `6/12 oz` and `4/33 cl` are six of 12 oz
    /// and four of 33 cl in some trades.
    private static func isMeasured(by denominator: UInt64) -> Bool {
        switch denominator {
        case 2...6, 8, 10, 16, 32, 64: true
        default: false
        }
    }
}

extension TypedText {
    /// Scans up to nine digits.
    fileprivate mutating func scanDigits() -> UInt64? {
        var value: UInt64 = 0
        var digits = 0
        while let byte = next, byte >= UInt8(ascii: "0"), byte <= UInt8(ascii: "9") {
            digits += 1
            if digits > 9 { return nil }
            value = value * 10 + UInt64(byte - UInt8(ascii: "0"))
            position += 1
        }
        return digits == 0 ? nil : value
    }

    /// Scans a slash, or the fraction slash, if a digit follows it.
    fileprivate mutating func scanFractionBar() -> Bool {
        var ahead = self
        guard ahead.scan("/") || ahead.scan("\u{2044}"), let byte = ahead.next,
            byte >= UInt8(ascii: "0"), byte <= UInt8(ascii: "9")
        else { return false }
        self = ahead
        return true
    }

    private static let vulgarFractions: [(String, UInt64, UInt64)] = [
        ("½", 1, 2), ("¼", 1, 4), ("¾", 3, 4), ("⅓", 1, 3), ("⅔", 2, 3), ("⅕", 1, 5),
        ("⅖", 2, 5), ("⅗", 3, 5), ("⅘", 4, 5), ("⅙", 1, 6), ("⅚", 5, 6), ("⅛", 1, 8),
        ("⅜", 3, 8), ("⅝", 5, 8), ("⅞", 7, 8), ("⅒", 1, 10),
    ]

    /// The fraction of one character that is next, with that character.
    var vulgarFraction: (String, UInt64, UInt64)? {
        guard let byte = next, byte >= 0x80 else { return nil }
        for fraction in Self.vulgarFractions where isAt(fraction.0) { return fraction }
        return nil
    }

    fileprivate mutating func scanVulgarFraction() -> ExactFraction? {
        guard let (sign, top, bottom) = vulgarFraction, scan(sign) else { return nil }
        return ExactFraction(BigNatural(top), over: BigNatural(bottom)).reduced
    }
}
