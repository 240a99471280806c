/// Reads a savings plan's inputs and checks that they fit together.
struct SavingsReading {
    var reader: InputReader

    /// Reads the plan. Returns nil when `reader` has problems to report.
    mutating func plan() -> SavingsPlan? {
        let months = reader.months("yearsToInvest")
        let initial = reader.money("initialInvestment")
        let deposit = reader.money("monthlyDeposit")
        let rate = reader.rate("interestRate", isReturn: true)
        let fee = feeRate()
        let interval = compoundingsAYear()
        let timing = reader.choice("depositTiming", Savings.timingChoices)
        let feeRule = reader.choice("feeRule", Savings.feeChoices)
        let inside = reader.choice("insidePeriod", Savings.insideChoices)
        guard let months, let initial, let deposit, let rate, let fee, let interval, let timing,
            let feeRule, let inside
        else { return nil }
        let plan = SavingsPlan(
            currency: reader.currency, months: months, initialInvestment: initial,
            monthlyDeposit: deposit, interestRate: rate, feeRate: fee,
            compoundingsAYear: interval, depositTiming: timing, feeRule: feeRule,
            insidePeriod: inside)
        checkAmounts()
        check(plan)
        return reader.problems.isEmpty ? plan : nil
    }

    private mutating func checkAmounts() {
        let isNothingGiven =
            !reader.isGiven("initialInvestment") && !reader.isGiven("monthlyDeposit")
        if isNothingGiven {
            reader.report(
                .init("initialInvestment"), .needsAmount)
        }
    }

    /// Checks that the rates and rules of a plan fit together.
    mutating func check(_ plan: SavingsPlan) {
        if plan.netRate <= ExactDecimal(-1) {
            reader.report(
                .init("additionalFeeRate"), .leavesNothing(Self.percentText(plan.feeRate)))
        }
        let needsWholeMonths =
            plan.insidePeriod != .equivalent
            || (plan.feeRule == .perCompounding && plan.feeRate != .zero)
        if needsWholeMonths, plan.compoundingsAYear < 12, plan.monthsAPeriod == nil {
            let times = ExactDecimal(Int128(plan.compoundingsAYear)).text()
            reader.report(.init("compoundInterval"), .notMonthlyDivisible(times))
        }
    }

    /// Reads the fee, which is below 100 % so that a balance remains.
    mutating func feeRate() -> ExactDecimal? {
        guard let fee = reader.rate("additionalFeeRate") else { return nil }
        if fee < ExactDecimal(1) { return fee }
        reader.report(.init("additionalFeeRate"), .leavesNothing(Self.percentText(fee)))
        return nil
    }

    private static func percentText(_ rate: ExactDecimal) -> String {
        Wording("\(ExactDecimal(rate.coefficient * 100, scale: rate.scale).text())%").text
    }

    /// Reads a named compounding, or a number of times a year.
    mutating func compoundingsAYear() -> Int? {
        let convention = reader.convention
        let words = choiceNames(Savings.intervals)
        let parse: (String) throws(InputFailure) -> Int = { typed throws(InputFailure) in
            if let index = EnglishSynonyms.index(of: typed, among: words) {
                return Savings.intervals[index].1
            }
            do throws(InputFailure) {
                return try InputReader.parseCount(typed, convention, 1...366)
            } catch {
                let choices = words + ["a number of times a year up to 366"]
                throw InputFailure(.notAChoice(typed, choices: choices))
            }
        }
        return reader.read("compoundInterval", parse) { times in
            for (word, known) in Savings.intervals where known == times { return .choice(word) }
            return .count(times)
        }
    }
}
