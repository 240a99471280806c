import PennyEngine
import PennyWordsSupport
import Testing

/// A budget computed by hand.
struct BudgetExample: Sendable, CustomTestStringConvertible {
    let name: String
    let income: String
    let expenses: String
    var currency = "USD"
    /// The income, the expenses, the rest and the savings rate.
    let totals: [String]
    let incomeShares: [Int64]
    let expenseShares: [Int64]

    var testDescription: String { name }
}

extension BudgetExample {
    static let all = [
        // 110 × 52 ÷ 12 = 476.666…; 1323.33 ÷ 3000 = 0.44111; 715.70 and 284.29.
        BudgetExample(
            name: "a weekly line", income: "Pay amount 3,000",
            expenses: "Rent amount 1,200; Food amount 110 every week",
            totals: ["3000.00", "1676.67", "1323.33", "0.4411"],
            incomeShares: [1000], expenseShares: [716, 284]),
        // The twelve lines of the first app. 1850 × 26 ÷ 12 = 4008.33; 12.50 ÷ 3 = 4.17;
        // 100 ÷ 12 = 8.33; 140 × 52 ÷ 12 = 606.67; 5 × 365 ÷ 12 = 152.08; 60 × 13 ÷ 12 = 65.
        BudgetExample(
            name: "the twelve lines of the starter",
            income: "Regular take-home pay amount 1,850 every 2 weeks; "
                + "Pensions/Social Security amount 0; Interest from Accounts amount 12.50 every "
                + "quarter; Dividends from Stocks amount 100 every year",
            expenses: "Rent/Mortgage amount 1,450; Telephone/TV/Internet amount 135; "
                + "Insurance amount 900 every 6 months; Utilities amount 210 every 2 months; "
                + "Food/Groceries amount 140 every week; Recreation/Entertainment amount 5 every "
                + "day; Education amount 600 every year; Clothing amount 60 every 4 weeks",
            totals: ["4020.83", "2713.75", "1307.08", "0.3251"],
            incomeShares: [997, 0, 1, 2], expenseShares: [534, 50, 55, 39, 224, 56, 18, 24]),
        // -0.12345 is a tie and rounds away from zero.
        BudgetExample(
            name: "short", income: "Pay amount 1,000", expenses: "Rent amount 1,123.45",
            totals: ["1000.00", "1123.45", "-123.45", "-0.1235"],
            incomeShares: [1000], expenseShares: [1000]),
        BudgetExample(
            name: "every penny", income: "Pay amount 500",
            expenses: "Food amount 300; Bus amount 200",
            totals: ["500.00", "500.00", "0.00", "0"],
            incomeShares: [1000], expenseShares: [600, 400]),
        BudgetExample(
            name: "no income", income: "Pay amount 0", expenses: "Food amount 10",
            totals: ["0.00", "10.00", "-10.00", "n/a"],
            incomeShares: [0], expenseShares: [1000]),
        BudgetExample(
            name: "thirds", income: "A amount 1; B amount 1; C amount 1", expenses: "D amount 0",
            totals: ["3.00", "0.00", "3.00", "1"],
            incomeShares: [334, 333, 333], expenseShares: [0]),
        // 520,000 ÷ 12 = 43,333.3; 648.65 and 351.35.
        BudgetExample(
            name: "yen", income: "Pay amount 300,000",
            expenses: "Rent amount 80,000; Food amount 10,000 every week", currency: "JPY",
            totals: ["300000", "123333", "176667", "0.5889"],
            incomeShares: [1000], expenseShares: [649, 351]),
        BudgetExample(
            name: "less than a fils", income: "Pay amount 1000.125 KWD",
            expenses: "Stamp amount 0.001 every year", currency: "KWD",
            totals: ["1000.125", "0.000", "1000.125", "1"],
            incomeShares: [1000], expenseShares: [0]),
        // 0.005 and 0.015 are ties and round up.
        BudgetExample(
            name: "ties of half a cent", income: "A amount 0.06 every year",
            expenses: "B amount 0.06 every year; C amount 0.18 every year",
            totals: ["0.01", "0.03", "-0.02", "-2"],
            incomeShares: [1000], expenseShares: [333, 667]),
        // 2369.13 ÷ 2469.12 = 0.959504.
        BudgetExample(
            name: "twice a month", income: "Pay amount 1,234.56 every twice a month",
            expenses: "Loan amount 99.99 kind debt",
            totals: ["2469.12", "99.99", "2369.13", "0.9595"],
            incomeShares: [1000], expenseShares: [1000]),
        BudgetExample(
            name: "two lines of one name", income: "Pay amount 60",
            expenses: "Food amount 10 group Food; Food amount 20 group Food",
            totals: ["60.00", "30.00", "30.00", "0.5"],
            incomeShares: [1000], expenseShares: [333, 667]),
    ]
}

@Suite("Budgets worked by hand")
struct BudgetExampleTests {
    @Test(arguments: BudgetExample.all)
    func theFiguresAreThoseOfTheHand(_ example: BudgetExample) throws {
        let result = try budget(
            ["income": example.income, "expenses": example.expenses], currency: example.currency)
        let names = ["totalIncome", "totalExpenses", "fundsAvailable", "savingsRate"]
        #expect(names.map { result.words(of: $0) } == example.totals)
        #expect(
            result.column("share", of: "lines") == example.incomeShares + example.expenseShares)
        #expect(result.provesItself)
    }

    static let home: TypedInputs = [
        "income": "Pay amount 4,000",
        "expenses": "Rent amount 1,500 group Home kind need cost fixed; "
            + "Food amount 500 kind need cost flexible; Gym amount 50 kind want cost fixed; "
            + "Power amount 100 group Home kind needs cost flexible; "
            + "Fund amount 300 group Savings kind saving cost fixed; "
            + "Loan amount 250 group savings kind debt cost fixed; Gifts amount 40",
        "reserve": "7,000",
    ]

    @Test func theFiguresComeInTheirOrder() throws {
        let result = try budget(Self.home)
        #expect(
            result.figures.map { "\($0.name) \(result.words($0.quantity))" } == [
                "fundsAvailable 1260.00", "totalIncome 4000.00", "totalExpenses 2740.00",
                "savingsRate 0.39", "fixedExpenses 2100.00", "flexibleExpenses 600.00",
                "toSave 1810.00", "monthsOfReserve 2.5",
            ])
        #expect(result.figures[0].label.english == "Left each month")
    }

    @Test func figuresThatNothingWasTypedForAreLeftOut() throws {
        let result = try budget(["income": "Pay amount 10", "reserve": "5"])
        #expect(
            result.figures.map(\.name) == [
                "fundsAvailable", "totalIncome", "totalExpenses", "savingsRate", "toSave",
            ])
        #expect(result.tables.map(\.name) == ["lines"])
    }

    @Test func groupsAreSortedBySizeAndLinesWithoutOneFormOther() throws {
        let result = try budget(Self.home)
        #expect(
            result.rows(["group", "amount", "share"], of: "groups") == [
                "Home|1600.00|584", "Other|590.00|215", "Savings|550.00|201",
            ])
    }

    @Test func whereNoLineHasAGroupEachStandsForItself() throws {
        let result = try budget([
            "income": "Pay amount 100", "expenses": "Tea amount 1; Rent amount 30; tea amount 2",
        ])
        #expect(result.rows(["group", "amount"], of: "groups") == ["Rent|30.00", "Tea|3.00"])
        #expect(result.table("groups")?.title.english == "Expenses by size")
    }

    @Test func theRuleOfFiftyThirtyTwentyIsSetBesideWhatIsDone() throws {
        let result = try budget(Self.home)
        #expect(
            result.rows(
                ["part", "target", "actual", "difference", "targetShare", "share", "points"],
                of: "targets") == [
                    "Needs|2000.00|2100.00|100.00|500|525|25",
                    "Wants|1200.00|50.00|-1150.00|300|13|-287",
                    "Savings and debt|800.00|1810.00|1010.00|200|452|252",
                ])
    }

    @Test func whatIsShortIsTakenFromSavings() throws {
        let result = try budget([
            "income": "Pay amount 100.01", "expenses": "Rent amount 150 kind need",
        ])
        #expect(
            result.rows(["part", "target", "actual", "share", "points"], of: "targets") == [
                "Needs|50.01|150.00|1500|1000", "Wants|30.00|0.00|0|-300",
                "Savings and debt|20.00|-49.99|-500|-700",
            ])
    }

    @Test(arguments: [
        ("Pay amount 0", "Rent amount 5 kind need"), ("Pay amount 5", "Rent amount 5"),
    ])
    func withoutIncomeOrKindsThereAreNoTargets(_ income: String, _ expenses: String) throws {
        let result = try budget(["income": income, "expenses": expenses])
        #expect(result.table("targets") == nil)
    }

    @Test func theLinesSayForToolsWhatWasTyped() throws {
        let result = try budget([
            "income": "Pay amount 1,000 every fortnight",
            "expenses": "Rent amount 600 group Home kind need cost fixed",
        ])
        #expect(
            result.rows(
                ["side", "name", "group", "every", "typedAmount", "kind", "cost", "amount"],
                of: "lines") == [
                    "income|Pay||2 weeks|1000.00|||2166.67",
                    "expenses|Rent|Home|month|600.00|need|fixed|600.00",
                ])
        let lines = try #require(result.table("lines"))
        #expect(lines.groups.map(\.label.english) == ["Income", "Expenses"])
        #expect(lines.groups.map(\.rows) == [0..<1, 1..<2])
        #expect(
            lines.columns.filter { !$0.isForTools }.map(\.name)
                == ["name", "group", "amount", "share"])
    }

    @Test(arguments: [("2000.01", "1.9"), ("2000", "2"), ("0", "0"), ("999.99", "0.9")])
    func theReserveIsRoundedDown(_ reserve: String, _ months: String) throws {
        let expenses = reserve == "2000.01" ? "1,000.01" : "1,000"
        let result = try budget([
            "income": "Pay amount 1", "expenses": "Rent amount \(expenses)", "reserve": reserve,
        ])
        #expect(result.words(of: "monthsOfReserve") == months)
    }
}
