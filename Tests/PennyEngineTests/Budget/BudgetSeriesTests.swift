import PennyEngine
import PennyWordsSupport
import Testing

@Suite("Budgets of several months")
struct BudgetSeriesTests {
    static func month(
        _ month: String, _ income: String, _ expenses: String, currency: String = "USD"
    ) throws -> (label: String, result: Calculation) {
        let result = try budget(
            ["income": income, "expenses": expenses, "month": month, "series": "home"],
            currency: currency)
        return ("Budget of \(month)", result)
    }

    static func months() throws -> [(label: String, result: Calculation)] {
        [
            try month(
                "2026-10", "Pay amount 3,100",
                "Rent amount 1,200 group Home; Food amount 350 group Food; Gym amount 40; "
                    + "Loan amount 200 group Debt; Tea amount 10 group Food"),
            try month(
                "2026-08", "Pay amount 3,000",
                "Rent amount 1,100 group Home; Food amount 410 group food; Gym amount 40; "
                    + "Loan amount 200 group Debt; Trip amount 80 group Fun"),
            try month(
                "2026-09", "Pay amount 500", "Rent amount 1,100.01 group Home"),
        ]
    }

    static func comparison(
        _ months: [(label: String, result: Calculation)]
    ) throws -> Calculation {
        try BudgetSeries(months).calculation()
    }

    @Test func theFiguresAreThoseOfTheHand() throws {
        // Left: 1170.00, -600.01 and 1300.00; 1869.99 ÷ 3 = 623.33.
        let result = try Self.comparison(Self.months())
        #expect(result.calculator == .budget)
        #expect(
            result.figures.map { "\($0.name) \(result.words($0.quantity))" } == [
                "averageLeft 623.33", "averageIncome 2200.00", "averageExpenses 1576.67",
                "changeInLeft 130.00", "bestMonth 2026-10",
            ])
        #expect(result.provesItself)
        #expect(result.inputs.map(\.name) == ["series"])
    }

    @Test func theMonthsComeInTheirOrder() throws {
        let result = try Self.comparison(Self.months())
        #expect(
            result.rows(["month", "income", "expenses", "left", "savingsRate"], of: "months") == [
                "2026-08|3000.00|1830.00|1170.00|0.39",
                "2026-09|500.00|1100.01|-600.01|-1.2",
                "2026-10|3100.00|1800.00|1300.00|0.4194",
            ])
    }

    @Test func everyGroupOfTheTwoEndsIsCompared() throws {
        let result = try Self.comparison(Self.months())
        #expect(
            result.rows(["group", "first", "last", "change"], of: "changes") == [
                "Home|1100.00|1200.00|100.00", "Fun|80.00|0.00|-80.00",
                "food|410.00|360.00|-50.00", "Gym|40.00|40.00|0.00",
                "Debt|200.00|200.00|0.00",
            ])
        let changes = try #require(result.table("changes"))
        #expect(
            changes.columns.map(\.label.english) == [
                "Group", "August 2026", "October 2026", "Change",
            ])
    }

    @Test func everyLineOfEveryMonthIsListed() throws {
        let result = try Self.comparison(Self.months())
        let rows = result.rows(["month", "side", "name", "amount"], of: "byLine")
        #expect(rows.count == 14)
        #expect(rows[0] == "2026-08|income|Pay|3000.00")
        #expect(rows[7] == "2026-09|expenses|Rent|1100.01")
        #expect(result.table("byLine")?.isDetail == true)
    }

    @Test func theNotesNameTheThreeLargestChanges() throws {
        let result = try Self.comparison(Self.months())
        #expect(
            result.notes.map(result.words) == [
                "130.00 more is left in 2026-10 than in 2026-08.",
                "The largest changes in expenses from 2026-08 to 2026-10: Home up by 100.00, "
                    + "Fun down by 80.00 and food down by 50.00.",
                "The budget is short in 2026-09: expenses are higher than income.",
            ])
    }

    static let pairs: [(String, String, String, String, [String])] = [
        (
            "10", "10", "20", "10",
            [
                "The same amount is left in 2027-01 as in 2026-12.",
                "No group of expenses changed from 2026-12 to 2027-01.",
            ]
        ),
        (
            "10", "9", "20", "10",
            [
                "1.00 less is left in 2027-01 than in 2026-12.",
                "The only change in expenses from 2026-12 to 2027-01: Rent up by 1.00.",
            ]
        ),
    ]

    @Test(arguments: pairs)
    func littleChangesAreSaidToo(
        _ first: String, _ rent: String, _ second: String, _ later: String, _ notes: [String]
    ) throws {
        let result = try Self.comparison([
            Self.month("2026-12", "Pay amount 20", "Rent amount \(rent)"),
            Self.month("2027-01", "Pay amount 20", "Rent amount \(later)"),
        ])
        #expect(result.notes.map(result.words) == notes)
    }

    @Test func theChartShowsWhatEachMonthLeaves() throws {
        let result = try Self.comparison(Self.months())
        let chart = try #require(result.charts.first)
        #expect(result.words(chart.title) == "2026-10 has the most left: 1300.00")
        #expect(
            chart.bars.map { "\($0.label.english) \($0.start) \($0.end) \($0.tone)" } == [
                "August 2026 0 117000 gain", "September 2026 0 -60001 loss",
                "October 2026 0 130000 gain",
            ])
    }

    /// Months with the same rest are named together.
    @Test(arguments: [
        (["10", "10", "7"], "2026-01 and 2026-02 have the most left: 5.00 each"),
        (["10", "10", "10"], "Every month has the same amount left: 5.00"),
        (["2", "2", "2"], "Every month is short by the same amount: 3.00"),
        (["2", "3", "3"], "2026-02 and 2026-03 have the smallest shortfall: 2.00 each"),
        (["5", "6", "2"], "2026-02 has the most left: 1.00"),
    ])
    func `the month with the most left is alone only where no other leaves as much`(
        _ pay: [String], _ title: String
    ) throws {
        let months = try pay.enumerated().map { index, amount in
            try Self.month("2026-0\(index + 1)", "Pay amount \(amount)", "Rent amount 5")
        }
        let result = try Self.comparison(months)
        #expect(result.charts.first.map { result.words($0.title) } == title)
        let isTie = !title.contains(" has the most left")
        #expect(
            result.figure("bestMonth")?.label.english
                == (isTie ? "Best month, the first of several" : "Best month"))
    }

    @Test func `changes as large as the third are told with it`() throws {
        let result = try Self.comparison([
            Self.month("2026-01", "Pay amount 9", "A amount 1; B amount 1; C amount 1; D amount 1"),
            Self.month("2026-02", "Pay amount 9", "A amount 3; B amount 2; C amount 2; D amount 2"),
        ])
        #expect(
            result.notes.map { result.words($0) }.contains(
                "The largest changes in expenses from 2026-01 to 2026-02: A up by 2.00, "
                    + "B up by 1.00, C up by 1.00 and D up by 1.00."))
    }

    @Test func ofShortMonthsTheLeastShortIsTheBest() throws {
        let result = try Self.comparison([
            Self.month("2026-01", "Pay amount 0", "Rent amount 5"),
            Self.month("2026-02", "Pay amount 0", "Rent amount 4.99"),
            Self.month("2026-03", "Pay amount 0", "Rent amount 4.99"),
        ])
        #expect(result.words(of: "bestMonth") == "2026-02")
        #expect(result.words(of: "averageLeft") == "-4.99")
        #expect(
            result.charts.first.map { result.words($0.title) }
                == "2026-02 and 2026-03 have the smallest shortfall: 4.99 each")
        #expect(
            result.rows(["savingsRate"], of: "months") == ["n/a", "n/a", "n/a"])
    }

    @Test func averagesAreRoundedHalfUp() throws {
        let result = try Self.comparison([
            Self.month("2026-01", "Pay amount 0.01", "Rent amount 0.02"),
            Self.month("2026-02", "Pay amount 0.02", "Rent amount 0.02"),
        ])
        #expect(result.words(of: "averageIncome") == "0.02")
        #expect(result.words(of: "averageLeft") == "-0.01")
        let step = try #require(result.steps.first)
        #expect(result.words(step.numbers) == "0.03 ÷ 2")
        #expect(
            result.words(step.rounding) == "Rounded (halves up) once, from the sum of all months.")
    }

    // MARK: - What makes no series

    static func failure(
        _ months: [(label: String, result: Calculation)]
    ) -> BudgetSeries.Failure? {
        do throws(BudgetSeries.Failure) {
            _ = try BudgetSeries(months)
            return nil
        } catch {
            return error
        }
    }

    @Test func oneMonthIsNoSeries() throws {
        let october = try Self.month("2026-10", "Pay amount 1", "Rent amount 1")
        #expect(Self.failure([]) == .tooFew)
        #expect(Self.failure([october]) == .tooFew)
    }

    @Test func whatDoesNotFitIsNamed() throws {
        let october = try Self.month("2026-10", "Pay amount 1", "Rent amount 1")
        let euros = try Self.month("2026-11", "Pay amount 1", "Rent amount 1", currency: "EUR")
        let timeless = ("No month", try budget(["income": "Pay amount 1"]))
        let plan = (
            "Plan",
            try savings([
                "yearsToInvest": "1", "initialInvestment": "1", "interestRate": "1%",
            ])
        )
        #expect(Self.failure([october, plan]) == .notABudget(label: "Plan"))
        #expect(Self.failure([october, timeless]) == .withoutMonth(label: "No month"))
        #expect(
            Self.failure([october, ("Copy", october.result)])
                == .sameMonth("2026-10", label: "Budget of 2026-10", other: "Copy"))
        #expect(
            Self.failure([october, euros])
                == .differentCurrencies(label: "Budget of 2026-10", other: "Budget of 2026-11"))
        let series = try Self.comparison(Self.months())
        #expect(Self.failure([october, ("Series", series)]) == .notABudget(label: "Series"))
    }

    @Test func sumsBeyondTheLimitAreRefused() throws {
        let first = try Self.month("2026-10", "Pay amount 9,000,000,000,000", "Rent amount 1")
        let second = try Self.month("2026-11", "Pay amount 1,000,000,000,001", "Rent amount 1")
        #expect(Self.failure([first, second]) == .tooLarge)
    }
}
