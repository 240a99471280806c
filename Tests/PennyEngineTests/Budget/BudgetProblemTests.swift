import PennyEngine
import Testing

@Suite("What is wrong with a budget, in words")
struct BudgetProblemTests {
    struct Case: Sendable, CustomTestStringConvertible {
        let typed: [RawInput]
        let path: InputProblem.Path
        let summary: String
        let nextStep: String

        var testDescription: String { summary }
    }

    static func wrong(
        _ typed: TypedInputs, _ path: InputProblem.Path, _ summary: String, _ nextStep: String
    ) -> Case {
        let sound = raw(["income": "Pay amount 100", "expenses": "Rent amount 10"])
        let typed = raw(typed)
        let remaining = sound.filter { input in !typed.contains { $0.name == input.name } }
        return Case(typed: remaining + typed, path: path, summary: summary, nextStep: nextStep)
    }

    static let tooLarge = (
        "the amounts grow beyond what Pennypress computes",
        "Use a smaller amount, a lower rate or a shorter time."
    )

    static let cases = [
        Case(
            typed: raw(["expenses": "Rent amount 10"]), path: .init("income"),
            summary: "income is missing",
            nextStep: "Add a line such as “income: \"Take-home pay\" amount 3,200 every month”."),
        Case(
            typed: [RawInput("income", .entries([]))], path: .init("income"),
            summary: "income is missing",
            nextStep: "Add a line such as “income: \"Take-home pay\" amount 3,200 every month”."),
        wrong(
            ["income": "amount"], .init("income"), "income is a list",
            "Write it as “\"Take-home pay\" amount 3,200 every month” or as a YAML list of entries."
        ),
        wrong(
            ["expenses": "Rent"], .init("expenses", entry: 0, field: "amount"),
            "expenses entry 1, amount is missing", "Add a line such as “amount: 1,200”."),
        Case(
            typed: raw(["income": "Pay amount 1"]) + [
                RawInput(
                    "expenses",
                    .entries([
                        [.init(name: "name", text: " "), .init(name: "amount", text: "1")]
                    ]))
            ], path: .init("expenses", entry: 0, field: "name"),
            summary: "expenses entry 1, name is missing",
            nextStep: "Add a line such as “name: Rent”."),
        Case(
            typed: [
                RawInput("income", .entries([[.init(name: "amount", text: "1")]]))
            ], path: .init("income", entry: 0, field: "name"),
            summary: "income entry 1, name is missing",
            nextStep: "Add a line such as “name: Take-home pay”."),
        wrong(
            ["expenses": "Rent amount 10; Food amount -5"],
            .init("expenses", entry: 1, field: "amount"),
            "expenses entry 2, amount “-5” is below zero", "Write zero or more."),
        wrong(
            ["income": "Pay amount lots"], .init("income", entry: 0, field: "amount"),
            "income entry 1, amount “lots” is not an amount",
            "Write digits such as 350,000 or 1264.14, without words."),
        wrong(
            ["income": "Pay amount 0.005"], .init("income", entry: 0, field: "amount"),
            "income entry 1, amount “0.005” has more decimals than USD has (2)",
            "Write at most 2 decimals."),
        wrong(
            ["expenses": "Food amount 5 every moon"], .init("expenses", entry: 0, field: "every"),
            "expenses entry 1, every “moon” is not one of its choices",
            "Write one of day, week, 2 weeks, 4 weeks, twice a month, month, 2 months, quarter, "
                + "6 months and year."),
        wrong(
            ["expenses": "Food amount 5 kind joy"], .init("expenses", entry: 0, field: "kind"),
            "expenses entry 1, kind “joy” is not one of its choices",
            "Write one of need, want, saving and debt."),
        wrong(
            ["expenses": "Food amount 5 cost dear"], .init("expenses", entry: 0, field: "cost"),
            "expenses entry 1, cost “dear” is not one of its choices",
            "Write one of fixed and flexible."),
        Case(
            typed: [
                RawInput(
                    "income",
                    .entries([
                        [
                            .init(name: "name", text: "Pay"), .init(name: "amount", text: "1"),
                            .init(name: "kind", text: "need"),
                        ]
                    ]))
            ], path: .init("income", entry: 0, field: "kind"),
            summary: "income has no field “kind”",
            nextStep: "Its fields are name, amount, every and group."),
        wrong(
            ["month": "2026-13"], .init("month"), "month “2026-13” is not a month",
            "Write a year and a month, such as 2026-10."),
        wrong(
            ["month": "2026-10-01"], .init("month"), "month “2026-10-01” is not a month",
            "Write a year and a month, such as 2026-10."),
        wrong(
            ["month": "2026-10", "series": "our home"], .init("series"),
            "series “our home” is not a word",
            "Write letters, digits and hyphens, such as household."),
        wrong(
            ["month": "2026-10", "series": ""], .init("series"), "series “” is not a word",
            "Write letters, digits and hyphens, such as household."),
        wrong(
            ["series": "home"], .init("series"), "series needs month",
            "Add month, or leave series out."),
        wrong(
            ["reserve": "-1"], .init("reserve"), "reserve “-1” is below zero",
            "Write zero or more."),
        wrong(
            ["pay": "1"], .init("pay"), "budget has no input “pay”",
            "Its inputs are income, expenses, month, series, reserve and currency."),
        wrong(
            ["income": "Pay amount 10,000,000,000,000 every week"],
            .init("income", entry: 0, field: "amount"), tooLarge.0, tooLarge.1),
        wrong(
            ["expenses": "A amount 9,000,000,000,000; B amount 1; C amount 1,000,000,000,000"],
            .init("expenses", entry: 2, field: "amount"), tooLarge.0, tooLarge.1),
    ]

    @Test(arguments: cases)
    func theOneProblemIsReportedInFullWithItsPath(_ wrong: Case) {
        let found = problems(.budget, wrong.typed)
        #expect(found.map(\.summary) == [wrong.summary])
        #expect(found.map(\.nextStep) == [wrong.nextStep])
        #expect(found.map(\.path) == [wrong.path])
    }

    @Test func allProblemsComeInTheOrderOfTheInputs() {
        let found = problems(
            .budget,
            raw([
                "reserve": "much", "series": "home", "month": "May", "expenses": "A amount x",
                "income": "B amount 1 every moon; C amount y",
            ]))
        #expect(
            found.map(\.summary) == [
                "income entry 1, every “moon” is not one of its choices",
                "income entry 2, amount “y” is not an amount",
                "expenses entry 1, amount “x” is not an amount", "month “May” is not a month",
                "reserve “much” is not an amount",
            ])
    }

    @Test func aMonthAndASeriesAreKept() throws {
        let result = try budget([
            "income": "Pay amount 1", "month": " 2026-10 ", "series": "Household",
        ])
        #expect(result.words(try #require(result.input("month")?.quantity)) == "2026-10")
        #expect(result.input("series")?.quantity == .text("household"))
        #expect(result.input("expenses") == nil)
    }
}
