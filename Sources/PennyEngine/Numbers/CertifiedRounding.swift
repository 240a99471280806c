import PennyNaturals

/// Values that are computed by one formula and rounded together.
protocol CertifiableFormula {
    /// The values in the given kind of number; nil in place of one that this
    /// kind cannot hold. Always as many values, in the same order.
    func values<Number: CertifiableNumber>(
        _ kind: Number.Type, _ precision: Precision
    ) -> [Number?]
}

/// The values of `formula` as whole numbers by `rule`.
///
/// Quick numbers are tried first, then wide fixed point with 192 and 576 fraction
/// bits, and with as many more as a long formula has lost of those. A value whose rounding no bound
/// decides is computed as an exact fraction, which always decides. An irrational
/// value has no such form; that it lies within about 2^-500 of a tie and cannot be
/// told from it is reported, never guessed.
///
/// - Throws: `CalculationError.undecided`, or `.tooLarge` for a value beyond `limit`.
func certified(
    _ formula: some CertifiableFormula, _ rule: RoundingRule, limit: Int64 = Money.limit
) throws(CalculationError) -> [Int64] {
    var result: [Int64] = []
    for value in try certifiedNaturals(formula, rule) {
        guard let small = value.int128, small <= Int128(limit) else { throw .tooLarge }
        result.append(Int64(small))
    }
    return result
}

/// The values of `formula` as whole numbers of any size by `rule`.
///
/// - Throws: `CalculationError.undecided`, or `.tooLarge` for a value that is
///   beyond 128 bits and not known to the unit, or beyond wide fixed point.
func certifiedNaturals(
    _ formula: some CertifiableFormula, _ rule: RoundingRule
) throws(CalculationError) -> [BigNatural] {
    var whole: [BigNatural?] = []
    if QuickNumber.isForEveryFormula {
        settle(&whole, formula.values(QuickNumber.self, Precision.steps[0]), rule)
        if isSettled(whole) { return try settled(whole) }
    }
    var values: [WideFixed?] = []
    var isBeyond = false
    for precision in Precision.steps {
        values = formula.values(WideFixed.self, precision)
        settle(&whole, values, rule)
        if isSettled(whole) { return try settled(whole) }
        for index in 0..<values.count where whole[index] == nil {
            guard let value = values[index] else {
                isBeyond = true
                continue
            }
            if value.low.bitWidth > precision.fractionBits + 128 { throw .tooLarge }
        }
    }
    if let precision = precisionLost(by: values, notSettledIn: whole) {
        settle(&whole, formula.values(WideFixed.self, precision), rule)
        if isSettled(whole) { return try settled(whole) }
    }
    settle(&whole, formula.values(ExactFraction.self, Precision.steps[0]), rule)
    if isBeyond, !isSettled(whole) { throw .tooLarge }
    return try settled(whole)
}

/// The precision that gives back what the last one lost, where what is not settled
/// has a bound so wide that it says nothing of a tie: a balance carried forward at
/// 300 % a period loses two digits with each. Nil where the bound is narrow, or
/// nothing would make it so.
private func precisionLost(
    by values: [WideFixed?], notSettledIn whole: [BigNatural?]
) -> Precision? {
    var lost = 0
    for index in 0..<values.count where whole[index] == nil {
        guard let value = values[index] else { return nil }
        lost = max(lost, value.high.saturatingMinus(value.low).bitWidth)
    }
    guard let last = Precision.steps.last, lost > last.fractionBits / 4, lost <= mostLostBits
    else { return nil }
    return Precision(fractionBits: last.fractionBits + lost)
}

/// What is lost beyond this is left to exact fractions.
private let mostLostBits = 4096

private func settle<Number: CertifiableNumber>(
    _ whole: inout [BigNatural?], _ values: [Number?], _ rule: RoundingRule
) {
    if whole.isEmpty { whole = [BigNatural?](repeating: nil, count: values.count) }
    for index in 0..<values.count where whole[index] == nil {
        whole[index] = values[index]?.rounded(rule)
    }
}

private func isSettled(_ whole: [BigNatural?]) -> Bool {
    whole.allSatisfy { $0 != nil }
}

private func settled(_ whole: [BigNatural?]) throws(CalculationError) -> [BigNatural] {
    var result: [BigNatural] = []
    result.reserveCapacity(whole.count)
    for value in whole {
        guard let value else { throw .undecided }
        result.append(value)
    }
    return result
}
