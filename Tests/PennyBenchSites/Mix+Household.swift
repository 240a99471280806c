import PennyTestSupport

extension MixedSet {
    static let household = [
        MixedSet(
            name: "rent-or-buy",
            inputs: { random, _ in
                """
                kind: rent-or-buy
                price: \(random.amount(180_000...700_000, by: 1000))
                downPayment: \(random.amount(30_000...90_000, by: 1000))
                loanRate: \(random.percent(3_000...8_000))
                monthlyRent: \(random.amount(900...3_500, by: 10))
                years: \(random.number(in: 3...30))
                buyingCostRate: 3%
                sellingCostRate: 6%
                propertyTaxRate: 1.1%
                maintenanceRate: 1%
                insurance: 1,500
                appreciationRate: \(random.percent(0...4_000))
                rentIncrease: \(random.percent(1_000...4_000))
                investmentReturn: \(random.percent(2_000...7_000))
                """
            }),
        MixedSet(
            name: "side-by-side",
            inputs: { _, round in
                """
                kind: scenarios
                sets:
                  - set: loan-\(round.padded(5))
                  - set: loan-with-extra-\(round.padded(5))
                  - set: loan-by-days-\(round.padded(5))
                """
            }),
        comparison("rice", unit: "kg"), comparison("juice", unit: "l"),
        budget("budget", ofSeries: false), budget("family", ofSeries: true),
    ]

    private static func comparison(_ name: String, unit: String) -> MixedSet {
        MixedSet(
            folder: "comparisons", name: name,
            inputs: { random, _ in
                """
                use: 1 \(unit) a week
                products:
                  - name: Own brand
                    price: \(random.cents(150...400))
                    size: 1 \(unit)
                  - name: Family pack
                    price: \(random.cents(700...1_600))
                    size: \(random.number(in: 4...6)) \(unit)
                  - name: Brand on offer
                    price: \(random.cents(250...500))
                    size: 1 \(unit)
                    deal: buy 2 get 1 free
                  - name: Small packs
                    price: \(random.cents(300...600))
                    size: \(random.number(in: 3...6)) x 250 \(unit == "kg" ? "g" : "ml")
                """
            })
    }

    /// A budget of one month; those of a series are twelve months of one household.
    private static func budget(_ name: String, ofSeries isInSeries: Bool) -> MixedSet {
        MixedSet(
            folder: "budgets", name: name,
            inputs: { random, round in
                let series = """

                    month: 2026-\((round % 12 + 1).padded(2))
                    series: household-\((round / 12).padded(4))
                    """
                return """
                    income:
                      - name: Pay
                        amount: \(random.amount(2_500...5_000))
                      - name: Second job
                        amount: \(random.amount(100...900))
                        every: 2 weeks
                    expenses:
                    \(expenses(&random))\(isInSeries ? series : "")
                    """
            })
    }

    private static func expenses(_ random: inout SeededGenerator) -> String {
        let lines = [
            ("Rent", 900...1_800, "month", "Home", "need", "fixed"),
            ("Power", 60...190, "month", "Home", "need", "flexible"),
            ("Groceries", 60...210, "week", "Food", "need", "flexible"),
            ("Eating out", 20...90, "week", "Food", "want", "flexible"),
            ("Car insurance", 200...400, "quarter", "Car", "need", "fixed"),
            ("Fuel", 20...60, "week", "Car", "need", "flexible"),
            ("Student loan", 120...320, "month", "Debt", "debt", "fixed"),
            ("Emergency fund", 50...250, "month", "Later", "saving", "fixed"),
        ]
        return lines.map { name, amount, every, group, kind, cost in
            """
              - name: \(name)
                amount: \(random.amount(amount))
                every: \(every)
                group: \(group)
                kind: \(kind)
                cost: \(cost)
            """
        }.joined(separator: "\n")
    }
}
