/// The rate and the payment rule of each payment period of a loan.
final class LoanPeriods {
    enum Payment {
        /// Only the interest.
        case interest
        case fixed(Int64)
        /// An agreed payment that can be less than the interest.
        case growing(Int64)
        case level(Int64)
        /// The interest and this amount of principal.
        case principal(Int64)
    }

    private let terms: LoanTerms
    private let dates: [CivilDate]
    private var periodicRates: [PeriodicRate] = []
    private var levelPayment: Int64?
    private var levelRateStep: Int?
    private var equalPart: Int64?
    private(set) var firstLevelPayment: Int64?
    /// The interest of the days before the first whole period.
    let oddInterest: Int64

    init(_ terms: LoanTerms) throws(CalculationError) {
        self.terms = terms
        dates = try terms.dates?.all(terms.payments) ?? []
        oddInterest = try terms.oddDays?.interest(terms) ?? 0
        for step in terms.rateSteps {
            periodicRates.append(
                PeriodicRate(step.rate, terms.compounding, periodsAYear: terms.paymentsAYear))
        }
    }

    /// The index of the rate step for payment `number`.
    private func step(of number: Int) -> Int {
        var end = 0
        for (index, step) in terms.rateSteps.enumerated() {
            end += step.payments
            if number <= end { return index }
        }
        return terms.rateSteps.count - 1
    }

    /// The rate of the period that ends with payment `number`.
    func rate(of number: Int) -> PeriodicRate { rate(of: number, step(of: number)) }

    /// The rate of the period by a rate step.
    private func rate(of number: Int, _ step: Int) -> PeriodicRate {
        guard let dayCount = terms.dayCount, !dates.isEmpty else { return periodicRates[step] }
        let years = dayCount.years(
            from: dates[number - 1], to: dates[number], isTermination: number == terms.payments)
        return PeriodicRate(terms.rateSteps[step].rate, years: years)
    }

    /// The last payment that is known to have the same rate as payment `number`.
    func lastPayment(atRateOf number: Int) -> Int {
        if terms.dayCount != nil, !dates.isEmpty { return number }
        var end = 0
        for step in terms.rateSteps {
            end += step.payments
            if number <= end { return end }
        }
        return number
    }

    /// The rate from payment `number` on, if it fits `SmallRate`, and the last payment with that
    /// rate.
    func stretch(from number: Int) -> (rate: SmallRate, end: Int)? {
        if terms.dayCount != nil, !dates.isEmpty { return nil }
        if terms.paymentChange != nil { return nil }
        var end = 0
        for (index, step) in terms.rateSteps.enumerated() {
            end += step.payments
            if number <= end { return SmallRate(periodicRates[index]).map { ($0, end) } }
        }
        return nil
    }

    func isFixedStep(_ number: Int) -> Bool { fixedStep(number) != nil }

    private func fixedStep(_ number: Int) -> Int64? {
        var end = 0
        for step in terms.paymentSteps {
            end += step.payments
            if number <= end { return step.payment }
        }
        return nil
    }

    /// The payment rule of payment `number` for the `balance` before it. The level payment is
    /// computed when it first applies and again at each new rate.
    func payment(_ number: Int, _ balance: Int64) throws(CalculationError) -> Payment {
        if number <= terms.interestOnlyPayments { return .interest }
        if let amount = fixedStep(number) { return .growing(amount) }
        if let amount = terms.fixedPayment { return .fixed(amount) }
        if terms.repayment == .equalPrincipal { return .principal(part(number, balance)) }
        let step = step(of: number)
        if terms.paymentChange != nil {
            if let levelPayment, (number - 1) % terms.paymentsAYear > 0 {
                return .growing(levelPayment)
            }
            let amount = try changed(number, balance, step)
            levelPayment = amount
            levelRateStep = step
            if firstLevelPayment == nil { firstLevelPayment = amount }
            return .growing(amount)
        }
        if let levelPayment, levelRateStep == step { return .level(levelPayment) }
        let amount = try level(number, balance, step)
        levelPayment = amount
        levelRateStep = step
        if firstLevelPayment == nil { firstLevelPayment = amount }
        return .level(amount)
    }

    /// The contractual payment of the year that begins with payment `number`.
    private func changed(
        _ number: Int, _ balance: Int64, _ step: Int
    ) throws(CalculationError) -> Int64 {
        let year = (number - 1) / terms.paymentsAYear
        let rule = terms.paymentRounding
        switch terms.paymentChange {
        case .growth(let rate, let times, let first):
            if let levelPayment {
                if year <= times {
                    return try PaymentChange.raised(levelPayment, by: rate, rule)
                }
                // A solved payment already repays the loan and needs no recast.
                let isRecast = first != nil && (year == times + 1 || levelRateStep != step)
                return isRecast ? try level(number, balance, step) : levelPayment
            }
            if let first { return first }
            let formula = GraduatedPayment(
                balance: balance, rate: periodicRates[0], payments: terms.payments,
                paymentsAYear: terms.paymentsAYear, growth: rate, times: times)
            return try certified(formula, rule)[0]
        case .cap(let rate, let times):
            let level = try level(number, balance, step)
            guard let levelPayment, year <= times else { return level }
            return min(level, try PaymentChange.raised(levelPayment, by: rate, rule))
        case nil: return try level(number, balance, step)
        }
    }

    /// The equal part of the principal: the balance when it first applies, divided by the number of
    /// remaining payments.
    private func part(_ number: Int, _ balance: Int64) -> Int64 {
        if let equalPart { return equalPart }
        let remaining = Int128(terms.amortizationPayments - number + 1)
        let part = Int64(Int128(balance).divided(by: remaining, terms.paymentRounding))
        equalPart = part
        return part
    }

    private func level(
        _ number: Int, _ balance: Int64, _ step: Int
    ) throws(CalculationError) -> Int64 {
        let remaining = terms.amortizationPayments - number + 1
        if terms.paymentBasis == .days {
            var rates: [PeriodicRate] = []
            for later in number...terms.payments { rates.append(rate(of: later, step)) }
            return try certified(
                LevelPaymentByDays(balance: balance, rates: rates), terms.paymentRounding)[0]
        }
        guard let parts = terms.frequency.partsOfMonthlyPayment else {
            let isFirst = number == 1 && terms.oddDays?.charge == .amortized
            return try LevelPayment(
                balance: balance, rate: periodicRates[step], payments: remaining,
                atFirst: isFirst ? oddInterest : 0
            ).rounded(terms.paymentRounding)
        }
        let monthly = try monthlyPayment(balance, step, remaining)
        return Int64(Int128(monthly).divided(by: Int128(parts), terms.paymentRounding))
    }

    /// The monthly payment from which an accelerated payment is derived.
    private func monthlyPayment(
        _ balance: Int64, _ step: Int, _ remaining: Int
    ) throws(CalculationError) -> Int64 {
        let rate = PeriodicRate(
            terms.rateSteps[step].rate, terms.compounding, periodsAYear: 12)
        let months = (remaining * 12 + terms.paymentsAYear - 1) / terms.paymentsAYear
        return try LevelPayment(balance: balance, rate: rate, payments: months)
            .rounded(terms.paymentRounding)
    }
}
