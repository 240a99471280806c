import Testing

@testable import PennyEngine

@Suite("A month of a series")
struct BudgetMonthTests {
    private static func month() throws -> Calculation {
        try BudgetSeriesTests.month(
            "2026-10", "Pay amount 3,100; Refund amount 1 every year group Tax",
            "Rent amount 1,200 group Home kind need cost fixed; Food amount 110 every week; "
                + "\"Dentist; twice\" amount 50 every \"6 months\" cost flexible"
        ).result
    }

    @Test func theWordsOfItsTablesCountForNothing() throws {
        let months = try BudgetSeriesTests.months()
        let expected = try BudgetSeries(months).calculation()
        let translated = months.map { label, result in
            let tables = result.tables.map { table in
                var table = table
                table.values = table.values.map { _ in .text("Wort") }
                return table
            }
            return (label: label, result: Self.copy(of: result, tables))
        }
        #expect(try BudgetSeries(translated).calculation() == expected)
        let bare = months.map { label, result in
            (label: label, result: Self.copy(of: result, []))
        }
        #expect(try BudgetSeries(bare).calculation() == expected)
    }

    /// A result with other tables.
    private static func copy(of result: Calculation, _ tables: [Table]) -> Calculation {
        Calculation(
            calculator: result.calculator, currency: result.currency, inputs: result.inputs,
            answer: result.answer, figures: result.figures, tables: tables, charts: result.charts,
            steps: result.steps, proofs: result.proofs, notes: result.notes)
    }

    @Test func itsLinesAreThoseThatWereTyped() throws {
        let month = try BudgetMonth("October", Self.month())
        #expect(
            month.incomeLines.map { "\($0.name) \($0.monthly) \($0.group ?? "")" }
                == ["Pay 310000 ", "Refund 8 Tax"])
        #expect(
            month.expenseLines.map { "\($0.name) \($0.monthly) \($0.group ?? "")" }
                == ["Rent 120000 Home", "Food 47667 ", "Dentist; twice 833 "])
        #expect(month.expenseLines.map(\.kind) == [.need, nil, nil])
        #expect(month.expenseLines.map(\.cost) == [.fixed, nil, .flexible])
        #expect(month.expenseLines.map(\.frequency) == [.month, .week, .sixMonths])
    }

    @Test func aLineComesBackFromTheInputThatShowsIt() throws {
        for frequency in BudgetFrequency.allCases {
            let line = BudgetLine(
                name: "A", amount: 700, frequency: frequency, group: "G", kind: .debt,
                cost: .flexible)
            let typed = "A amount 7 every \"\(frequency.name)\" group G kind debt cost flexible"
            #expect(try Self.lines(typed) == [line])
        }
        #expect(try Self.lines("A amount 0") == [BudgetLine(name: "A")])
    }

    /// The lines that come back from expenses as they were understood.
    static func lines(_ typed: String) throws -> [BudgetLine?] {
        let result = try Calculator.budget.calculate([
            RawInput("income", "Pay amount 1"), RawInput("expenses", typed),
        ])
        guard case .entries(let entries) = result.input("expenses")?.quantity else { return [] }
        return entries.map { BudgetLine($0) }
    }

    @Test func anEntryThatIsNoLineMakesNoMonth() throws {
        let result = try Self.month()
        let entries: [[NamedQuantity]] = [
            [], [NamedQuantity("name", .text("A")), NamedQuantity("amount", .money(1))],
            [
                NamedQuantity("name", .text("A")), NamedQuantity("amount", .money(1)),
                NamedQuantity("every", .choice("Woche")),
            ],
        ]
        for entry in entries {
            let other = Calculation(
                calculator: .budget, currency: result.currency,
                inputs: result.inputs.map {
                    $0.name == "income"
                        ? NormalisedInput(
                            name: $0.name, label: $0.label, quantity: .entries([entry]),
                            isDefault: false) : $0
                },
                figures: result.figures)
            #expect(throws: BudgetSeries.Failure.notABudget(label: "X")) {
                try BudgetMonth("X", other)
            }
        }
    }
}
