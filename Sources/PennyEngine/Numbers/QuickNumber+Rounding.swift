import PennyNaturals

extension QuickNumber {
    /// Rounds by `rule`; nil where the bound allows more than one number, and for one of more than
    /// 128 bits.
    func rounded(_ rule: RoundingRule) -> BigNatural? {
        if isUnknown { return nil }
        let (high, isOver) = mantissa.addingReportingOverflow(UInt128(error))
        if isOver || exponent > 0 { return nil }
        let low = mantissa - min(mantissa, UInt128(error))
        let whole = rounded(low, rule)
        return whole == rounded(high, rule) ? BigNatural(whole) : nil
    }

    private func rounded(_ value: UInt128, _ rule: RoundingRule) -> UInt128 {
        let bits = -exponent
        let whole = value >> bits
        let rest = value - whole << bits
        // 128 bits that begin further behind the point are less than a half.
        let half: UInt128 = bits == 0 || bits > 128 ? 0 : 1 << (bits - 1)
        let isAway = rule.roundsAway(
            comparedToHalf: half == 0 || rest < half ? -1 : (rest == half ? 0 : 1),
            isExact: rest == 0, isOdd: whole & 1 == 1)
        return isAway ? whole + 1 : whole
    }

    /// The approximate value in units of 2^-`fractionBits`.
    func units(_ fractionBits: Int) -> BigNatural {
        let shift = fractionBits + exponent
        let value = BigNatural(mantissa)
        return shift < 0 ? value >> -shift : value << shift
    }
}
