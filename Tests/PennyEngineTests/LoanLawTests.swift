import PennyEngine
import PennyTestSupport
import Testing

@Suite("Laws of every loan")
struct LoanLawTests {
    struct Typed {
        var principal: Int
        var hundredthsOfPercent: Int
        var payments: Int
        var rest: [RawInput] = []

        func inputs(rate extraRate: Int = 0, scale: Int = 1) -> [RawInput] {
            let rate = hundredthsOfPercent + extraRate
            let hundredths = rate % 100
            return raw([
                "principal": "\(principal * scale)",
                "rate": "\(rate / 100).\(hundredths < 10 ? "0" : "")\(hundredths)%",
                "term": "\(payments) payments",
            ]) + rest
        }
    }

    static func typed(_ random: inout SeededGenerator) -> Typed {
        var typed = Typed(
            principal: random.number(in: 1...random.pick([9, 999, 999_999, 99_999_999])),
            hundredthsOfPercent: random.number(in: 0...random.pick([0, 99, 1500, 99_900])),
            payments: random.number(in: 1...random.pick([3, 24, 120])))
        typed.rest.append(
            RawInput("rounding", random.pick(["half-up", "half-even", "up", "down"])))
        typed.rest.append(
            RawInput("paymentRounding", random.pick(["half-up", "half-even", "up", "down"])))
        return typed
    }

    /// An option in addition to the plain terms, of any kind that fits every loan.
    static func option(_ random: inout SeededGenerator, _ payments: Int) -> [RawInput] {
        let number = random.number(in: 1...payments)
        let extra = RawInput("extra", "\(random.number(in: 1...5000)) from \(number) every 3")
        let dated = RawInput("start", "2024-01-31")
        return random.pick([
            [], [extra], [dated], [RawInput("payments", "biweekly"), extra],
            [RawInput("interestOnly", "\(number) payments")],
            [RawInput("amortization", "\(payments + 24) payments")],
            [RawInput("compounding", "semiannual")],
            [RawInput("fixedPayments", "10 payments \(number)")],
            [dated, RawInput("dayCount", random.pick(["30/360", "actual/365", "actual/actual"]))],
            [
                dated, RawInput("dayCount", "actual/360"), RawInput("paymentBasis", "days"),
                RawInput("lastPayment", "closest"),
            ],
        ])
    }

    @Test func everyScheduleAddsUpToTheMinorUnit() throws {
        var random = SeededGenerator()
        var computed = 0
        for _ in 0..<250 {
            var typed = Self.typed(&random)
            typed.rest += Self.option(&random, typed.payments)
            let inputs = typed.inputs()
            guard let result = try? Calculator.loan.calculate(inputs) else { continue }
            computed += 1
            let broken = try Self.brokenLaws(result, typed)
            #expect(broken == [], "\(inputs), \(random)")
        }
        #expect(computed > 230)
    }

    /// The names of the laws that this schedule violates.
    static func brokenLaws(_ result: Calculation, _ typed: Typed) throws -> [String] {
        let payments = try #require(result.column("payment", of: "schedule"))
        let interests = try #require(result.column("interest", of: "schedule"))
        let principals = try #require(result.column("principal", of: "schedule"))
        let balances = try #require(result.column("balance", of: "schedule"))
        let extras =
            result.column("extra", of: "schedule") ?? payments.map { _ in Int64(0) }
        let owed = Int64(typed.principal) * 100
        var balance = owed
        var broken: [String] = []
        func law(_ name: String, _ holds: Bool) { if !holds { broken.append(name) } }
        for row in payments.indices {
            law("payment \(row)", payments[row] == interests[row] + principals[row])
            law("balance \(row)", balances[row] == balance - principals[row] - extras[row])
            law("sign \(row)", balances[row] >= 0 && extras[row] >= 0 && interests[row] >= 0)
            balance = balances[row]
        }
        let paid = payments.reduce(0, +) + extras.reduce(0, +)
        let interest = interests.reduce(0, +)
        law("repaid", principals.reduce(0, +) + extras.reduce(0, +) == owed)
        law("ends at zero", balance == 0 && !balances.dropLast().contains(0))
        law("term", payments.count <= typed.payments)
        law("count", result.count("numberOfPayments") == payments.count)
        law("paid", paid == owed + interest && result.money("totalPaid") == paid)
        law("interest", result.money("totalInterest") == interest)
        law("last", result.money("finalPayment") == payments.last)
        law("proofs", result.provesItself)
        let years = try #require(result.table("years"))
        law("years", years.total(of: 1, rows: 0..<years.rowCount) == paid)
        law("year interest", years.total(of: 2, rows: 0..<years.rowCount) == interest)
        let groups = try #require(result.table("schedule")).groups
        law("groups", groups.flatMap { Array($0.rows) } == Array(payments.indices))
        return broken
    }

    @Test func aHigherRateIsNeverALowerPayment() throws {
        var random = SeededGenerator()
        var computed = 0
        for _ in 0..<60 {
            let typed = Self.typed(&random)
            let higher = typed.inputs(rate: random.number(in: 1...500))
            guard let low = Self.result(typed.inputs()), let high = Self.result(higher) else {
                continue
            }
            computed += 1
            let lower = try #require(low.money("payment"))
            #expect(lower <= high.money("payment") ?? 0, "\(typed), \(random)")
        }
        #expect(computed > 40)
    }

    /// The result; nil if the rounding of the payment, compounded at hundreds of percent, exceeds
    /// every amount.
    static func result(_ inputs: [RawInput], _ currency: String = "USD") -> Calculation? {
        try? Calculator.loan.calculate(inputs, defaults(currency))
    }

    @Test func anExtraPaymentNeverCostsInterestOrTime() {
        var random = SeededGenerator()
        var computed = 0
        for _ in 0..<60 {
            var typed = Self.typed(&random)
            typed.rest = []
            let number = random.number(in: 1...typed.payments)
            typed.rest.append(
                RawInput("extra", "\(random.number(in: 1...9999)) from \(number) every 2"))
            guard let result = Self.result(typed.inputs()) else { continue }
            computed += 1
            #expect(result.money("interestSaved") ?? -1 >= 0, "\(typed), \(random)")
            #expect(result.count("paymentsSaved") ?? -1 >= 0, "\(typed), \(random)")
        }
        #expect(computed > 40)
    }

    /// Ten times the money in a currency with one decimal less is the same number of minor units:
    /// USD 123.45 and KWD 12.345.
    @Test func theSameMinorUnitsGiveTheSameScheduleInEveryCurrency() throws {
        var random = SeededGenerator()
        var computed = 0
        for _ in 0..<40 {
            let typed = Self.typed(&random)
            let plain = typed.inputs()
            let scaled = typed.inputs(scale: 10)
            guard let dinars = Self.result(plain, "KWD") else { continue }
            computed += 1
            let dollars = try Calculator.loan.calculate(scaled, defaults("USD"))
            let cells = dinars.table("schedule")?.cells
            let isSame = cells != nil && cells == dollars.table("schedule")?.cells
            #expect(isSame, "\(typed), \(random)")
            #expect(dinars.figure("apr") == dollars.figure("apr"))
        }
        #expect(computed > 30)
    }

    @Test func withoutInterestTheLoanIsDividedAndNothingElse() throws {
        var random = SeededGenerator()
        for _ in 0..<40 {
            var typed = Self.typed(&random)
            typed.hundredthsOfPercent = 0
            let result = try Calculator.loan.calculate(typed.inputs())
            #expect(result.money("totalInterest") == 0, "\(typed), \(random)")
        }
    }
}
