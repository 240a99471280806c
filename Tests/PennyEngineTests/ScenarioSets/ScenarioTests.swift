import PennyTestSupport
import PennyWordsSupport
import Testing

@testable import PennyEngine

@Suite("Saved sets side by side")
struct ScenarioTests {
    /// An entry of `sets` with its kind and inputs.
    static func set(_ name: String, _ kind: String, _ inputs: String) -> [RawInput.Field] {
        [
            .init(name: "set", text: name), .init(name: "kind", text: kind),
            .init(name: "inputs", text: inputs),
        ]
    }

    static let thirty = set("thirty", "loan", "principal 200000 rate 6% term \"30 years\"")
    static let fifteen = set("fifteen", "loan", "principal 200000 rate 6% term \"15 years\"")
    static let twenty = set("twenty", "loan", "principal 200000 rate 6% term \"20 years\"")

    static func inputs(_ sets: [[RawInput.Field]], _ figures: String? = nil) -> [RawInput] {
        [RawInput("sets", .entries(sets))] + (figures.map { [RawInput("figures", $0)] } ?? [])
    }

    static func compare(
        _ sets: [[RawInput.Field]], _ figures: String? = nil
    ) throws -> Calculation {
        try Calculator.scenarios.calculate(inputs(sets, figures))
    }

    /// The values of a figure's row, starting with the first set's column.
    static func row(_ figure: String, of table: Table) -> [Quantity]? {
        for row in 0..<table.rowCount where table.value(row: row, column: 1) == .text(figure) {
            return (2..<table.columns.count).map { table.value(row: row, column: $0) }
        }
        return nil
    }

    @Test("a chosen time has a row of the costs that decide, before those of the whole time")
    func costsInTime() throws {
        let result = try Calculator.scenarios.calculate(
            Self.inputs([Self.thirty, Self.fifteen]) + [RawInput("horizon", "5 years")])
        let table = try #require(result.table("scenarios"))
        #expect(table.value(row: 0, column: 1) == .text("costInTime"))
        let costs = try [Self.thirty, Self.fifteen].map { entry in
            let inputs = try #require(
                EntryText.split(entry[2].text, Calculator.loan.fields.map(\.name)))
            let loan = try Calculator.loan.calculate(
                inputs[0].map { RawInput($0.name, $0.text) })
            return try #require(loan.column("interest", of: "schedule")).prefix(60).reduce(0, +)
        }
        let row = try #require(Self.row("costInTime", of: table))
        #expect(Array(row.prefix(2)) == costs.map { .money($0) })
        #expect(result.figure("cheaperBy")?.quantity == .money(costs[0] - costs[1]))
        let whole = try Self.compare([Self.thirty, Self.fifteen])
        #expect(Self.row("costInTime", of: try #require(whole.table("scenarios"))) == nil)
    }

    /// Neither label applies to both.
    @Test(arguments: [("24%", "12%"), ("12%", "24%")])
    func aTimeThatNeverEndsHasNoDifference(_ one: String, _ other: String) throws {
        let sets = [one, other].map {
            Self.set("at\($0.dropLast())", "card", "balance 3000 rate \($0) payment 40")
        }
        let result = try Self.compare(sets)
        #expect(result.figure("monthsDifference") == nil)
        #expect(result.steps.allSatisfy { !$0.figures.isEmpty })
        let answer = try #require(result.answer?.said)
        #expect(answer.contains("“at24” is never paid off at this payment."))
        #expect(result.provesItself)
    }

    @Test func aDifferenceOfTimesIsInYearsAndMonths() throws {
        let result = try Self.compare([
            Self.set("a", "card", "balance 3000 rate 18% payment 200"),
            Self.set("b", "card", "balance 3000 rate 12% payment 200"),
        ])
        let figure = try #require(result.figure("monthsDifference"))
        #expect(figure.quantity == .change(.months(-1)))
        #expect(figure.shown == .words(ScenariosWords.size(difference: .months(-1))))
    }

    @Test func `a figure with another name in another set has it beside its value`() throws {
        let steps = Self.set(
            "steps", "loan",
            "principal 200000 term \"30 years\" aprMethod eu "
                + "rateSteps \"5% payments 12; 7% payments 348\"")
        let result = try Self.compare([Self.thirty, steps], "payment, apr, totalPaid")
        let table = try #require(result.table("scenarios"))
        // The first row has the costs that decide.
        let labels = (1..<4).map { table.value(row: $0, column: 0) }
        let own = [LoanWords.figurePaymentMonthly, LoanWords.figureApr, LoanWords.figureTotalPaid]
        #expect(labels == own.map { .words($0) })
        let others = (1..<4).map { Message.value(table.value(row: $0, column: 3)).english }
        #expect(others[0].hasPrefix("First payment: $"))
        #expect(others[1].hasPrefix("\(LoanWords.figureAprEu.english): "))
        #expect(others[2].hasPrefix("$"))
        #expect(result.provesItself)
    }

    /// Extra payments change the savings, but no contractual rate.
    @Test func `extra payments do not change the rate beside that of the plain loan`() throws {
        let plain = Self.set(
            "plain", "loan", "principal 10000 rate 6% term \"36 months\" fees 300")
        let extra = Self.set(
            "extra", "loan",
            "principal 10000 rate 6% term \"36 months\" fees 300 extra \"200 from 1 every 1\"")
        let result = try Self.compare([plain, extra], "apr, totalPaid")
        let table = try #require(result.table("scenarios"))
        let rates = try #require(Self.row("apr", of: table))
        #expect(rates[0] == rates[1])
    }

    @Test func twoSetsStandInOneTableWithWhatTheSecondIsMoreThanTheFirst() throws {
        let result = try Self.compare([Self.thirty, Self.fifteen])
        let table = try #require(result.table("scenarios"))
        #expect(table.columns.map(\.name) == ["", "figure", "thirty", "fifteen", "difference"])
        #expect(table.columns.map(\.isForTools) == [false, true, false, false, false])
        let label = LoanWords.figurePaymentMonthly
        #expect(table.value(row: 0, column: 0) == .words(label))
        #expect(label.english == "Monthly payment")
        #expect(
            Self.row("payment", of: table)
                == [.money(119_910), .money(168_771), .change(.money(48_861))])
        #expect(
            Self.row("totalInterest", of: table)
                == [.money(23_167_704), .money(10_378_882), .change(.money(-12_788_822))])
        #expect(
            Self.row("numberOfPayments", of: table)
                == [.count(360), .count(180), .change(.count(-180))])
        #expect(result.tables.count == 1)
        #expect(
            result.figure("paymentDifference")?.quantity == .change(.money(48_861)))
        #expect(result.provesItself)
    }

    @Test func threeSetsHaveATableOfDifferencesFromTheFirst() throws {
        let result = try Self.compare([Self.thirty, Self.fifteen, Self.twenty], "totalInterest")
        #expect(result.tables.map(\.name) == ["scenarios", "differences"])
        let differences = try #require(result.table("differences"))
        #expect(differences.columns.map(\.name) == ["", "figure", "fifteen", "twenty"])
        let row = try #require(Self.row("totalInterest", of: differences))
        #expect(
            result.figures.map(\.name)
                == ["cheaperBy", "totalInterestDifference", "totalInterestDifference3"])
        #expect(result.figures.dropFirst().map(\.quantity) == row)
        let table = try #require(result.table("scenarios"))
        let values = try #require(Self.row("totalInterest", of: table))
        guard case .money(let first) = values[0], case .money(let third) = values[2] else {
            Issue.record("no amounts")
            return
        }
        #expect(row[1] == .change(.money(third - first)))
    }

    @Test func everySetIsWhatItIsAlone() throws {
        let alone = try loan(["principal": "200000", "rate": "6%", "term": "20 years"])
        let result = try Self.compare([Self.thirty, Self.twenty])
        let table = try #require(result.table("scenarios"))
        for figure in alone.figures {
            #expect(Self.row(figure.name, of: table)?[1] == figure.quantity)
        }
    }

    @Test func theChartDrawsEachSetsBalanceToItsEnd() throws {
        let result = try Self.compare([Self.thirty, Self.fifteen, Self.twenty])
        let chart = try #require(result.charts.first)
        #expect(chart.positions == Array(0...30).map { Int64($0) })
        #expect(chart.series.map(\.label.english) == ["thirty", "fifteen", "twenty"])
        #expect(chart.series[1].values[15...].allSatisfy { $0 == 0 })
        #expect(chart.series[1].values[14] > 0)
        #expect(
            chart.title.said
                == "Balance owed: nothing after year 30 (thirty), 15 (fifteen), 20 (twenty)")
        let dearer = Self.set("dearer", "loan", "principal 200000 rate 7% term \"20 years\"")
        let same = try #require(try Self.compare([Self.twenty, dearer]).charts.first)
        #expect(same.title.said == "Balance owed: nothing after year 20")
    }

    @Test func setsWithoutACommonLineAreBars() throws {
        let savings = "yearsToInvest 10 monthlyDeposit 100 interestRate"
        let result = try Self.compare([
            Self.set("low", "savings", savings + " 2%"),
            Self.set("high", "savings", savings + " 5%"),
        ])
        let chart = try #require(result.charts.first)
        #expect(chart.kind == .bars)
        #expect(chart.bars.map(\.label.english) == ["low", "high"])
        #expect(chart.bars[0].end < chart.bars[1].end)
        #expect(result.charts.count == 1)
    }

    /// A line that ends above zero limits the drawing.
    @Test func linesThatDoNotEndAtZeroAreDrawnToTheShortest() throws {
        func home(_ years: Int) -> String {
            "price 100000 downPayment 100000 loanRate 0% monthlyRent 500 years \(years)"
        }
        let result = try Self.compare([
            Self.set("long", "rent-or-buy", home(9)), Self.set("short", "rent-or-buy", home(4)),
        ])
        #expect(result.charts[0].kind == .lines)
        #expect(result.charts[0].positions == [0, 1, 2, 3, 4])
    }

    /// A negative amount is drawn below zero.
    @Test func barsShowAmountsBelowZero() throws {
        func plan(_ newTerm: String) -> String {
            "balance 1000 rate 12% remaining \"12 months\" newRate 11% newTerm \"\(newTerm)\""
        }
        let result = try Self.compare(
            [
                Self.set("short", "refinance", plan("12 months")),
                Self.set("long", "refinance", plan("600 months")),
            ], "totalSaved")
        let difference = try #require(result.charts.first)
        if difference.kind == .bars {
            #expect(difference.bars[0].end > 0 && difference.bars[1].end < 0)
        } else {
            #expect(difference.isComparison)
        }
    }

    @Test func theOrderOfTheSetsTurnsTheSignsAndNothingElse() throws {
        let there = try Self.compare([Self.thirty, Self.fifteen])
        let back = try Self.compare([Self.fifteen, Self.thirty])
        #expect(there.figures[0].quantity == back.figures[0].quantity)
        #expect(there.answer == back.answer)
        for (figure, other) in zip(there.figures.dropFirst(), back.figures.dropFirst()) {
            switch (figure.quantity, other.quantity) {
            case (.change(.money(let one)), .change(.money(let two))): #expect(one == -two)
            case (.change(.count(let one)), .change(.count(let two))): #expect(one == -two)
            case (.change(.points(let one)), .change(.points(let two))):
                #expect(ExactDecimal.zero.minus(one) == two)
            default: Issue.record("\(figure.name) is no difference")
            }
        }
    }

    @Test func theOneLineFormSaysTheSame() throws {
        let line = EntryText.line(of: [Self.thirty, Self.fifteen])
        let typed = try Calculator.scenarios.calculate([RawInput("sets", line)])
        let listed = try Self.compare([Self.thirty, Self.fifteen])
        #expect(typed == listed)
    }

    // MARK: - Problems

    static let faulty: [([[RawInput.Field]], String?, String, String)] = [
        (
            [thirty], nil, "sets has not from 2 to 6 entries",
            "Name two sets or more, but not too many for a page."
        ),
        (
            Array(repeating: thirty, count: 2), nil,
            "sets entry 2, set “thirty” is also sets entry 1",
            "Keep one of the two."
        ),
        (
            [thirty, [.init(name: "set", text: "other")]], nil,
            "sets entry 2, set “other” has no kind and inputs",
            "Write the name of a set of this site, or add its kind and inputs beside the name."
        ),
        (
            [thirty, set("x", "loan", "principal 5 rate 6 term \"1 year\"")], nil,
            "“x” cannot be computed: rate “6” has no percent sign",
            "Write “6%” if you mean 6 percent."
        ),
        (
            [thirty, set("x", "loan", "principal 5 rate 6% term \"1 year\" currency EUR")], nil,
            "“x” is in EUR, the first set in USD", "Compare sets of one currency."
        ),
        (
            [thirty, set("x", "budget", "income \"Pay amount 5\"")], nil,
            "sets have no figure in common",
            "Compare sets of one kind, or of kinds with the same figures."
        ),
        (
            [thirty, set("x", "loan", "\"")], nil, "sets entry 2, inputs is a list",
            "Write it as “principal 350,000 rate 6.25%” or as a YAML list of entries."
        ),
        (
            [thirty, fifteen], "payment, payment", "figures is given twice",
            "Keep one of the two."
        ),
        (
            [thirty, fifteen], " , ", "figures “ , ” is not a word",
            "Write letters, digits and hyphens, such as household."
        ),
    ]

    @Test(arguments: faulty)
    func whatIsWrongIsSaid(
        sets: [[RawInput.Field]], figures: String?, summary: String, nextStep: String
    ) throws {
        let found = problems(.scenarios, Self.inputs(sets, figures))
        let problem = try #require(found.first)
        #expect(found.count == 1)
        #expect(problem.summary == summary)
        #expect(problem.nextStep == nextStep)
    }

    @Test func scenariosOfScenariosAreRefused() throws {
        let sets = [Self.thirty, Self.set("x", "scenarios", "sets a")]
        let found = problems(.scenarios, Self.inputs(sets))
        #expect(found.map(\.path.field) == ["kind"])
        let unknown = problems(
            .scenarios, Self.inputs([Self.thirty, Self.fifteen], "payments"))
        #expect(unknown.map(\.path.input) == ["figures"])
    }
}
