import PennyTestSupport

extension MixedSet {
    private static let ofLoan = """
        It costs {{this.payment}} a month, and {{this.totalInterest}} of {{this.totalPaid}} is
        interest.
        """

    static let borrowing = [
        MixedSet(
            name: "loan",
            inputs: { random, _ in
                """
                kind: loan
                principal: \(random.amount(50_000...900_000))
                rate: \(random.percent(2_000...9_000))
                term: \(random.pick([10, 15, 20, 25, 30])) years
                """
            }, text: ofLoan),
        MixedSet(
            name: "loan-with-extra",
            inputs: { random, _ in
                """
                kind: loan
                principal: \(random.amount(50_000...900_000))
                rate: \(random.percent(2_000...9_000))
                term: 30 years
                extra:
                  - amount: \(random.amount(50...500, by: 10))
                    from: 1
                    every: \(random.number(in: 1...12))
                """
            }, text: ofLoan),
        MixedSet(
            name: "loan-by-days",
            inputs: { random, _ in
                """
                kind: loan
                principal: \(random.amount(2_000...40_000))
                rate: \(random.percent(4_000...19_000))
                term: \(random.number(in: 12...84)) months
                start: 2026-12-\(random.number(in: 1...28).padded(2))
                firstPayment: 2027-02-01
                dayCount: actual/365
                paymentBasis: days
                """
            }, text: ofLoan),
        MixedSet(
            name: "loan-in-steps",
            inputs: { random, _ in
                """
                kind: loan
                principal: \(random.amount(90_000...500_000))
                rateSteps: \(random.percent(2_000...4_000)) payments 60; \
                \(random.percent(4_000...8_000)) payments 300
                term: 30 years
                """
            }),
        MixedSet(
            name: "home",
            inputs: { random, _ in
                """
                kind: loan
                homeValue: \(random.amount(150_000...900_000, by: 1000))
                downPayment: \(random.number(in: 5...30))%
                rate: \(random.percent(4_000...8_000))
                term: 30 years
                propertyTax: \(random.percent(500...2_000))
                homeInsurance: \(random.amount(900...3_000, by: 10)) a year
                mortgageInsurance: 0.\(random.number(in: 3...9))%
                """
            }),
        MixedSet(
            name: "car",
            inputs: { random, _ in
                """
                kind: loan
                principal: \(random.amount(8_000...60_000, by: 100))
                rate: \(random.percent(3_000...14_000))
                term: \(random.pick([36, 48, 60, 72])) months
                paymentRounding: up
                fees: \(random.amount(50...900))
                """
            }, text: ofLoan + " With its fees its APR is {{this.apr}}."),
        MixedSet(
            name: "card",
            inputs: { random, _ in
                """
                kind: card
                balance: \(random.amount(500...9_000))
                rate: \(random.percent(12_000...29_000))
                minimumPercent: 1%
                minimumAmount: \(random.amount(25...40))
                minimumRule: percent-plus-interest
                """
            }),
        MixedSet(
            name: "debts",
            inputs: { random, _ in
                """
                kind: payoff
                monthlyBudget: \(random.amount(700...1_500))
                strategy: \(random.pick(["avalanche", "snowball"]))
                debts:
                  - name: Store card
                    balance: \(random.amount(500...3_000))
                    rate: \(random.percent(20_000...30_000))
                    minimum: 45
                  - name: Credit card
                    balance: \(random.amount(2_000...9_000))
                    rate: \(random.percent(15_000...25_000))
                    minimum: 155
                  - name: Car loan
                    balance: \(random.amount(4_000...15_000))
                    rate: \(random.percent(4_000...9_000))
                    minimum: 310
                """
            }),
        MixedSet(
            name: "refinancing",
            inputs: { random, _ in
                """
                kind: refinance
                balance: \(random.amount(90_000...500_000))
                rate: \(random.percent(6_500...8_500))
                remaining: \(random.number(in: 15...28)) years
                newRate: \(random.percent(4_000...6_000))
                newTerm: \(random.pick([15, 20, 30])) years
                costs: \(random.amount(1_000...9_000))
                """
            }),
        MixedSet(
            name: "apr",
            inputs: { random, _ in
                let count = random.number(in: 12...48)
                let payment = random.number(in: 90...400)
                let advance = payment * count * random.number(in: 80...98) / 100
                return """
                    kind: apr
                    method: \(random.pick(["us", "eu"]))
                    advances: \(grouped(advance)) date 2026-12-05
                    payments: \(payment) date 2027-01-05 count \(count) every month
                    """
            }),
        MixedSet(
            name: "simple-interest",
            inputs: { random, _ in
                """
                kind: simple-interest
                principal: \(random.amount(500...9_000))
                rate: \(random.percent(1_000...9_000))
                term: \(random.number(in: 6...60)) months
                """
            }),
        MixedSet(
            name: "leverage",
            inputs: { random, _ in
                """
                kind: leverage
                debts: \(random.amount(1_000...90_000))
                liabilities: \(random.amount(0...5_000))
                yearlyIncome: \(random.amount(20_000...120_000))
                assets: \(random.amount(5_000...200_000))
                """
            }),
    ]
}
