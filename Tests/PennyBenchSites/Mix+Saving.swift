import PennyTestSupport

extension MixedSet {
    static let saving = [
        MixedSet(
            name: "savings",
            inputs: { random, _ in
                """
                kind: savings
                yearsToInvest: \(random.number(in: 1...40))
                initialInvestment: \(random.amount(0...20_000))
                monthlyDeposit: \(random.amount(10...600))
                interestRate: \(random.percent(500...7_000))
                additionalFeeRate: \(random.percent(0...1_500))
                compoundInterval: \(random.pick(["annual", "quarterly", "monthly", "daily"]))
                """
            }),
        MixedSet(
            name: "goal",
            inputs: { random, _ in
                """
                kind: goal
                target: \(random.amount(8_000...90_000))
                initialInvestment: \(random.amount(0...5_000))
                yearsToInvest: \(random.number(in: 2...20))
                interestRate: \(random.percent(500...6_000))
                """
            }),
        MixedSet(
            name: "retirement",
            inputs: { random, _ in
                """
                kind: retirement
                currentAge: \(random.number(in: 20...55))
                retirementAge: \(random.number(in: 62...70))
                savings: \(random.amount(0...90_000))
                monthlyDeposit: \(random.amount(100...1_500))
                depositIncrease: 2%
                rateBefore: \(random.percent(3_000...7_000))
                rateAfter: \(random.percent(1_000...4_000))
                inflationRate: \(random.percent(1_000...3_000))
                yearsInRetirement: \(random.number(in: 15...35))
                """
            }),
        MixedSet(
            name: "inflation",
            inputs: { random, _ in
                """
                kind: inflation
                amount: \(random.amount(10...5_000))
                inflationRate: \(random.percent(500...9_000))
                years: \(random.number(in: 2...50))
                direction: \(random.pick(["later", "earlier"]))
                """
            }),
        MixedSet(
            name: "rates",
            inputs: { random, _ in
                """
                kind: rates
                rate: \(random.percent(500...19_000))
                compounding: \(random.pick(["annual", "monthly", "daily", "continuous"]))
                periodsAYear: \(random.pick([1, 2, 4, 12, 52]))
                """
            }),
        MixedSet(
            name: "yield",
            inputs: { random, _ in
                """
                kind: rates
                interest: \(random.cents(500...9_000))
                principal: 1,000
                days: \(random.number(in: 90...730))
                """
            }),
        MixedSet(
            name: "doubling",
            inputs: { random, _ in
                "kind: doubling-time\nrate: \(random.percent(500...19_000))"
            }),
        MixedSet(
            name: "annuity",
            inputs: { random, _ in
                """
                kind: annuity
                solveFor: payment
                presentValue: receive \(random.amount(2_000...40_000))
                futureValue: pay \(random.amount(100...900))
                periods: \(random.number(in: 12...96)) payments
                rate: \(random.percent(1_000...12_000))
                timing: \(random.pick(["begin", "end"]))
                """
            }),
        MixedSet(
            name: "annuity-rate",
            inputs: { random, _ in
                let count = random.number(in: 6...60)
                let payment = random.number(in: 40...400)
                return """
                    kind: annuity
                    solveFor: rate
                    presentValue: receive \(payment * count * random.number(in: 75...97) / 100)
                    payment: pay \(payment)
                    periods: \(count)
                    """
            }),
        MixedSet(
            name: "cashflow",
            inputs: { random, _ in
                let first = random.number(in: 3_000...12_000)
                let later = (0..<random.number(in: 5...15)).map { _ in random.amount(500...3_000) }
                return """
                    kind: cashflow
                    flows: -\(grouped(first)); \(later.joined(separator: "; "))
                    discountRate: \(random.percent(1_000...9_000))
                    """
            }),
    ]
}
