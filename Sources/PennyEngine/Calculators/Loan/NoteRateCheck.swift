import PennyNaturals

/// The finished schedule held against the rates agreed: counted back with them,
/// period by period, all payments are worth the amount borrowed but for what
/// the rounding of each row's interest moved.
struct NoteRateCheck {
    /// The worth less the amount borrowed, in ten-thousandths of a minor unit.
    let residue: Int64
    /// The most that the roundings can move, in minor units, rounded up.
    let allowance: Int64

    private static let parts: Int64 = 10_000

    init(_ terms: LoanTerms, _ schedule: LoanSchedule) throws(CalculationError) {
        let precision = Precision.steps[0]
        let periods = try LoanPeriods(terms)
        let one = WideFixed(1, precision)
        var rate: PeriodicRate?
        var discount = one
        var factor = one
        var worth = WideFixed(0, precision)
        for (index, row) in schedule.rows.enumerated() {
            let own = periods.rate(of: index + 1)
            if own != rate {
                guard let growth = own.growth(WideFixed.self, precision) else { throw .undecided }
                discount = one / growth
                rate = own
            }
            factor = factor * discount
            worth = worth + WideFixed(row.payment + row.extra, precision) * factor
        }
        let parts = WideFixed(Self.parts, precision)
        var owed = WideFixed(schedule.openingBalance, precision)
        if schedule.openingBalance == terms.principal, schedule.oddInterest > 0,
            let growth = periods.rate(of: 1).growth(WideFixed.self, precision)
        {
            owed = owed + WideFixed(schedule.oddInterest, precision) / growth
        }
        let more = Self.nearest(worth.saturatingMinus(owed) * parts)
        let less = Self.nearest(owed.saturatingMinus(worth) * parts)
        guard let more, let less, max(more, less) <= Int128(Money.limit) else { throw .undecided }
        residue = Int64(more - less)
        let count = Int64(schedule.rows.count)
        switch terms.interestRounding {
        case .halfUp, .halfEven: allowance = (count + 1) / 2
        case .up, .down: allowance = count
        }
    }

    /// A bound that leaves a tie open leaves no doubt about rounding up.
    private static func nearest(_ value: WideFixed) -> Int128? {
        (value.rounded(.halfUp) ?? value.rounded(.up))?.int128
    }

    var holds: Bool { residue.magnitude <= UInt64(allowance * Self.parts) }

    /// The residue in the currency's major unit.
    func residue(_ currency: Currency) -> ExactDecimal {
        ExactDecimal(Int128(residue), scale: currency.minorUnitDigits + 4)
    }
}
