import PennyEngine
import PennyWordsSupport
import Testing

@Suite("What a budget says")
struct BudgetWordingTests {
    static func notes(_ income: String, _ expenses: String) throws -> [String] {
        let result = try budget(["income": income, "expenses": expenses])
        return result.notes.map(result.words)
    }

    @Test(arguments: [
        ("10", "133.45", "The budget is 123.45 a month short: expenses are higher than income."),
        ("331", "10", "321.00 a month is left."),
        ("10", "10", "Every penny is planned: income equals expenses."),
        ("0", "0", "Every amount is zero: nothing is planned yet."),
    ])
    func theFirstNoteSaysHowTheMonthEnds(
        _ income: String, _ expenses: String, _ note: String
    ) throws {
        #expect(try Self.notes("A amount \(income)", "B amount \(expenses)") == [note])
    }

    @Test func whatWasTurnedIntoMonthsIsSaid() throws {
        let notes = try Self.notes(
            "Pay amount 9,000 every 2 weeks; Rent amount 5",
            "Food amount 1 every week; Bus amount 1 every week; Tax amount 9 every year; "
                + "Tea amount 1 every day; Post amount 1 every twice a month; "
                + "Gas amount 1 every 2 months; Milk amount 1 every 4 weeks; "
                + "Water amount 1 every quarter; Car amount 1 every 6 months")
        let sentences = [
            "Daily amounts (a month is 365/12 times that): Tea.",
            "Weekly amounts (a month is 52/12 times that, not 4 times): Food and Bus.",
            "Amounts every 2 weeks (a month is 26/12 times that, not twice): Pay.",
            "Amounts every 4 weeks (a month is 13/12 times that): Milk.",
            "Amounts twice a month (a month is twice that): Post.",
            "Amounts every 2 months (a month is half of that): Gas.",
            "Quarterly amounts (a month is a third of that): Water.",
            "Amounts every 6 months (a month is a sixth of that): Car.",
            "Yearly amounts (a month is a twelfth of that): Tax.",
        ]
        #expect(notes.dropFirst() == [sentences.joined(separator: " ")])
    }

    @Test func ofManyLinesThreeAreNamed() throws {
        let lines = ["A", "B", "C", "D", "E"].map { "\($0) amount 1 every week" }
        let notes = try Self.notes("Pay amount 100", lines.joined(separator: "; "))
        #expect(
            notes.last
                == "Weekly amounts (a month is 52/12 times that, not 4 times): A, B, C and 2 more."
        )
    }

    @Test func whatHasNoKindIsLeftOutAndSaid() throws {
        let notes = try Self.notes(
            "Pay amount 100", "Rent amount 10 kind need; Tea amount 1; Pie amount 2")
        #expect(
            notes.dropFirst() == [
                "The 50/30/20 rule leaves out 3.00 a month that is not marked as a need, want, "
                    + "saving or debt: Tea and Pie."
            ])
        #expect(
            try Self.notes("Pay amount 0", "Rent amount 10 kind need; Tea amount 1").count == 1)
    }

    @Test func whatIsNeitherFixedNorFlexibleIsSaid() throws {
        let notes = try Self.notes("Pay amount 100", "Rent amount 10 cost fixed; Tea amount 1")
        #expect(
            notes.dropFirst() == [
                "Fixed and flexible expenses leave out 1.00 a month that is marked as neither: "
                    + "Tea."
            ])
    }

    // MARK: - Chart

    @Test(arguments: [
        ("100", "60", "Of 100.00 a month, 40.00 is left"),
        ("100", "160", "Expenses are 60.00 a month more than income"),
        ("100", "100", "All 100.00 of monthly income is planned"),
    ])
    func theChartIsTitledByItsFinding(
        _ income: String, _ expenses: String, _ title: String
    ) throws {
        let result = try budget([
            "income": "A amount \(income)", "expenses": "B amount \(expenses)",
        ])
        let chart = try #require(result.charts.first)
        #expect(chart.name == "waterfall")
        #expect(result.words(chart.title) == title)
    }

    static func bars(_ result: Calculation) -> [String] {
        (result.charts.first?.bars ?? []).map {
            "\($0.label.english) \($0.start / 100) \($0.end / 100) \(result.words($0.quantity)) \($0.tone)"
        }
    }

    @Test func theWaterfallRisesByIncomeAndFallsByGroups() throws {
        let result = try budget([
            "income": "Pay amount 100; Rent amount 20; None amount 0",
            "expenses": "Tea amount 5 group Food; Home amount 70 group Home; None amount 0",
        ])
        #expect(
            Self.bars(result) == [
                "Pay 0 100 100.00 gain", "Rent 100 120 20.00 gain", "Home 120 50 -70.00 loss",
                "Food 50 45 -5.00 loss", "Left 0 45 45.00 best",
            ])
    }

    @Test func aShortMonthEndsBelowZero() throws {
        let result = try budget(["income": "Pay amount 10", "expenses": "Home amount 70"])
        #expect(Self.bars(result).last == "Left 0 -60 -60.00 loss")
    }

    @Test func theSmallestBarsAreMerged() throws {
        let incomes = (1...6).map { "I\($0) amount \($0)" }
        let groups = (1...10).map { "L\($0) amount \($0) group G\($0)" }
        let result = try budget([
            "income": incomes.joined(separator: "; "),
            "expenses": groups.joined(separator: "; "),
        ])
        #expect(
            Self.bars(result).map { $0.split(separator: " ").dropLast().joined(separator: " ") }
                == [
                    "I6 0 6 6.00", "I5 6 11 5.00", "I4 11 15 4.00", "Other income 15 21 6.00",
                    "G10 21 11 -10.00", "G9 11 2 -9.00", "G8 2 -6 -8.00", "G7 -6 -13 -7.00",
                    "G6 -13 -19 -6.00", "G5 -19 -24 -5.00", "Other groups -24 -34 -10.00",
                    "Left 0 -34 -34.00",
                ])
    }

    @Test func aBudgetOfNothingHasNoChart() throws {
        let result = try budget(["income": "Pay amount 0", "expenses": "Home amount 0"])
        #expect(result.charts.isEmpty)
        #expect(result.provesItself)
    }

    // MARK: - Steps and proofs

    @Test func everyFigureHasAStepThatEndsInIt() throws {
        let result = try budget(BudgetExampleTests.home)
        for figure in result.figures {
            let answers = result.steps.filter { $0.figures.contains(figure.name) }
                .map { result.words($0.answer) }
            #expect(
                answers.contains { $0.contains(result.words(figure.quantity)) }, "\(figure.name)")
        }
    }

    @Test func theStepsShowTheirNumbers() throws {
        let result = try budget([
            "income": "Pay amount 1,000 every 2 weeks",
            "expenses": "Rent amount 900 kind need; Food amount 110 every week",
        ])
        #expect(
            result.steps.map {
                "\($0.title.english): \(result.words($0.numbers)) = \(result.words($0.answer))"
            } == [
                "From weekly to monthly: Food: 110.00 × 52 ÷ 12 = 476.67",
                "From every 2 weeks to monthly: Pay: 1000.00 × 26 ÷ 12 = 2166.67",
                "Income: 2166.67 = 2166.67", "Expenses: 900.00 + 476.67 = 1376.67",
                "Funds available: 2166.67 − 1376.67 = 790.00",
                "Savings rate: (0.00 + 790.00) ÷ 2166.67 = 0.3646",
                "What goes to savings and debt: 0.00 + 790.00 = 790.00",
                "The 50/30/20 rule: 2166.67 × 0.5, 0.3 and 0.2 = 1083.34, 650.00 and 433.33",
                "Shares of lines and groups: Rent: 900.00 ÷ 1376.67 = 65.4",
            ])
        #expect(
            result.steps.compactMap { $0.source?.english } == [
                "Elizabeth Warren and Amelia Warren Tyagi, All Your Worth, 2005",
                "The method of largest remainders (Hare and Hamilton)",
            ])
    }

    @Test func theProofsSayHowFarRoundingMovedATotal() throws {
        let result = try budget([
            "income": "Pay amount 1,000 every 2 weeks",
            "expenses": "Rent amount 900 kind need; Food amount 100 every week",
        ])
        #expect(
            result.proofs.map { result.words($0.statement) } == [
                "The income lines add up to the total, 2166.67; without rounding the lines, it "
                    + "would be 0.003333 less.",
                "The expense lines add up to the total, 1333.33; without rounding the lines, it "
                    + "would be 0.003333 more.",
                "The lines by size add up to the expenses: 1333.33.",
                "The shares of income and of expenses each add up to 100.0.",
                "Income minus expenses, line by line, is what is left: 833.34.",
                "The targets of the 50/30/20 rule add up to the income, 2166.67, and so do all "
                    + "actual amounts, 2166.67.",
            ])
        let exact = try budget(["income": "Pay amount 1"])
        #expect(
            exact.proofs.first.map { exact.words($0.statement) }
                == "The income lines add up to the total, 1.00; rounding the lines did not "
                + "change it.")
    }
}
