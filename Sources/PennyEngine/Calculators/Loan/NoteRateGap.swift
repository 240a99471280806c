/// What all payments of a schedule are worth at the start, at the rates agreed, beside
/// what is owed there.
struct NoteRateGap {
    let schedule: LoanSchedule
    let terms: LoanTerms
    let periods: LoanPeriods

    /// The worth less what is owed, in minor units; nil where this kind of number
    /// cannot hold the growth of a period.
    func value<Number: CertifiableNumber>(
        _ kind: Number.Type, _ precision: Precision
    ) -> SignedNumber<Number>? {
        let one = Number(1, precision)
        var rate: PeriodicRate?
        var discount = one
        var factor = one
        var worth = Number(0, precision)
        var paid = 0
        while paid < schedule.rows.count {
            let own = periods.rate(of: paid + 1)
            if own != rate {
                guard let growth = own.growth(kind, precision) else { return nil }
                discount = one / growth
                rate = own
            }
            let end = min(periods.lastPayment(atRateOf: paid + 1), schedule.rows.count)
            for row in schedule.rows[paid..<end] {
                factor = factor * discount
                worth = worth + Number(row.payment + row.extra, precision) * factor
            }
            paid = end
        }
        var owed = Number(schedule.openingBalance, precision)
        if schedule.openingBalance == terms.principal, schedule.oddInterest > 0,
            let growth = periods.rate(of: 1).growth(kind, precision)
        {
            owed = owed + Number(schedule.oddInterest, precision) / growth
        }
        return SignedNumber(plus: worth, minus: owed)
    }
}
