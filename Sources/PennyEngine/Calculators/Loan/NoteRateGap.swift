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
        var worth = Number(0, precision)
        // From the last payment back: what is later is discounted with what comes before it.
        for rows in stretches.reversed() {
            let rate = periods.rate(of: rows.upperBound)
            guard let growth = rate.growth(kind, precision) else { return nil }
            let discount = one / growth
            var end = rows.upperBound
            while end > rows.lowerBound {
                let count = countOfEqual(before: end, in: rows)
                let paid = Number(paid(end - 1), precision)
                if count < Self.shortestSeries {
                    for _ in 0..<count { worth = (worth + paid) * discount }
                } else {
                    // An annuity: p × (1 - vⁿ) ÷ i.
                    let kept = discount.power(count)
                    let annuity =
                        rate.isZero
                        ? Number(Int64(count), precision)
                        : one.saturatingMinus(kept) / growth.saturatingMinus(one)
                    worth = worth * kept + paid * annuity
                }
                end -= count
            }
        }
        var owed = Number(schedule.openingBalance, precision)
        if schedule.openingBalance == terms.principal, schedule.oddInterest > 0,
            let growth = periods.rate(of: 1).growth(kind, precision)
        {
            owed = owed + Number(schedule.oddInterest, precision) / growth
        }
        return SignedNumber(plus: worth, minus: owed)
    }

    /// So many equal payments are worth less work together than one by one.
    private static var shortestSeries: Int { 24 }

    /// The rows of each rate.
    private var stretches: [Range<Int>] {
        let count = schedule.rows.count
        var stretches: [Range<Int>] = []
        var (start, end) = (0, 0)
        while end < count {
            end = min(periods.lastPayment(atRateOf: end + 1), count)
            if end < count, periods.rate(of: end + 1) == periods.rate(of: end) { continue }
            stretches.append(start..<end)
            start = end
        }
        return stretches
    }

    private func paid(_ index: Int) -> Int64 {
        schedule.rows[index].payment + schedule.rows[index].extra
    }

    /// How many payments up to one of a stretch are equal.
    private func countOfEqual(before end: Int, in rows: Range<Int>) -> Int {
        var first = end - 1
        while first > rows.lowerBound, paid(first - 1) == paid(end - 1) { first -= 1 }
        return end - first
    }
}
