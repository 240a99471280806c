import PennyTestSupport
import PennyWordsSupport
import Testing

@testable import PennyEngine

@Suite("The verdict on compared offers")
struct VerdictTests {
    private static func loan(_ name: String, _ rest: String) -> [RawInput.Field] {
        ScenarioTests.set(name, "loan", "principal 300000 \(rest)")
    }

    private static let level = loan("level", #"rate 6% term "30 years""#)
    private static let balloon = loan(
        "balloon", #"rate 6.1% term "5 years" amortization "30 years""#)

    private static func compare(
        _ sets: [[RawInput.Field]], horizon: String? = nil, from today: CivilDate? = nil
    ) throws -> Calculation {
        try Calculator.scenarios.calculate(
            ScenarioTests.inputs(sets) + (horizon.map { [RawInput("horizon", $0)] } ?? []),
            InputDefaults().starting(today))
    }

    private static func said(_ value: Quantity) -> String { Message.value(value).english }

    // MARK: - Final payments

    @Test(
        "counts costs up to the first final payment, and names it",
        arguments: [nil, "10 years", "5 years"])
    func finalPayment(_ horizon: String?) throws {
        let result = try Self.compare([Self.level, Self.balloon], horizon: horizon)
        let fiveYears = try Self.compare(
            [Self.level, Self.loan("balloon", #"rate 6.1% term "30 years""#)],
            horizon: "5 years")
        // In five years, the balloon loan costs what a level loan of its rate costs.
        #expect(result.figures.first == fiveYears.figures.first)
        #expect(result.figures.first?.label.english == "“level” is cheaper by")
        #expect(
            try #require(result.answer).english.hasSuffix(
                " over 5 years. After 5 years, a final payment is due: $281,324.16 with “balloon”. "
                    + "Costs after that are not counted."))
        let table = try #require(result.table("scenarios"))
        #expect(table.value(row: 0, column: 1) == .text("costInTime"))
    }

    @Test("says nothing of a final payment after the chosen time")
    func later() throws {
        let result = try Self.compare([Self.level, Self.balloon], horizon: "4 years")
        #expect(try #require(result.answer).english.hasSuffix(" over 4 years."))
    }

    @Test("names the month of a final payment, and the assumed start")
    func month() throws {
        let day = try #require(CivilDate(year: 2026, month: 11, day: 29))
        let result = try Self.compare([Self.level, Self.balloon], horizon: "10 years", from: day)
        #expect(try #require(result.answer).english.contains("After 5 years (November 2031), a"))
        #expect(result.notes.contains(CommonWords.noteStart(start: day)))
        let dated = Self.loan(
            "dated", #"rate 6.1% term "5 years" amortization "30 years" start 2026-12-15"#)
        let own = try Self.compare([Self.level, dated], horizon: "10 years", from: day)
        #expect(try #require(own.answer).english.contains("After 5 years (December 2031), a"))
        #expect(!own.notes.contains(CommonWords.noteStart(start: day)))
    }

    @Test("names a single payment after months, which is due at once in full")
    func single() throws {
        let single = ScenarioTests.set(
            "single", "loan", #"principal 5000 rate 10% term "1 year" payments yearly"#)
        let plan = ScenarioTests.set(
            "plan", "loan", #"principal 5000 rate 10% term "3 years""#)
        let result = try Self.compare([single, plan])
        #expect(
            try #require(result.answer).english.contains(
                "After 1 year, a final payment is due: $5,500.00 with “single”."))
    }

    // MARK: - Debts without an end

    private static func card(_ name: String, _ payment: Int) -> [RawInput.Field] {
        ScenarioTests.set(name, "card", "balance 3000 rate 24% payment \(payment)")
    }

    @Test("says which cards are never paid off", arguments: [nil, "5 years"])
    func endless(_ horizon: String?) throws {
        let two = try Self.compare([Self.card("a", 50), Self.card("b", 200)], horizon: horizon)
        #expect(
            two.answer?.english
                == "“b” costs $602.34. “a” is never paid off at this payment.")
        let table = try #require(two.table("scenarios"))
        let name = horizon == nil ? "cost" : "costInTime"
        let row = try #require(ScenarioTests.row(name, of: table))
        #expect(row[1] == .money(60_234))
        #expect(row[0] == .words(ScenariosWords.cellNever, machine: "never"))
        let four = try Self.compare([
            Self.card("a", 50), Self.card("b", 200), Self.card("c", 60), Self.card("d", 300),
        ])
        #expect(
            try #require(four.answer).english.hasSuffix(
                " less than “b”. “a” and “c” are never paid off at these payments."))
        #expect(four.figures.first?.name == "cheaperBy")
    }

    @Test("says which cards are not paid off in 100 years")
    func tooLong() throws {
        let slow = ScenarioTests.set(
            "slow", "card", "balance 3000 rate 18% minimumPercent 1.6% minimumAmount 1")
        let result = try Self.compare([Self.card("a", 50), slow, Self.card("b", 200)])
        #expect(
            result.answer?.english
                == "“b” costs $602.34. “a” is never paid off at this payment. "
                + "“slow” takes more than 100 years to pay off.")
        let table = try #require(result.table("scenarios"))
        let row = try #require(ScenarioTests.row("cost", of: table))
        #expect(row[1] == .words(ScenariosWords.cellTooLong, machine: "not within 100 years"))
    }

    @Test("says that no card is ever paid off")
    func allEndless() throws {
        let result = try Self.compare([Self.card("a", 50), Self.card("b", 40)])
        #expect(
            result.answer?.english == "“a” and “b” are never paid off at these payments.")
    }

    // MARK: - Rows

    private static func refinancing(_ name: String, _ rest: String) -> [RawInput.Field] {
        ScenarioTests.set(
            name, "refinance", #"balance 240000 rate 7% remaining "25 years" \#(rest)"#)
    }

    private static let saving = refinancing("saves", #"newRate 6% newTerm "20 years" costs 5000"#)
    private static let adding = refinancing("adds", #"newRate 6.8% newTerm "30 years" costs 9000"#)

    @Test("has one label in a row, and names the opposite in its cell, without a sign")
    func opposites() throws {
        for sets in [[Self.saving, Self.adding], [Self.adding, Self.saving]] {
            let result = try Self.compare(sets)
            let table = try #require(result.table("scenarios"))
            let row = try #require(
                (0..<table.rowCount).first {
                    table.value(row: $0, column: 1) == .text("totalSaved")
                })
            #expect(
                table.value(row: row, column: 0) == .words(RefinanceWords.figureTotalSaved))
            let added = ScenariosWords.cellOther(
                figure: RefinanceWords.figureTotalAdded, value: .money(6_338_233))
            let cells = (2...3).map { table.value(row: row, column: $0) }
            #expect(cells.contains(.words(added, machine: "-63382.33")))
            #expect(cells.contains(.money(9_121_586)))
            let isFirst = sets[0] == Self.saving
            let difference = try #require(result.figure("totalSavedDifference"))
            #expect(
                difference.label.english
                    == (isFirst
                        ? "Total saved, after costs: lower with “adds”, by"
                        : "Total saved, after costs: higher with “saves”, by"))
            #expect(
                difference.quantity == .change(.money(isFirst ? -15_459_819 : 15_459_819)))
        }
    }

    @Test("calls an extra cost higher where more is added")
    func added() throws {
        let more = Self.refinancing("more", #"newRate 6.9% newTerm "30 years" costs 9000"#)
        let result = try Self.compare([Self.adding, more], horizon: nil)
        let difference = try #require(result.figure("totalSavedDifference"))
        #expect(difference.label.english == "Total extra cost: higher with “more”, by")
        let table = try #require(result.table("scenarios"))
        let row = try #require(ScenarioTests.row("totalSaved", of: table))
        #expect(row[0] == .words(.value(.money(6_338_233)), machine: "-63382.33"))
        guard case .words(let shown, let machine) = row[2] else {
            Issue.record("the difference is not as the label states it")
            return
        }
        #expect(shown.english.hasPrefix("+$") && machine.hasPrefix("-"))
        #expect(result.provesItself)
    }

    @Test("calls a figure without a difference the same")
    func same() throws {
        let extra = Self.loan("extra", #"rate 6% term "30 years" extra "200 from 1""#)
        let result = try Self.compare([Self.level, extra])
        for name in ["paymentDifference", "aprDifference"] {
            let figure = try #require(result.figure(name))
            #expect(Self.said(figure.shown) == "the same")
            #expect(figure.label.english.hasSuffix(" with “extra”"))
        }
        #expect(result.figure("paymentDifference")?.quantity == .change(.money(0)))
        let table = try #require(result.table("scenarios"))
        let row = try #require(ScenarioTests.row("payment", of: table))
        #expect(Self.said(row[2]) == "the same")
        for row in 0..<table.rowCount {
            let said = Self.said(table.value(row: row, column: 4))
            #expect(!["$0.00", "0.00 points", "0"].contains(said))
        }
        let three = try #require(
            try Self.compare([Self.level, extra, Self.balloon]).table("differences"))
        let first = try #require(ScenarioTests.row("payment", of: three))[0]
        #expect(Self.said(first) == "the same")
    }

    // MARK: - Equal offers and losses

    @Test("names two offers that cost the same")
    func sameCost() throws {
        let result = try Self.compare([
            Self.loan("one", #"rate 6% term "30 years""#),
            Self.loan("other", #"rate 6% term "30 years""#),
        ])
        let words = try #require(result.answer).english
        #expect(words == "“one” and “other” cost the same: $347,515.44.")
    }

    @Test("says that neither of two refinancings saves money, and what the worse one costs")
    func losses() throws {
        let old = #"balance 240000 rate 7% remaining "25 years""#
        let result = try Self.compare([
            ScenarioTests.set(
                "one", "refinance", old + #" newRate 6% newTerm "30 years" costs 5000"#),
            ScenarioTests.set("other", "refinance", old + #" newRate 6.25% newTerm "30 years""#),
        ])
        let words = try #require(result.answer).english
        #expect(words == "Neither saves money. “one” costs $8,968.04 less than “other”.")
    }
}
