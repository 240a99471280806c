import PennyNaturals

/// Checks a finished schedule against the note rates: discounted with them period by period, all
/// payments are worth the amount borrowed, except for the effect of rounding each row's interest.
struct NoteRateCheck {
    /// The discounted value less the amount borrowed, in ten-thousandths of a minor unit.
    let residue: Int64
    /// The largest effect of rounding, in minor units, rounded up.
    let allowance: Int64

    private static let parts: Int64 = 10_000

    init(_ terms: LoanTerms, _ schedule: LoanSchedule) throws(CalculationError) {
        let gap = NoteRateGap(schedule: schedule, terms: terms, periods: try LoanPeriods(terms))
        if let quick = Self.quickResidue(gap) {
            residue = quick
        } else {
            residue = try Self.wideResidue(gap)
        }
        let count = Int64(schedule.rows.count)
        switch terms.interestRounding {
        case .halfUp, .halfEven: allowance = (count + 1) / 2
        case .up, .down: allowance = count
        }
    }

    /// The residue computed with two machine words; nil if their precision does not decide it.
    ///
    /// If adding 2^-64 does not change the rounded value, the value is at least that far below a
    /// tie. Wide numbers have tighter bounds and round to the same value.
    static func quickResidue(_ gap: NoteRateGap) -> Int64? {
        let precision = Precision.steps[0]
        guard let gap = gap.value(QuickNumber.self, precision) else { return nil }
        let margin = QuickNumber(1, exponent: -64)
        var sides: [Int128] = []
        for side in (gap * QuickNumber(parts, precision)).magnitudes {
            guard let near = side.rounded(.halfUp), near == (side + margin).rounded(.halfUp),
                let whole = near.int128, whole <= Int128(Money.limit)
            else { return nil }
            sides.append(whole)
        }
        return Int64(sides[0] - sides[1])
    }

    static func wideResidue(_ gap: NoteRateGap) throws(CalculationError) -> Int64 {
        let precision = Precision.steps[0]
        guard let gap = gap.value(WideFixed.self, precision) else { throw .undecided }
        var sides: [Int128] = []
        for side in gap.magnitudes {
            guard let whole = nearest(side * WideFixed(parts, precision)),
                whole <= Int128(Money.limit)
            else { throw .undecided }
            sides.append(whole)
        }
        return Int64(sides[0] - sides[1])
    }

    /// Rounds to the nearest integer. If the bounds do not decide a tie, rounding up is correct.
    private static func nearest(_ value: WideFixed) -> Int128? {
        (value.rounded(.halfUp) ?? value.rounded(.up))?.int128
    }

    var holds: Bool { residue.magnitude <= UInt64(allowance * Self.parts) }

    /// The residue in the currency's major unit.
    func residue(_ currency: Currency) -> ExactDecimal {
        ExactDecimal(Int128(residue), scale: currency.minorUnitDigits + 4)
    }
}
