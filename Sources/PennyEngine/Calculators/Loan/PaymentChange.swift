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

extension LoanReading {
    /// Reads the payment change. Returns nil if the payment does not change by contract.
    mutating func paymentChange(
        _ frequency: PaymentFrequency, _ payments: Int?, _ first: Int64?
    ) -> PaymentChange? {
        let growth = reader.rate("paymentGrowth")
        let growthYears = years("paymentGrowthYears", of: "paymentGrowth", frequency, payments)
        let cap = reader.rate("paymentCap")
        let capYears = years("paymentCapYears", of: "paymentCap", frequency, payments)
        for name in ["paymentGrowth", "paymentCap"] where reader.isGiven(name) {
            checkChange(name, frequency)
        }
        if reader.isGiven("paymentGrowth"), reader.isGiven("paymentCap") {
            reader.report(.init("paymentCap"), .conflicts(other: "paymentGrowth"))
        }
        let most = ((payments ?? 1) - 1) / frequency.paymentsAYear
        if let growth { return .growth(rate: growth, times: growthYears ?? most, first: first) }
        return cap.map { .cap(rate: $0, times: capYears ?? most) }
    }

    /// Reads the number of changes. The last one must come before the loan ends.
    private mutating func years(
        _ name: String, of other: String, _ frequency: PaymentFrequency, _ payments: Int?
    ) -> Int? {
        guard let count = reader.count(name, 1...100) else { return nil }
        if !reader.isGiven(other) {
            reader.report(.init(name), .needs(other: other))
        } else if let payments, count * frequency.paymentsAYear >= payments {
            let number = count * frequency.paymentsAYear + 1
            reader.report(.init(name), .outsideTerm(payment: number, payments: payments))
        }
        return count
    }

    private mutating func checkChange(_ name: String, _ frequency: PaymentFrequency) {
        let isGrowth = name.isSameText(as: "paymentGrowth")
        var others = ["fixedPayments", "interestOnly"]
        others += isGrowth ? ["amortization"] : ["payment"]
        // Solving for a payment requires the rate of all periods.
        if isGrowth, !reader.isGiven("payment") { others.append("rateSteps") }
        for other in others where reader.isGiven(other) {
            reader.report(.init(name), .conflicts(other: other))
        }
        if frequency.partsOfMonthlyPayment != nil {
            reader.report(.init(name), .notForPayments(frequency.name))
        }
    }
}
