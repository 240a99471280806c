import PennyWordsSupport
import Testing

@testable import PennyEngine

@Suite("A debt payoff plan")
struct PayoffTests {
    static let two = "Card balance 100 rate 12% minimum 10; Bike balance 50 rate 0% minimum 5"

    /// By hand: 1.00 and 0.51 of interest on the card.
    @Test func threeMonthsByHand() throws {
        let result = try payoff(["debts": Self.two, "monthlyBudget": "60"])
        #expect(result.column("payment1", of: "months") == [55_00, 46_46, 0])
        #expect(result.column("payment2", of: "months") == [5_00, 13_54, 31_46])
        #expect(result.column("interest", of: "months") == [1_00, 46, 0])
        #expect(result.column("balance1", of: "months") == [46_00, 0, 0])
        #expect(result.column("balance2", of: "months") == [45_00, 31_46, 0])
        #expect(result.money("totalPaid") == 151_46)
        #expect(result.values("paidOffMonth", of: "debts") == [.months(2), .months(3)])
    }

    @Test func theSnowballPaysTheSmallestFirst() throws {
        let result = try payoff([
            "debts": Self.two, "monthlyBudget": "60", "strategy": "snowball",
        ])
        #expect(result.column("payment2", of: "months") == [50_00, 0, 0])
        #expect(result.column("payment1", of: "months") == [10_00, 60_00, 32_23])
        #expect(result.money("otherInterest") == 1_46)
        #expect(result.count("otherMonths") == 3)
        #expect(
            result.noteText.hasPrefix(
                "The avalanche would cost … less in interest and take just as long."))
    }

    /// For equal rates, the lower balance comes first. For equal balances, the higher rate does.
    @Test(arguments: [
        ("avalanche", "A balance 90 rate 5%; B balance 80 rate 5%", [0, 1]),
        ("avalanche", "A balance 80 rate 5%; B balance 80 rate 5%", [1, 0]),
        ("snowball", "A balance 80 rate 5%; B balance 80 rate 6%", [0, 1]),
        ("snowball", "A balance 80 rate 6%; B balance 80 rate 6%", [1, 0]),
    ])
    func tiesAreDecided(_ strategy: String, _ debts: String, _ expected: [Int]) throws {
        let result = try payoff(["debts": debts, "monthlyBudget": "10", "strategy": strategy])
        let first = ["payment1", "payment2"].map { result.column($0, of: "months")?.first }
        #expect(first == expected.map { Int64($0) * 10_00 })
    }

    @Test func aMinimumBelowItsInterestLetsThatDebtGrowMeanwhile() throws {
        let result = try payoff([
            "debts": "A balance 100 rate 24%; B balance 1000 rate 12% minimum 5",
            "monthlyBudget": "50",
        ])
        #expect(result.column("balance2", of: "months")?.prefix(2) == [1005_00, 1010_05])
        #expect(result.provesItself)
    }

    @Test func theMinimumsAloneAreComparedWhereTheyEnd() throws {
        let result = try payoff(["debts": Self.two, "monthlyBudget": "60"])
        #expect(result.count("monthsSaved") == 8)
        let alone = try payoff([
            "debts": "Card balance 100 rate 12% minimum 10", "monthlyBudget": "10",
        ])
        #expect(
            result.money("interestSaved") == (alone.money("totalInterest") ?? 0) - 1_46)
        #expect(alone.money("interestSaved") == 0)
        #expect(alone.figure("otherMonths") == nil)
        let never = try payoff(["debts": "Card balance 100 rate 12%", "monthlyBudget": "10"])
        #expect(never.figure("interestSaved") == nil)
        #expect(
            never.noteText.hasPrefix(
                "With minimums only, you would not pay off all debts within …."))
        #expect(
            never.values("months", of: "plans")
                == [.months(11), .words(PayoffWords.tablePlansCellNever, machine: "never")])
    }

    /// By hand: 1 % of 2.50 is 2.5 cents.
    @Test func halfACentOfInterestIsRoundedUp() throws {
        let result = try payoff(["debts": "A balance 2.50 rate 12%", "monthlyBudget": "5"])
        #expect(result.money("totalInterest") == 3)
    }

    @Test func aHundredYearsAreComputedAndNoMonthMore() throws {
        let whole = try payoff(["debts": "A balance 1200 rate 0%", "monthlyBudget": "1"])
        #expect(whole.count("months") == 1200)
        #expect(
            sayings(.payoff, ["debts": "A balance 1200.01 rate 0%", "monthlyBudget": "1"]).first
                == "monthlyBudget 1.00 USD leaves debt after 1200 months")
    }

    @Test func oneMonthIsEnough() throws {
        let result = try payoff([
            "debts": "A balance 10 rate 5% minimum 50", "monthlyBudget": "100",
        ])
        #expect(result.count("months") == 1)
        #expect(result.money("totalPaid") == 10_04)
        #expect(result.charts == [])
    }

    @Test func manyDebtsShareAChartAndAWideTableIsForTools() throws {
        let debts = (1...9).map { "D\($0) balance \($0)00 rate 5%" }.joined(separator: "; ")
        let result = try payoff(["debts": debts, "monthlyBudget": "200"])
        #expect(
            result.charts.first?.series.map(\.label.english) == ["D7", "D8", "D9", "Other debts"])
        #expect(
            result.charts.first?.series.map { $0.values.first } == [
                700_00, 800_00, 900_00, 2100_00,
            ])
        let columns = try #require(result.table("months")).columns
        #expect(
            columns.filter { !$0.isForTools }.map(\.name) == [
                "month", "payment", "interest", "balance",
            ])
    }

    @Test(arguments: [("JPY", 0), ("KWD", 3)])
    func otherCurrenciesHaveTheirOwnUnits(_ code: String, _ digits: Int) throws {
        let result = try payoff(
            ["debts": "A balance 1000 rate 10%", "monthlyBudget": "100"], currency: code)
        let interest = try #require(result.column("interest", of: "months")?.first)
        #expect(interest == (digits == 0 ? 8 : 8_333))
    }

    // MARK: - Problems

    @Test func aBudgetBelowTheMinimumsIsRefused() {
        #expect(
            sayings(.payoff, ["debts": Self.two, "monthlyBudget": "14.99"]) == [
                "monthlyBudget 14.99 USD is less than the minimums of 15.00 USD",
                "Raise monthlyBudget to at least 15.00 USD.",
            ])
    }

    @Test func aMinimumAboveWhatIsOwedCountsForWhatIsOwed() throws {
        let result = try payoff([
            "debts": "A balance 10 rate 12% minimum 500", "monthlyBudget": "10.10",
        ])
        #expect(result.count("months") == 1)
    }

    @Test(arguments: ["2.00", "1.99", "0.01"])
    func aBudgetThatOnlyPaysInterestIsRefused(_ budget: String) {
        #expect(
            sayings(
                .payoff, ["debts": "A balance 100 rate 24%", "monthlyBudget": "\(budget)"]) == [
                    "monthlyBudget \(budget) USD leaves debt after 1200 months",
                    "Raise monthlyBudget; the interest of the first month alone is 2.00 USD.",
                ])
    }

    @Test func whatIsWrongWithAListIsReported() {
        let forty = Array(repeating: "A balance 1 rate 1%", count: 41).joined(separator: "; ")
        #expect(
            sayings(.payoff, ["debts": "\(forty)", "monthlyBudget": "50"]) == [
                "debts has more than 40 entries",
                "Keep at most 40 entries, and add the smallest together.",
            ])
        #expect(
            sayings(.payoff, ["debts": "", "monthlyBudget": "0"]) == [
                "debts is missing",
                "Add a line such as “debts: Card balance 5,000 rate 19.99% minimum 100; "
                    + "Car balance 12,000 rate 6.5% minimum 260”.",
                "monthlyBudget “0” is zero", "Write a value above zero.",
            ])
        #expect(
            problems(.payoff, raw(["debts": "A rate 5; B balance 0 rate 5% minimum -1"]))
                .map(\.summary) == [
                    "debts entry 1, balance is missing",
                    "debts entry 1, rate “5” has no percent sign",
                    "debts entry 2, balance “0” is zero",
                    "debts entry 2, minimum “-1” is below zero", "monthlyBudget is missing",
                ])
        #expect(
            problems(
                .payoff,
                raw([
                    "debts": "A balance 9000000000000 rate 5%; B balance 9000000000000 rate 5%",
                    "monthlyBudget": "10",
                ])
            ).map(\.path) == [.init("debts", entry: 1, field: "balance")])
    }
}
