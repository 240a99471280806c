import PennyEngine
import PennyTestSupport
import PennyWordsSupport
import Testing

@Suite("Saving for retirement and living on it")
struct RetirementTests {
    static func plan(_ inputs: TypedInputs, _ currency: String = "USD") throws -> Calculation {
        try Calculator.retirement.calculate(raw(inputs), defaults(currency))
    }

    @Test func withoutReturnsAPotLastsAsManyMonthsAsItHasWithdrawals() throws {
        let result = try Self.plan([
            "yearsToRetirement": "1", "savings": "1,000", "monthlyDeposit": "100",
            "rateBefore": "0%", "rateAfter": "0%", "monthlyWithdrawal": "300",
        ])
        #expect(result.moneyText("potAtRetirement") == "2200.00")
        #expect(
            result.figure("lasts")?.quantity == .duration(TermLength(ExactDecimal(7), .months)))
        #expect(result.moneyText("totalWithdrawn") == "2200.00")
        #expect(result.moneyText("lastBalance") == "0.00")
        #expect(result.provesItself)
    }

    /// By hand: 1,000 at 10 % a year is 1,100 after a year, less 1 % of it. The result shows the
    /// order of fee and growth.
    @Test func aYearGrowsByItsReturnAndThenPaysTheFee() throws {
        let result = try Self.plan([
            "yearsToRetirement": "12 months", "savings": "1,000", "rateBefore": "10%",
            "rateAfter": "0%", "additionalFeeRate": "1%", "monthlyWithdrawal": "1",
            "inflationRate": "10%",
        ])
        #expect(result.moneyText("totalFees")?.hasPrefix("1") == true)
        #expect(abs((result.money("potAtRetirement") ?? 0) - 108_900) <= 6, "months are rounded")
        #expect(abs((result.money("potToday") ?? 0) - 99_000) <= 6)
        #expect(result.moneyText("firstWithdrawal") == "1.10")
    }

    @Test(arguments: [("start", "122.12"), ("end", "321.19")])
    func aWithdrawalAtTheEndLetsTheMonthGrowFirst(_ timing: String, _ left: String) throws {
        let grown = try Self.plan([
            "yearsToRetirement": "0", "savings": "1,000", "rateBefore": "0%",
            "rateAfter": "1000%", "monthlyWithdrawal": "900", "withdrawalTiming": timing,
            "horizon": "1 month",
        ])
        // 11^(1/12) is 1.221188…: a month's growth applies to the rest of 1,000, or to all of it.
        #expect(grown.moneyText("lastBalance") == left)
    }

    /// By hand: the twelfth root of 2^-12 halves the pot each month. A loss that is a tie rounds
    /// away from zero, like every half.
    @Test func aReturnBelowZeroIsALoss() throws {
        let result = try Self.plan([
            "yearsToRetirement": "2 months", "savings": "100.01",
            "rateBefore": "-99.9755859375%", "rateAfter": "-99.9755859375%",
            "monthlyWithdrawal": "5", "horizon": "2 months",
        ])
        #expect(result.moneyText("potAtRetirement") == "25.00")
        // 25.00 − 5 = 20.00, 10.00; 5.00, 2.50.
        #expect(result.moneyText("lastBalance") == "2.50")
        #expect(result.moneyText("totalGrowth") == "-87.51")
        #expect(result.provesItself)
    }

    /// By hand: 1,200.00 less a tenth; deposits of 100.00, then of 110.00.
    @Test func theFeeIsTakenAfterTheTwelfthMonthAndDepositsRiseAfterIt() throws {
        let fee = try Self.plan([
            "yearsToRetirement": "1", "monthlyDeposit": "100", "rateBefore": "0%",
            "rateAfter": "0%", "additionalFeeRate": "10%", "monthlyWithdrawal": "5",
            "horizon": "1 month",
        ])
        #expect(fee.moneyText("potAtRetirement") == "1080.00")
        let rising = try Self.plan([
            "yearsToRetirement": "2", "monthlyDeposit": "100", "depositIncrease": "10%",
            "rateBefore": "0%", "rateAfter": "0%", "monthlyWithdrawal": "5", "horizon": "1 month",
        ])
        #expect(rising.column("deposits", of: "years")?.prefix(2) == [1200_00, 1320_00])
    }

    /// A twelfth of 0.06 % of 100.00 is half a cent.
    @Test func halfACentOfAShareIsRoundedUp() throws {
        let result = try Self.plan([
            "yearsToRetirement": "0", "savings": "100", "rateBefore": "0%", "rateAfter": "0%",
            "withdrawalRate": "0.06%", "horizon": "1 month",
        ])
        #expect(result.money("firstWithdrawal") == 1)
    }

    @Test(arguments: [("100", 61), ("1,199", 61), ("1,200", 62)])
    func aYearBegunDoesNotCountForTheAge(_ savings: String, _ age: Int) throws {
        let result = try Self.plan([
            "currentAge": "60", "retirementAge": "61", "savings": "\(savings)",
            "rateBefore": "0%", "rateAfter": "0%", "monthlyWithdrawal": "100",
        ])
        #expect(result.count("ageWhenSpent") == age)
    }

    @Test func theReturnInRetirementIsTheOneBeforeUnlessItIsGiven() throws {
        func plan(_ rateAfter: String?) throws -> Calculation {
            try Calculator.retirement.calculate(
                raw([
                    "yearsToRetirement": "30", "savings": "40,000", "rateBefore": "6%",
                    "inflationRate": "2.5%", "yearsInRetirement": "25",
                ]) + (rateAfter.map { [RawInput("rateAfter", $0)] } ?? []))
        }
        let (same, given, less) = try (plan(nil), plan("6%"), plan("4%"))
        #expect(same.figures == given.figures)
        #expect(same.tables == given.tables)
        #expect(
            try #require(less.money("monthlyWithdrawal"))
                < #require(same.money("monthlyWithdrawal")))
    }

    @Test func aLossOfEverythingIsRefused() {
        let found = problems(
            .retirement,
            raw([
                "yearsToRetirement": "1", "savings": "5", "rateBefore": "-100%",
                "rateAfter": "-2%", "monthlyWithdrawal": "5",
            ]))
        #expect(found.map(\.path.input) == ["rateBefore"])
    }

    @Test func agesNameTheYearsAndTheEnd() throws {
        let result = try Self.plan([
            "currentAge": "60", "retirementAge": "62", "savings": "24,000", "rateBefore": "0%",
            "rateAfter": "0%", "monthlyWithdrawal": "1,000",
        ])
        #expect(result.count("ageWhenSpent") == 64)
        #expect(result.column("age", of: "years") == [61, 62, 63, 64])
    }

    @Test func aShareOfThePotIsTheFirstYearsWithdrawal() throws {
        let result = try Self.plan([
            "yearsToRetirement": "0", "savings": "300,000", "rateBefore": "0%",
            "rateAfter": "0%", "withdrawalRate": "4%", "inflationRate": "2%",
        ])
        #expect(result.moneyText("firstWithdrawal") == "1000.00")
        #expect(result.column("withdrawals", of: "years")?[1] == 1_224_000)
        #expect(result.provesItself)
    }

    @Test func aFirstWithdrawalThatIsTooLargeIsRefused() {
        do throws(InputProblems) {
            _ = try Calculator.retirement.calculate(
                raw([
                    "yearsToRetirement": "45", "savings": "6", "monthlyDeposit": "600",
                    "rateBefore": "6.348682%", "rateAfter": "10.716499%",
                    "inflationRate": "87.3%", "monthlyWithdrawal": "3,920.37",
                ]))
            Issue.record("no problem")
        } catch {
            let isTooLarge = error.problems.contains {
                if case .calculation(.tooLarge, _) = $0.kind { true } else { false }
            }
            #expect(isTooLarge, "\(error.problems)")
        }
    }

    /// The duration of the pot, as pages and tools state it.
    static func lasts(_ result: Calculation) throws -> String {
        let quantity = try #require(result.figure("lasts")?.quantity)
        if case .words(let message, let machine) = quantity {
            let months = try #require(Int(machine.filter(\.isNumber)))
            #expect(message.english == "more than \(CommonWords.span(of: months).english)")
            return machine
        }
        return Message.value(quantity).english
    }

    @Test func aWithdrawalThatNeverUsesThePotUpLastsBeyondTheHorizon() throws {
        let result = try Self.plan([
            "yearsToRetirement": "0", "savings": "300,000", "rateBefore": "0%",
            "rateAfter": "5%", "monthlyWithdrawal": "100", "horizon": "30",
        ])
        #expect(try Self.lasts(result) == "more than 360 months")
        #expect(result.table("years")?.rowCount == 30)
    }

    @Test func withdrawalsThatLastUseUpThePotToTheLastUnit() throws {
        let result = try Self.plan([
            "yearsToRetirement": "0", "savings": "12,000", "rateBefore": "0%",
            "rateAfter": "0%", "yearsInRetirement": "1",
        ])
        #expect(result.moneyText("monthlyWithdrawal") == "1000.00")
        #expect(result.moneyText("lastBalance") == "0.00")
        #expect(result.provesItself)
    }

    // MARK: - Laws

    static func inputs(_ random: inout SeededGenerator) -> [RawInput] {
        func percent(_ most: Int) -> String {
            SavingsLawTests.Typed.percent(random.number(in: 0...most))
        }
        return raw([
            "yearsToRetirement": "\(random.number(in: 0...120)) months",
            "savings": "\(random.number(in: 1000...900_000))",
            "monthlyDeposit": "\(random.number(in: 0...3000))", "depositIncrease": percent(400),
            "rateBefore": percent(1200), "rateAfter": percent(800),
            "additionalFeeRate": percent(150), "inflationRate": percent(600),
            "depositTiming": random.pick(["start", "end"]),
            "withdrawalTiming": random.pick(["start", "end"]),
        ])
    }

    @Test func theWithdrawalFoundLastsAndAUnitMoreDoesNot() throws {
        var random = SeededGenerator()
        for _ in 0..<12 {
            let typed = Self.inputs(&random)
            let months = random.number(in: 1...120)
            let found = try Calculator.retirement.calculate(
                typed + raw(["yearsInRetirement": "\(months) months"]))
            #expect(found.provesItself, "\(typed), \(random)")
            let withdrawal = try #require(found.money("monthlyWithdrawal"))
            func lasts(_ amount: Int64) throws -> String {
                try Self.lasts(
                    Calculator.retirement.calculate(
                        typed
                            + raw([
                                "monthlyWithdrawal": found.text(amount),
                                "horizon": "\(months) months",
                            ])))
            }
            let whole = "more than \(months) \(months == 1 ? "month" : "months")"
            // If nothing is left at the end, the savings last just as long.
            let isAllGone = found.money("lastBalance") == 0
            #expect(try (lasts(withdrawal) == whole) != isAllGone, "\(typed)")
            #expect(try lasts(withdrawal + 1) != whole, "\(typed)")
        }
    }

    @Test func everyRowLeadsToTheNext() throws {
        var random = SeededGenerator()
        for _ in 0..<12 {
            let result = try Calculator.retirement.calculate(
                Self.inputs(&random) + raw(["withdrawalRate": "6%", "horizon": "30"]))
            let table = try #require(result.table("years"))
            var balance = try #require(result.savings)
            for row in 0..<table.rowCount {
                let cells = (1...5).map { table.cell(row: row, column: $0) }
                balance += cells[0] + cells[1] - cells[2] - cells[3]
                #expect(balance == cells[4], "row \(row), \(random)")
            }
            #expect(result.provesItself)
        }
    }

    @Test func aLargerWithdrawalNeverLastsLonger() throws {
        var random = SeededGenerator()
        for _ in 0..<10 {
            let typed = Self.inputs(&random)
            var before = Int.max
            for amount in [500, 2000, 8000] {
                let result = try Calculator.retirement.calculate(
                    typed + raw(["monthlyWithdrawal": "\(amount)", "horizon": "30"]))
                let rows = result.table("years")?.rowCount ?? 0
                #expect(rows <= before, "\(typed), \(random)")
                before = rows
            }
        }
    }

    @Test func everyFigureIsLedToByAStep() throws {
        for mode in [
            ("monthlyWithdrawal", "5,000"), ("withdrawalRate", "4%"),
            ("yearsInRetirement", "20"),
        ] {
            let result = try Calculator.retirement.calculate(
                raw([
                    "currentAge": "60", "retirementAge": "62", "savings": "240,000",
                    "rateBefore": "5%", "rateAfter": "3%", "inflationRate": "2%",
                ]) + [RawInput(mode.0, mode.1)])
            let led = result.steps.flatMap(\.figures)
            #expect(result.figures.allSatisfy { led.contains($0.name) }, "\(mode)")
            #expect(led.allSatisfy { result.figure($0) != nil }, "\(mode)")
        }
    }

    // MARK: - Problems

    @Test(
        arguments: [
            (
                ["yearsToRetirement": "1", "savings": "5", "rateBefore": "1%", "rateAfter": "1%"],
                "one of monthlyWithdrawal, withdrawalRate and yearsInRetirement is missing",
                "Give one of them."
            ),
            (
                [
                    "savings": "5", "rateBefore": "1%", "rateAfter": "1%", "withdrawalRate": "4%",
                ], "one of yearsToRetirement and retirementAge is missing", "Give one of them."
            ),
            (
                [
                    "retirementAge": "60", "savings": "5", "rateBefore": "1%", "rateAfter": "1%",
                    "withdrawalRate": "4%",
                ], "retirementAge needs currentAge", "Add currentAge, or leave retirementAge out."
            ),
            (
                [
                    "currentAge": "61", "retirementAge": "60", "savings": "5", "rateBefore": "1%",
                    "rateAfter": "1%", "withdrawalRate": "4%",
                ], "currentAge is more than retirementAge",
                "Write at most as much as retirementAge."
            ),
            (
                [
                    "yearsToRetirement": "1", "savings": "5", "rateBefore": "1%",
                    "rateAfter": "1%", "withdrawalRate": "4%", "yearsInRetirement": "3",
                ], "yearsInRetirement and withdrawalRate cannot both be given",
                "Keep one of the two."
            ),
            (
                [
                    "currentAge": "60", "retirementAge": "61", "yearsToRetirement": "1",
                    "savings": "5", "rateBefore": "1%", "rateAfter": "1%", "withdrawalRate": "4%",
                ], "retirementAge and yearsToRetirement cannot both be given",
                "Keep one of the two."
            ),
            (
                [
                    "yearsToRetirement": "1", "rateBefore": "1%", "rateAfter": "1%",
                    "withdrawalRate": "4%",
                ], "savings needs an amount, here or as monthlyDeposit",
                "Add an amount, here or as monthlyDeposit, or leave savings out."
            ),
            (
                [
                    "yearsToRetirement": "1", "savings": "5", "rateBefore": "1%",
                    "rateAfter": "1%", "withdrawalRate": "0%",
                ], "withdrawalRate “0%” is zero", "Write a value above zero."
            ),
            (
                [
                    "yearsToRetirement": "100", "savings": "5", "rateBefore": "1000%",
                    "rateAfter": "1%", "withdrawalRate": "4%",
                ], "the amounts grow beyond what Pennypress computes",
                "Use a smaller amount, a lower rate or a shorter time."
            ),
        ] as [(TypedInputs, String, String)])
    func whatDoesNotFitTogetherIsSaid(
        _ inputs: TypedInputs, _ summary: String, _ nextStep: String
    ) {
        let found = problems(.retirement, raw(inputs))
        #expect(found.map(\.summary) == [summary])
        #expect(found.map(\.nextStep) == [nextStep])
    }
}

extension Calculation {
    /// The savings at the start, in minor units.
    fileprivate var savings: Int64? {
        guard case .money(let amount) = input("savings")?.quantity else { return nil }
        return amount
    }
}
