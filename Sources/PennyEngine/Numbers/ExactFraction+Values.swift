import PennyNaturals

// Comparisons of fractions, and their decimals.
extension ExactFraction {
    static let zero = ExactFraction(.zero, over: .one)
    static let one = ExactFraction(.one, over: .one)

    /// Makes the magnitude of a decimal.
    init(_ decimal: ExactDecimal) {
        self =
            ExactFraction(
                BigNatural(decimal.coefficient.magnitude),
                over: BigNatural(UInt64(10)).power(decimal.scale)
            ).reduced
    }

    var isZero: Bool { numerator.isZero }
    var isWhole: Bool { reduced.denominator == .one }
    init(_ whole: Int) {
        self.init(BigNatural(UInt64(whole.magnitude)), over: .one)
    }

    /// Makes an amount in the major unit from minor units.
    init(money minorUnits: Int64, _ currency: Currency) {
        self.init(ExactDecimal(Int128(minorUnits), scale: currency.minorUnitDigits))
    }

    func isLess(than other: Self) -> Bool {
        numerator * other.denominator < other.numerator * denominator
    }

    func isEqual(to other: Self) -> Bool {
        numerator * other.denominator == other.numerator * denominator
    }

    /// The value times 10^`decimals`, rounded half-up to a whole number.
    func scaled(_ decimals: Int) -> BigNatural {
        let power = BigNatural(ExactDecimal.powerOfTen(decimals).magnitude)
        let (whole, rest) = (numerator * power).quotientAndRemainder(dividingBy: denominator)
        return (rest << 1) < denominator ? whole : whole + .one
    }

    /// The value rounded half-up to `decimals` decimals; nil where it has too many digits.
    func decimal(_ decimals: Int) -> ExactDecimal? {
        scaled(decimals).int128.map { ExactDecimal($0, scale: decimals) }
    }

    /// The value rounded half-up to `digits` significant digits; nil where it has too many digits.
    func decimal(significant digits: Int) -> ExactDecimal? {
        var decimals = digits - 1
        var unit = ExactFraction.one
        while decimals > 0, !isLess(than: unit * ExactFraction(10)) {
            unit = unit * ExactFraction(10)
            decimals -= 1
        }
        while decimals < 12, !isZero, isLess(than: unit) {
            unit = unit / ExactFraction(10)
            decimals += 1
        }
        return decimal(decimals)
    }

    /// Whether the value has at most `decimals` decimals.
    func isWhole(decimals: Int) -> Bool {
        let power = BigNatural(ExactDecimal.powerOfTen(decimals).magnitude)
        return (numerator * power).quotientAndRemainder(dividingBy: denominator).1.isZero
    }

    /// The smallest whole number that is at least the value.
    var roundedUp: BigNatural { numerator.dividedRoundingUp(by: denominator) }

    /// The ratio in lowest terms: `89/40`.
    var ratioText: String {
        let lowest = reduced
        let text: Wording = "\(lowest.numerator.text)/\(lowest.denominator.text)"
        return text.text
    }

    /// The ratio as readers see it: a whole number has no divisor.
    var shownRatio: String {
        let lowest = reduced
        return lowest.denominator == .one ? lowest.numerator.text : ratioText
    }
}

extension BigNatural {
    /// The number in decimal digits.
    var text: String {
        var digits: [UInt8] = []
        var rest = self
        let base = BigNatural(UInt64(1_000_000_000_000_000_000))
        while !rest.isZero {
            let (quotient, remainder) = rest.quotientAndRemainder(dividingBy: base)
            var part = remainder.limbs.first ?? 0
            for _ in 0..<18 where part > 0 || !quotient.isZero {
                digits.append(UInt8(ascii: "0") + UInt8(part % 10))
                part /= 10
            }
            rest = quotient
        }
        if digits.isEmpty { return "0" }
        digits.reverse()
        return String(bytes: digits)
    }
}
