import PennyEngine
import PennyTestSupport
import PennyVectors
import Testing

@Suite("What reaches a savings goal")
struct GoalTests {
    static func goal(_ inputs: TypedInputs, _ currency: String = "USD") throws -> Calculation {
        try Calculator.goal.calculate(raw(inputs), defaults(currency))
    }

    /// By hand: 12 deposits at 0 %; at 12 %, a deposit earns 1 % a month.
    @Test(
        arguments: [
            (["target": "1,200", "yearsToInvest": "1", "interestRate": "0%"], "100.00"),
            (["target": "1,200.01", "yearsToInvest": "1", "interestRate": "0%"], "100.01"),
            (
                [
                    "target": "201", "yearsToInvest": "2 months", "interestRate": "12%",
                ], "100.00"
            ),
            (
                [
                    "target": "201.01", "yearsToInvest": "2 months", "interestRate": "12%",
                ], "100.01"
            ),
            (
                [
                    "target": "203.01", "yearsToInvest": "2 months", "interestRate": "12%",
                    "depositTiming": "begin",
                ], "100.00"
            ),
            (
                [
                    "target": "1,100", "initialInvestment": "1,000", "yearsToInvest": "1",
                    "interestRate": "10%", "compoundInterval": "annual",
                ], "0.00"
            ),
        ] as [(TypedInputs, String)])
    func theDepositIsTheLeastThatReachesTheTarget(_ inputs: TypedInputs, _ deposit: String) throws {
        let result = try Self.goal(inputs)
        #expect(result.moneyText("monthlyDeposit") == deposit)
        #expect(result.provesItself)
    }

    @Test(
        arguments: [
            (["target": "1,200", "monthlyDeposit": "100", "interestRate": "0%"], 12),
            (["target": "1,200.01", "monthlyDeposit": "100", "interestRate": "0%"], 13),
            (["target": "201", "monthlyDeposit": "100", "interestRate": "12%"], 2),
            (
                [
                    "target": "1,210", "initialInvestment": "1,000", "monthlyDeposit": "0",
                    "interestRate": "10%", "compoundInterval": "annual",
                ], 24
            ),
            (["target": "120,000", "monthlyDeposit": "100", "interestRate": "0%"], 1200),
            (["target": "1,000,000,000", "monthlyDeposit": "1", "interestRate": "1000%"], 34),
        ] as [(TypedInputs, Int)])
    func theTimeIsTheFirstMonthThatHasTheTarget(_ inputs: TypedInputs, _ months: Int) throws {
        let result = try Self.goal(inputs)
        let expected = TermLength(ExactDecimal(Int128(months)), .months)
        #expect(result.figure("yearsToInvest")?.quantity == .duration(expected))
        #expect(result.provesItself)
    }

    @Test(arguments: [
        ("1,100", "1", ExactDecimal(10, scale: 2)), ("1,210", "2", ExactDecimal(10, scale: 2)),
        ("1,000.01", "1", ExactDecimal(10, scale: 6)),
        ("2,000", "3", ExactDecimal(259_922, scale: 6)),
        ("11,000", "1", ExactDecimal(10)),
    ])
    func theRateIsTheLowestThatReachesTheTarget(
        _ target: String, _ years: String, _ rate: ExactDecimal
    ) throws {
        let result = try Self.goal([
            "target": target, "initialInvestment": "1,000", "monthlyDeposit": "0",
            "yearsToInvest": years, "compoundInterval": "annual",
        ])
        #expect(result.figure("interestRate")?.quantity == .rate(rate))
        #expect(result.provesItself)
    }

    @Test func whereTheDepositsAloneReachItNoInterestIsNeeded() throws {
        let result = try Self.goal([
            "target": "1,000", "monthlyDeposit": "100", "yearsToInvest": "1",
        ])
        #expect(result.figure("interestRate")?.quantity == .rate(.zero))
        #expect(result.moneyText("aboveTarget") == "200.00")
        #expect(result.notes.count == 1)
    }

    // MARK: - Vectors, the other way round

    /// A plan with an independently computed balance is the plan that reaches it.
    @Test(arguments: GrowthVector.all)
    func thePlanOfAPublishedBalanceIsFoundAgain(_ vector: GrowthVector) throws {
        let typed = vector.request.inputs.filter { $0.name != "monthlyDeposit" }
        let target = RawInput("target", vector.expected.finalBalance)
        let plan = try Calculator.savings.calculate(vector.request.inputs)
        guard case .money(let deposit) = plan.input("monthlyDeposit")?.quantity,
            case .money(let initial) = plan.input("initialInvestment")?.quantity,
            case .money(let balance) = plan.figure("accruedBalance")?.quantity, deposit > 0,
            balance > initial
        else { return }
        let found = try #require(
            try Calculator.goal.calculate(typed + [target]).money("monthlyDeposit"))
        #expect(found == deposit || found == deposit + 1, "rounded by half a unit at most")
    }

    // MARK: - Laws

    struct Typed {
        var target: Int
        var initial: Int
        var plan: SavingsLawTests.Typed

        func inputs(without unknown: String) -> [RawInput] {
            [RawInput("target", ExactDecimal(Int128(target), scale: 2).text())]
                + plan.inputs.filter { $0.name != unknown && $0.name != "initialInvestment" }
                + [RawInput("initialInvestment", ExactDecimal(Int128(initial), scale: 2).text())]
        }
    }

    static func typed(_ random: inout SeededGenerator) -> Typed {
        let initial = random.number(in: 0...500_000)
        return Typed(
            target: initial + random.number(in: 1...5_000_000), initial: initial,
            plan: SavingsLawTests.typed(&random))
    }

    @Test(arguments: ["monthlyDeposit", "yearsToInvest", "interestRate"])
    func theSavingsCalculatorReachesTheTargetWithTheAnswer(_ unknown: String) throws {
        var random = SeededGenerator()
        for _ in 0..<(unknown == "interestRate" ? 15 : 40) {
            var typed = Self.typed(&random)
            typed.plan.rate = abs(typed.plan.rate)
            typed.plan.months += 12
            typed.plan.deposit += 1_000
            let result = try Calculator.goal.calculate(typed.inputs(without: unknown))
            let answer: String
            switch result.figures[0].quantity {
            case .money(let amount): answer = result.text(amount)
            case .duration(let term): answer = term.text
            case .rate(let rate):
                answer = ExactDecimal(rate.coefficient * 100, scale: rate.scale).text() + "%"
            default: answer = ""
            }
            let savings = try Calculator.savings.calculate(
                typed.inputs(without: unknown).filter { $0.name != "target" } + [
                    RawInput(unknown, answer)
                ])
            #expect(try #require(savings.money("accruedBalance")) >= Int64(typed.target))
            #expect(result.figures[0].name == unknown)
            #expect(result.provesItself, "\(typed), \(random)")
        }
    }

    static func deposit(_ typed: Typed) throws -> Int64 {
        try #require(
            try Calculator.goal.calculate(typed.inputs(without: "monthlyDeposit"))
                .money("monthlyDeposit"))
    }

    @Test func oneUnitADepositLessNeverReachesTheTarget() throws {
        var random = SeededGenerator()
        for _ in 0..<40 {
            let typed = Self.typed(&random)
            let deposit = try Self.deposit(typed)
            guard deposit > 0 else { continue }
            var inputs = typed.inputs(without: "monthlyDeposit").filter { $0.name != "target" }
            inputs.append(
                RawInput("monthlyDeposit", ExactDecimal(Int128(deposit - 1), scale: 2).text()))
            let less = try Calculator.savings.calculate(inputs)
            #expect(try #require(less.money("accruedBalance")) <= Int64(typed.target))
        }
    }

    @Test func theDepositForTwoTargetsIsThatForTheirSum() throws {
        var random = SeededGenerator()
        for _ in 0..<40 {
            let first = Self.typed(&random)
            var second = first
            second.initial = random.number(in: 0...500_000)
            second.target = second.initial + random.number(in: 1...5_000_000)
            var both = first
            both.initial += second.initial
            both.target += second.target
            let parts = [try Self.deposit(first), try Self.deposit(second)]
            guard parts.allSatisfy({ $0 > 0 }) else { continue }
            let sum = parts[0] + parts[1]
            #expect([sum, sum - 1].contains(try Self.deposit(both)), "\(first), \(random)")
        }
    }

    @Test func everyFigureIsLedToByAStep() throws {
        for unknown in ["monthlyDeposit", "yearsToInvest", "interestRate"] {
            var inputs = raw([
                "target": "20,000", "yearsToInvest": "5", "monthlyDeposit": "250",
                "interestRate": "4%", "additionalFeeRate": "0.5%",
            ])
            inputs.removeAll { $0.name == unknown }
            let result = try Calculator.goal.calculate(inputs)
            let led = result.steps.flatMap(\.figures)
            #expect(result.figures.allSatisfy { led.contains($0.name) })
            #expect(led.allSatisfy { result.figure($0) != nil })
        }
    }

    // MARK: - Problems

    @Test(
        arguments: [
            (
                ["target": "5"],
                "3 of yearsToInvest, monthlyDeposit and interestRate are left out",
                "Leave out the one to be found, and give the others."
            ),
            (
                [
                    "target": "5", "yearsToInvest": "1", "monthlyDeposit": "1",
                    "interestRate": "1%",
                ],
                "yearsToInvest, monthlyDeposit and interestRate are all given, which leaves nothing "
                    + "to find",
                "Leave out the one to be found, and give the others."
            ),
            (
                [
                    "target": "5", "initialInvestment": "5", "monthlyDeposit": "1",
                    "interestRate": "1%",
                ], "target is not above initialInvestment",
                "Write more than initialInvestment."
            ),
            (
                ["target": "121,000", "monthlyDeposit": "100", "interestRate": "0%"],
                "the target is not reached within 1200 months",
                "Save more each month, start with more, or lower the target."
            ),
            (
                ["target": "1,000,000", "monthlyDeposit": "100", "yearsToInvest": "2 months"],
                "the target is not reached at 1000% a year",
                "Save more each month, save longer, or lower the target."
            ),
            (
                [
                    "target": "100", "yearsToInvest": "2", "interestRate": "-50%",
                    "additionalFeeRate": "50%", "feeRule": "subtract",
                ], "additionalFeeRate “50%” leaves nothing to grow",
                "Write a rate that takes less than everything in a year."
            ),
        ] as [(TypedInputs, String, String)])
    func whatCannotBeFoundIsSaid(
        _ inputs: TypedInputs, _ summary: String, _ nextStep: String
    ) {
        let found = problems(.goal, raw(inputs))
        #expect(found.map(\.summary) == [summary])
        #expect(found.map(\.nextStep) == [nextStep])
    }
}
