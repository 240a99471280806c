import PennyEngine
import PennyTestSupport
import PennyWordsSupport
import Testing

@Suite("Laws of every budget")
struct BudgetLawTests {
    static let frequencies = BudgetFrequencyTests.months.map(\.0)

    static func side(_ random: inout SeededGenerator, isIncome: Bool) -> [[RawInput.Field]] {
        let largest = random.pick([0, 99, 99_999, 1_000_000_000])
        return (0..<random.number(in: isIncome ? 1...7 : 0...25)).map { index in
            var fields = [
                RawInput.Field(name: "name", text: "Line \(index % 9)"),
                .init(name: "amount", text: "\(random.number(in: 0...largest))"),
                .init(name: "every", text: random.pick(frequencies)),
            ]
            if random.number(in: 0...2) > 0 {
                fields.append(.init(name: "group", text: "Group \(random.number(in: 0...14))"))
            }
            guard !isIncome else { return fields }
            if random.number(in: 0...3) > 0 {
                let kind = random.pick(["need", "want", "saving", "debt"])
                fields.append(.init(name: "kind", text: kind))
            }
            if random.number(in: 0...3) > 0 {
                fields.append(.init(name: "cost", text: random.pick(["fixed", "flexible"])))
            }
            return fields
        }
    }

    static func typed(_ random: inout SeededGenerator) -> [RawInput] {
        [
            RawInput("currency", random.pick(["USD", "JPY", "KWD"])),
            RawInput("income", .entries(side(&random, isIncome: true))),
            RawInput("expenses", .entries(side(&random, isIncome: false))),
            RawInput("reserve", "\(random.number(in: 0...99_999))"),
        ]
    }

    @Test func everyBudgetAddsUpToTheMinorUnit() throws {
        var random = SeededGenerator()
        for _ in 0..<400 {
            let inputs = Self.typed(&random)
            let result = try Calculator.budget.calculate(inputs)
            let broken = try Self.brokenLaws(result)
            #expect(broken == [], "\(inputs), \(random)")
        }
    }

    /// The names of the laws that this budget violates.
    static func brokenLaws(_ result: Calculation) throws -> [String] {
        let lines = try #require(result.table("lines"))
        let income = try #require(result.money("totalIncome"))
        let expenses = try #require(result.money("totalExpenses"))
        let left = try #require(result.money("fundsAvailable"))
        var broken: [String] = []
        func check(_ law: String, _ holds: Bool) {
            if !holds { broken.append(law) }
        }
        check("what is left is income less expenses", left == income - expenses)
        for group in lines.groups {
            let total = group.label.english == "Income" ? income : expenses
            check("lines sum", lines.total(of: 2, rows: group.rows) == total)
            check("shares", lines.total(of: 3, rows: group.rows) == (total > 0 ? 1_000 : 0))
        }
        if let groups = result.column("amount", of: "groups") {
            check("groups sum", groups.reduce(0, +) == expenses)
            check("groups by size", groups == groups.sorted(by: >))
        }
        let short = left < 0 ? "The budget is " : ""
        check("said in words", result.words(result.notes[0]).hasPrefix(short))
        for chart in result.charts {
            check("few bars", chart.bars.count <= 12)
            check("waterfall ends where it should", chart.bars.last?.end == left)
            check("waterfall falls to what is left", chart.bars.dropLast().last?.end == left)
            check("waterfall has no gap", isUnbroken(chart.bars.dropLast()))
        }
        check("proofs", result.provesItself)
        return broken
    }

    /// Whether each bar begins where the previous one ends, the first one at zero.
    static func isUnbroken(_ bars: ArraySlice<Chart.Bar>) -> Bool {
        var level: Int64 = 0
        for bar in bars {
            if bar.start != level { return false }
            level = bar.end
        }
        return true
    }

    @Test func theOrderOfTheLinesChangesNoSum() throws {
        var random = SeededGenerator()
        for _ in 0..<50 {
            let income = Self.side(&random, isIncome: true)
            let expenses = Self.side(&random, isIncome: false)
            let straight = try Calculator.budget.calculate([
                RawInput("income", .entries(income)), RawInput("expenses", .entries(expenses)),
            ])
            let reversed = try Calculator.budget.calculate([
                RawInput("income", .entries(income.reversed())),
                RawInput("expenses", .entries(expenses.reversed())),
            ])
            #expect(straight.figures == reversed.figures, "\(random)")
        }
    }

    @Test func theLargestAmountsAreSummedUpToTheLimit() throws {
        let result = try budget([
            "income": "A amount 5,000,000,000,000; B amount 5,000,000,000,000",
            "expenses": "C amount 10,000,000,000,000 kind need", "reserve": "10,000,000,000,000",
        ])
        #expect(result.moneyText("fundsAvailable") == "0.00")
        #expect(result.provesItself)
    }

    @Test func aCentOfIncomeAgainstTheLargestExpensesIsComputed() throws {
        let result = try budget([
            "income": "A amount 0.01", "expenses": "C amount 10,000,000,000,000 kind need",
        ])
        #expect(result.words(of: "savingsRate") == "-999999999999999")
        #expect(
            result.column("share", of: "targets")
                == [1_000_000_000_000_000_000, 0, -999_999_999_999_999_000])
        #expect(result.provesItself)
    }

    /// Every absurd value in every field of an entry and in every input.
    @Test(arguments: ["name", "amount", "every", "group", "kind", "cost", "month", "reserve", ""])
    func everyAbsurdValueIsAnsweredOrRefusedInItsField(_ field: String) {
        for value in AbsurdInputTests.values {
            var line = ["name": "Rent", "amount": "10"]
            var inputs = raw(["income": "Pay amount 100"])
            switch field {
            case "month", "reserve": inputs.append(RawInput(field, value))
            case "": inputs[0] = RawInput("income", value)
            default: line[field] = value
            }
            let fields = line.map { RawInput.Field(name: $0.key, text: $0.value) }
            inputs.append(RawInput("expenses", .entries([fields])))
            do throws(InputProblems) {
                #expect(try Calculator.budget.calculate(inputs).provesItself, "\(value)")
            } catch {
                let wanted = field.isEmpty ? "income" : field
                let isThere = error.problems.allSatisfy {
                    $0.path.field == wanted || $0.path.input == wanted
                }
                #expect(isThere && !error.problems.isEmpty, "\(field): \(value)")
            }
        }
    }
}
