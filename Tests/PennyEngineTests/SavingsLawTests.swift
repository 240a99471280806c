import PennyEngine
import PennyTestSupport
import Testing

@Suite("Laws of every savings plan")
struct SavingsLawTests {
    struct Typed {
        var months: Int
        var initial: Int
        var deposit: Int
        var rate: Int
        var fee: Int
        var interval: String
        var timing: String
        var feeRule: String

        /// Rates are in hundredths of a percent.
        var inputs: [RawInput] {
            raw([
                "yearsToInvest": "\(months) months", "initialInvestment": "\(initial)",
                "monthlyDeposit": "\(deposit)", "interestRate": Self.percent(rate),
                "additionalFeeRate": Self.percent(fee), "compoundInterval": interval,
                "depositTiming": timing, "feeRule": feeRule,
            ])
        }

        static func percent(_ hundredths: Int) -> String {
            let rest = abs(hundredths) % 100
            return "\(hundredths < 0 ? "-" : "")\(abs(hundredths) / 100)."
                + "\(rest < 10 ? "0" : "")\(rest)%"
        }
    }

    static func typed(_ random: inout SeededGenerator) -> Typed {
        Typed(
            months: random.number(in: 1...30), initial: random.number(in: 0...99_999),
            deposit: random.number(in: 0...999), rate: random.number(in: -300...1500),
            fee: random.number(in: 0...200),
            interval: random.pick(["annual", "semiannual", "quarterly", "monthly", "daily"]),
            timing: random.pick(["end", "begin"]),
            feeRule: random.pick(["yearEnd", "subtract", "perCompounding"]))
    }

    static func balance(_ typed: Typed) throws -> Int64 {
        try #require(try Calculator.savings.calculate(typed.inputs).money("accruedBalance"))
    }

    @Test(arguments: ["months", "growth"])
    func theRowsAddUpAndEachLeadsToTheNext(_ name: String) throws {
        var random = SeededGenerator()
        for _ in 0..<30 {
            let typed = Self.typed(&random)
            let result = try Calculator.savings.calculate(typed.inputs)
            let table = try #require(result.table(name))
            var balance: Int64 = 0
            for row in 0..<table.rowCount {
                let cells = (1...4).map { table.cell(row: row, column: $0) }
                balance += cells[0] + cells[1] - cells[2]
                #expect(balance == cells[3], "row \(row), \(typed), \(random)")
            }
            let rows = 0..<table.rowCount
            #expect(balance == result.money("accruedBalance"))
            #expect(table.total(of: 1, rows: rows) == result.money("totalDeposits"))
            #expect(table.total(of: 2, rows: rows) == result.money("totalInterest"))
            #expect(table.total(of: 3, rows: rows) == result.money("totalFees"))
            #expect(result.provesItself)
        }
    }

    @Test func moreTimeARicherRateOrALowerFeeNeverLowerTheBalance() throws {
        var random = SeededGenerator()
        for _ in 0..<25 {
            var typed = Self.typed(&random)
            typed.rate = abs(typed.rate)
            let before = try Self.balance(typed)
            var richer = typed
            richer.rate += random.number(in: 1...300)
            #expect(try Self.balance(richer) >= before, "\(typed), \(random)")
            var cheaper = typed
            cheaper.fee = typed.fee / 2
            #expect(try Self.balance(cheaper) >= before, "\(typed), \(random)")
            var longer = typed
            longer.fee = 0
            let start = try Self.balance(longer)
            longer.months += random.number(in: 1...12)
            #expect(try Self.balance(longer) >= start, "\(typed), \(random)")
        }
    }

    /// Splitting deposits between two plans splits the balance, except for half a minor unit of
    /// each.
    @Test func twoPlansOfTheSameTermsAreOneOfTheirSum() throws {
        var random = SeededGenerator()
        for _ in 0..<25 {
            let whole = Self.typed(&random)
            var first = whole
            first.initial = random.number(in: 0...whole.initial)
            first.deposit = random.number(in: 0...whole.deposit)
            var second = whole
            second.initial -= first.initial
            second.deposit -= first.deposit
            let sum = try Self.balance(first) + Self.balance(second)
            #expect(abs(try Self.balance(whole) - sum) <= 1, "\(whole), \(random)")
        }
    }

    @Test func aDepositAtTheBeginningNeverEarnsLess() throws {
        var random = SeededGenerator()
        for _ in 0..<25 {
            var typed = Self.typed(&random)
            typed.rate = abs(typed.rate)
            typed.fee = 0
            typed.timing = "end"
            let end = try Self.balance(typed)
            typed.timing = "begin"
            #expect(try Self.balance(typed) >= end, "\(typed), \(random)")
        }
    }

    @Test(arguments: ["none", "full", "equivalent"])
    func aLossShrinksWhatWasPutInOnEveryRule(_ inside: String) throws {
        let result = try savings([
            "yearsToInvest": "2", "initialInvestment": "1,000", "interestRate": "-10%",
            "compoundInterval": "annual", "insidePeriod": inside,
        ])
        #expect(result.moneyText("accruedBalance") == "810.00")
        #expect(result.moneyText("totalInterest") == "-190.00")
        #expect(result.provesItself)
    }
}
