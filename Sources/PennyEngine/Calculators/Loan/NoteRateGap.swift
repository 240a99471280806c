/// The discounted value of a schedule's payments at the note rates, compared with the opening
/// balance.
struct NoteRateGap {
    let schedule: LoanSchedule
    let terms: LoanTerms
    let periods: LoanPeriods

    /// The discounted value less the opening balance, in minor units; nil if this kind of number
    /// cannot hold the growth of a period.
    func value<Number: CertifiableNumber>(
        _ kind: Number.Type, _ precision: Precision
    ) -> SignedNumber<Number>? {
        let one = Number(1, precision)
        var worth = Number(0, precision)
        // Discounts backward from the last payment, so that later payments are discounted together
        // with earlier ones.
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
                    // Uses the annuity formula: p × (1 - vⁿ) ÷ i.
                    let factor = discount.power(count)
                    let annuity =
                        rate.isZero
                        ? Number(Int64(count), precision)
                        : one.saturatingMinus(factor) / growth.saturatingMinus(one)
                    worth = worth * factor + paid * annuity
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

    /// The number of equal payments from which the annuity formula is faster than single steps.
    private static var shortestSeries: Int { 24 }

    /// The ranges of rows with the same rate.
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

    /// The number of equal payments before `end` in a range.
    private func countOfEqual(before end: Int, in rows: Range<Int>) -> Int {
        var first = end - 1
        while first > rows.lowerBound, paid(first - 1) == paid(end - 1) { first -= 1 }
        return end - first
    }
}
