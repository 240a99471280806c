/// The level payment in two machine words with an error bound, for the many
/// loans that need no more: balance × i ÷ (1 − v^n), with v = 1 ÷ (1 + i). What
/// the bound leaves open is for `LevelPayment` to decide.
struct QuickLevelPayment {
    /// Fractions have 127 binary digits behind the point, the payment 64.
    private static let one = UInt128(1) << 127

    let balance: UInt128
    let ratio: Ratio
    let payments: Int

    /// The payment, or nil where it is not certain.
    func rounded(_ rule: RoundingRule) -> Int64? {
        let widest = Int128(1) << 60
        guard ratio.numerator > 0, ratio.numerator < widest, ratio.denominator < widest,
            balance < 1 << 60
        else { return nil }
        let numerator = UInt128(ratio.numerator)
        let denominator = UInt128(ratio.denominator)
        guard
            let discount = (numerator + denominator)
                .quotient(denominator >> 1, denominator << 127)
        else { return nil }
        let (low, high) = power(discount, discount + 1)
        guard high < Self.one else { return nil }
        let exact = balance * numerator
        let interest = denominator.quotient(exact >> 64, exact << 64)
        guard let interest, interest < 1 << 125 else { return nil }
        let least = (Self.one - low).quotient(interest >> 1, interest << 127)
        let most = (Self.one - high).quotient((interest + 1) >> 1, (interest + 1) << 127)
        guard let least, let most, most < .max else { return nil }
        let rounded = Self.rounded(least, rule)
        guard rounded == Self.rounded(most + 1, rule), rounded <= UInt128(Money.limit) else {
            return nil
        }
        return Int64(rounded)
    }

    /// The bounds of v^n from those of v.
    private func power(_ low: UInt128, _ high: UInt128) -> (UInt128, UInt128) {
        var (low, high) = (low, high)
        var result = (low: Self.one, high: Self.one)
        var rest = payments
        while true {
            if rest & 1 == 1 {
                result.low = Self.product(result.low, low)
                result.high = Self.product(result.high, high) + 1
            }
            rest >>= 1
            if rest == 0 { return result }
            low = Self.product(low, low)
            high = Self.product(high, high) + 1
        }
    }

    private static func product(_ first: UInt128, _ second: UInt128) -> UInt128 {
        let (high, low) = first.multipliedFullWidth(by: second)
        return high << 1 | low >> 127
    }

    private static func rounded(_ value: UInt128, _ rule: RoundingRule) -> UInt128 {
        let whole = value >> 64
        let rest = UInt64(truncatingIfNeeded: value)
        let half = UInt64(1) << 63
        let isAway = rule.roundsAway(
            comparedToHalf: rest < half ? -1 : (rest == half ? 0 : 1), isExact: rest == 0,
            isOdd: whole & 1 == 1)
        return isAway ? whole + 1 : whole
    }
}

extension UInt128 {
    /// The quotient of a number of two words by this one; nil where it needs
    /// more than one word.
    fileprivate func quotient(_ high: UInt128, _ low: UInt128) -> UInt128? {
        high < self ? dividingFullWidth((high, low)).quotient : nil
    }
}
