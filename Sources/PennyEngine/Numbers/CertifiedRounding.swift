import PennyNaturals

/// A formula whose values are computed and rounded together.
protocol CertifiableFormula {
    /// The values in the given kind of number, nil for each that this kind cannot hold. The number
    /// of values and their order are always the same.
    func values<Number: CertifiableNumber>(
        _ kind: Number.Type, _ precision: Precision
    ) -> [Number?]
}

/// Rounds the values of `formula` to whole numbers by `rule`.
///
/// Quick numbers are tried first, then wide fixed point with 192 and 576 fraction bits, then with
/// as many more as a long formula has lost. A value whose rounding no bound decides is computed as
/// an exact fraction, which always decides. An irrational value has no such form. If it lies within
/// about 2^-500 of a tie, the function throws and never guesses.
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

/// Rounds the values of `formula` to whole numbers of any size by `rule`.
///
/// - Throws: `CalculationError.undecided`, or `.tooLarge` for a value beyond 128 bits that is not
///   known to the unit, or one beyond wide fixed point.
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

/// The precision that restores what the last one lost, where an undecided value has a bound too
/// wide to decide a tie. A balance carried forward at 300 % a period loses two binary digits with
/// each. Nil where the bound is narrow, or where no precision would narrow it.
private func precisionLost(
    by values: [WideFixed?], notSettledIn whole: [BigNatural?]
) -> Precision? {
    var lost = 0
    for index in 0..<values.count where whole[index] == nil {
        guard let value = values[index] else { return nil }
        lost = max(lost, value.high.saturatingMinus(value.low).bitWidth)
    }
    guard let last = Precision.steps.last, lost > last.fractionBits / 4, lost <= maximumLostBits
    else { return nil }
    return Precision(fractionBits: last.fractionBits + lost)
}

/// The most bits that more precision makes up for. A greater loss is left to exact fractions.
private let maximumLostBits = 4096

/// Rounds the values that are still undecided, as far as their bounds allow.
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
