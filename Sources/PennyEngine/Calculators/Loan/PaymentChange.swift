import PennyNaturals

/// The yearly change of a loan's payment by contract.
enum PaymentChange: Equatable {
    /// The payment grows by `rate` for `times` years and then stays constant: a graduated payment
    /// mortgage. The first payment is solved for. If it is given instead, the payment after the
    /// growth is the level one that repays the rest.
    case growth(rate: ExactDecimal, times: Int, first: Int64?)
    /// The payment is recomputed each year and rises by at most `rate` for `times` years: a payment
    /// cap.
    case cap(rate: ExactDecimal, times: Int)

    /// Raises a payment by `rate`, rounded once.
    static func raised(
        _ payment: Int64, by rate: ExactDecimal, _ rule: RoundingRule
    ) throws(CalculationError) -> Int64 {
        let unit = ExactDecimal.powerOfTen(rate.scale)
        let raised = (Int128(payment) * (unit + rate.coefficient)).divided(by: unit, rule)
        guard raised <= Int128(Money.limit) else { throw .tooLarge }
        return Int64(raised)
    }
}

/// The first of the payments that grow once a year and repay `balance`:
///
///     balance × (1 + i)^n ÷ Σ (1 + growth)^raises × (1 + i)^(n − k)
struct GraduatedPayment: CertifiableFormula {
    let balance: Int64
    let rate: PeriodicRate
    let payments: Int
    let paymentsAYear: Int
    let growth: ExactDecimal
    let times: Int

    func values<Number: CertifiableNumber>(
        _ kind: Number.Type, _ precision: Precision
    ) -> [Number?] {
        guard let grown = rate.growth(kind, precision) else { return [nil] }
        let unit = ExactDecimal.powerOfTen(growth.scale)
        let raise = Number(
            BigNatural((unit + growth.coefficient).magnitude), over: BigNatural(unit.magnitude),
            precision)
        var payment = Number(1, precision)
        var sum = Number(0, precision)
        for year in 0...(payments - 1) / paymentsAYear {
            if year > 0, year <= times { payment = payment * raise }
            // The value of a year's payments of one at the last of them.
            let count = min(paymentsAYear, payments - year * paymentsAYear)
            var worth = Number(0, precision)
            for _ in 1...count { worth = worth * grown + Number(1, precision) }
            sum = sum * grown.power(count) + payment * worth
        }
        return [Number(balance, precision) * grown.power(payments) / sum]
    }
}
