import PennyNaturals

/// The largest withdrawal, in today's money, that lasts for a number of months.
///
/// The first guess is the exact quotient without rounding. A larger withdrawal never leaves more,
/// so the search moves from the guess to the largest amount that the rounded months allow.
struct RetirementSearch {
    let pot: RetirementPot
    let prices: RetirementPrices
    let months: Int

    func largest() throws(CalculationError) -> Int64 {
        var enough = guess
        var step: Int64 = 1
        while enough > 0 {
            if try lasts(enough) { break }
            enough = max(enough - step, 0)
            step *= 2
        }
        step = 1
        while try fits(enough + step) {
            enough += step
            step *= 2
        }
        while step > 1 {
            step /= 2
            if try fits(enough + step) { enough += step }
        }
        return enough
    }

    private func fits(_ withdrawal: Int64) throws(CalculationError) -> Bool {
        withdrawal > Money.limit ? false : try lasts(withdrawal)
    }

    /// Whether the withdrawal is paid in full in every month. A pot that grows beyond the largest
    /// amount lasts.
    func lasts(_ withdrawal: Int64) throws(CalculationError) -> Bool {
        try monthsPaid(withdrawal) == months
    }

    func monthsPaid(_ withdrawal: Int64) throws(CalculationError) -> Int {
        var pot = pot
        do throws(CalculationError) {
            return try pot.spend(try prices.withdrawals(withdrawal), months: months)
        } catch {
            if error == .tooLarge { return months }
            throw error
        }
    }

    /// The final value of the pot, divided by the final value of withdrawals of 1.
    private var guess: Int64 {
        let precision = Precision.steps[0]
        if QuickNumber.isForEveryFormula,
            let quick = quotient(QuickNumber.self, precision)?.rounded(.down)?.int128
        {
            return Int64(min(quick, Int128(Money.limit)))
        }
        guard let quotient = quotient(WideFixed.self, precision) else { return 0 }
        let units = (quotient.low >> quotient.fractionBits).int128 ?? Int128(Money.limit)
        return Int64(min(units, Int128(Money.limit)))
    }

    private func quotient<Number: CertifiableNumber>(
        _ kind: Number.Type, _ precision: Precision
    ) -> Number? {
        let plan = pot.plan
        guard let growth = RetirementPlan.monthly(plan.rateAfter).growth(kind, precision) else {
            return nil
        }
        let feeFactor = CompoundFactor(fee: plan.feeRate, takenTimesAYear: 1, periodsAYear: 1)
            .wholePeriods(kind, precision)
        let levels = prices.levels(kind, precision)
        var whole = Number(pot.balance, precision)
        var unit = Number(0, precision)
        for month in 0..<months {
            let level = levels[month / 12] ?? Number(1, precision)
            if plan.withdrawalTiming == .start { unit = unit + level }
            whole = whole * growth
            unit = unit * growth
            if plan.withdrawalTiming == .end { unit = unit + level }
            if month % 12 == 11 {
                whole = whole * feeFactor
                unit = unit * feeFactor
            }
        }
        return whole / unit
    }
}
