import PennyEngine
import PennyTestSupport
import Testing

@Suite("Laws of debt payoff plans")
struct PayoffLawTests {
    struct Debt {
        let balance: Int
        let hundredthsOfPercent: Int
        let minimum: Int

        func text(_ name: String, scale: Int = 1) -> String {
            let rate = hundredthsOfPercent
            return "\(name) balance \(balance * scale) "
                + "rate \(rate / 100).\(rate % 100 < 10 ? "0" : "")\(rate % 100)% "
                + "minimum \(minimum * scale)"
        }
    }

    struct Case {
        var debts: [Debt]
        var budget: Int

        init(_ random: inout SeededGenerator) {
            var debts: [Debt] = []
            for _ in 1...random.number(in: 1...6) {
                debts.append(
                    Debt(
                        balance: random.number(in: 1...random.pick([50, 5000, 30_000])),
                        hundredthsOfPercent: random.pick([0, random.number(in: 1...3600)]),
                        minimum: random.pick([0, random.number(in: 0...200)])))
            }
            self.debts = debts
            let interest = debts.reduce(0) { $0 + $1.balance * $1.hundredthsOfPercent / 120_000 }
            budget =
                max(debts.reduce(0) { $0 + $1.minimum }, interest + 1)
                + random.number(in: 1...500)
        }

        func inputs(_ strategy: String, scale: Int = 1, moreCents: Int = 0) -> [RawInput] {
            let texts = debts.enumerated().map { $1.text("D\($0)", scale: scale) }
            let budget = "\(budget * scale + moreCents / 100)"
            let cents = moreCents % 100
            return raw([
                "debts": texts.joined(separator: "; "), "strategy": strategy,
                "monthlyBudget": cents == 0 ? budget : "\(budget).\(cents < 10 ? "0" : "")\(cents)",
            ])
        }
    }

    /// Calls `check` with every result of `runs` random cases that have one.
    static func each(
        _ runs: Int, _ check: (inout SeededGenerator, Case, String, Calculation) throws -> Void
    ) rethrows {
        var random = SeededGenerator()
        var computed = 0
        for _ in 0..<runs {
            let typed = Case(&random)
            let strategy = random.pick(["avalanche", "snowball"])
            guard let result = try? Calculator.payoff.calculate(typed.inputs(strategy)) else {
                continue
            }
            computed += 1
            try check(&random, typed, strategy, result)
        }
        #expect(computed * 10 > runs * 9)
    }

    @Test func whatIsPaidIsWhatWasOwedAndItsInterest() throws {
        try Self.each(Effort.of(70, deep: 400)) { random, typed, _, result in
            let owed = Int64(typed.debts.reduce(0) { $0 + $1.balance }) * 100
            let interest = try #require(result.money("totalInterest"))
            #expect(result.money("totalPaid") == owed + interest, "\(random)")
            #expect(result.provesItself, "\(random)")
            #expect(result.unexplainedFigures == [])
            let table = try #require(result.table("months"))
            #expect(table.groups.flatMap { Array($0.rows) } == Array(0..<table.rowCount))
        }
    }

    /// Apart from names, the order of the debts does not matter.
    @Test func permutedDebtsGiveTheSamePlan() throws {
        try Self.each(Effort.of(70, deep: 300)) { random, typed, strategy, result in
            var other = typed
            let order = Array(typed.debts.indices).shuffled(using: &random)
            other.debts = order.map { typed.debts[$0] }
            let permuted = try Calculator.payoff.calculate(other.inputs(strategy))
            #expect(permuted.figures == result.figures, "\(typed), \(random)")
            for column in ["payment", "interest", "balance"] {
                #expect(
                    permuted.column(column, of: "months") == result.column(column, of: "months"))
            }
            let ends = try #require(result.values("paidOffMonth", of: "debts"))
            let found = try #require(permuted.values("paidOffMonth", of: "debts"))
            #expect(found == order.map { ends[$0] }, "\(typed), \(random)")
        }
    }

    /// Debts with the same rate and balance are ordered by their minimums.
    @Test(arguments: ["avalanche", "snowball"])
    func debtsThatDifferInTheirMinimumsAlonePermuteToo(_ strategy: String) throws {
        let debts = ["A balance 1000 rate 9% minimum 20", "B balance 1000 rate 9% minimum 90"]
        var ends: [[Quantity]] = []
        for order in [debts, debts.reversed()] {
            let result = try payoff([
                "debts": "\(order.joined(separator: "; "))", "monthlyBudget": "200",
                "strategy": "\(strategy)",
            ])
            ends.append(try #require(result.values("paidOffMonth", of: "debts")))
        }
        #expect(ends[0] == ends[1].reversed())
        #expect(ends[0][0] != ends[0][1])
    }

    /// The plan is the same with all amounts multiplied by a thousand, except for rounding.
    @Test func scaledAmountsScaleThePlan() throws {
        try Self.each(Effort.of(70, deep: 300)) { random, typed, strategy, result in
            let scaled = try Calculator.payoff.calculate(typed.inputs(strategy, scale: 1000))
            let months = try #require(result.count("months"))
            let longer = try #require(scaled.count("months"))
            #expect(abs(months - longer) <= 1, "\(typed), \(random)")
            let interest = try #require(result.money("totalInterest"))
            let large = try #require(scaled.money("totalInterest"))
            let slack = Int64(months * typed.debts.count * 1000)
            #expect(abs(large - interest * 1000) <= slack, "\(typed), \(random)")
        }
    }

    /// This is a law of the avalanche. The snowball satisfies it in these cases, but more money can
    /// make it pay a cheap debt before an expensive one and cost interest.
    @Test func moreBudgetIsNeverSlower() throws {
        try Self.each(Effort.of(70, deep: 400)) { random, typed, strategy, result in
            let more = random.pick([1, 50, random.number(in: 1...20_000)])
            let faster = try Calculator.payoff.calculate(
                typed.inputs(strategy, moreCents: more))
            let months = try #require(result.count("months"))
            #expect(faster.count("months") ?? .max <= months, "\(typed), \(more), \(random)")
        }
    }

    /// Without rounding, the avalanche is the cheapest plan. Rounding can favor the snowball by
    /// half a cent for each debt and month.
    @Test func theAvalancheCostsNoMoreThanTheSnowballButForRounding() throws {
        try Self.each(Effort.of(70, deep: 400)) { random, typed, _, _ in
            let cheap = try Calculator.payoff.calculate(typed.inputs("avalanche"))
            guard let other = cheap.money("otherInterest"), let months = cheap.count("otherMonths")
            else { return }
            let interest = try #require(cheap.money("totalInterest"))
            let slack = Int64(months * typed.debts.count / 2)
            #expect(interest <= other + slack, "\(typed), \(random)")
            #expect(cheap.count("months") ?? .max <= months, "\(typed), \(random)")
        }
    }

    @Test func oneDebtIsALoanWithAFixedPayment() throws {
        var random = SeededGenerator()
        for _ in 0..<60 {
            let typed = Case(&random)
            let debt = typed.debts[0]
            let rate = debt.hundredthsOfPercent
            guard
                let plan = try? Calculator.payoff.calculate(
                    raw([
                        "debts": debt.text("A"), "monthlyBudget": "\(typed.budget)",
                    ]))
            else { continue }
            let same = try loan([
                "principal": "\(debt.balance)", "term": "1200 months",
                "rate": "\(rate / 100).\(rate % 100 < 10 ? "0" : "")\(rate % 100)%",
                "payment": "\(typed.budget)",
            ])
            #expect(plan.money("totalPaid") == same.money("totalPaid"), "\(random)")
            #expect(plan.count("months") == same.count("numberOfPayments"), "\(random)")
        }
    }

    @Test(.timeLimit(.minutes(1))) func aPlanOfManyDebtsOverDecadesEnds() throws {
        let debts = (1...40).map { "D\($0) balance 2500000000 rate 12.\($0)%" }
        let plan = try payoff([
            "debts": "\(debts.joined(separator: "; "))", "monthlyBudget": "1017000000",
        ])
        #expect(try #require(plan.count("months")) > 240)
    }
}
