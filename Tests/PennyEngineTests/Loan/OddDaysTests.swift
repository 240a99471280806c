import PennyEngine
import PennyTestSupport
import Testing

@Suite("Odd days before a loan's first whole period")
struct OddDaysTests {
    /// 73 days before the first of three months: 12,000 × 10% × 73/365 = 240.00.
    static func odd(_ charge: String, _ more: TypedInputs = [:]) throws -> Calculation {
        let typed: TypedInputs = [
            "principal": "12,000", "rate": "10%", "term": "3 months", "start": "2026-01-18",
            "firstPayment": "2026-05-01", "oddDaysInterest": charge,
        ]
        return try Calculator.loan.calculate(raw(typed) + raw(more), defaults())
    }

    @Test func theInterestOfTheDaysComesOnTopOfTheFirstPayment() throws {
        let result = try Self.odd("first-payment")
        #expect(result.money("oddInterest") == 240_00)
        // The payment of 12,000 over three whole months is 4,066.85, its interest 100.00.
        #expect(result.money("payment") == 4_066_85)
        #expect(result.column("payment", of: "schedule")?.prefix(2) == [4_306_85, 4_066_85])
        #expect(result.column("interest", of: "schedule")?.first == 340_00)
        #expect(result.money("totalInterest") == 440_55)
        #expect(result.provesItself)
    }

    @Test func amortizedInterestMakesAllPaymentsEqual() throws {
        let result = try Self.odd("amortized")
        // (12,000 + 240 ÷ (1 + 0.1/12)) × the payment of one, 0.3389043…
        #expect(result.column("payment", of: "schedule") == [4_147_52, 4_147_52, 4_147_51])
        #expect(result.column("interest", of: "schedule")?.first == 340_00)
        #expect(result.provesItself)
    }

    @Test func addedInterestBearsInterestItself() throws {
        let result = try Self.odd("added-to-principal")
        // 12,240 × 0.3389043…
        #expect(result.money("payment") == 4_148_19)
        #expect(result.column("interest", of: "schedule")?.first == 102_00)
        #expect(result.money("totalPaid") == result.money("totalInterest").map { $0 + 12_000_00 })
        #expect(result.provesItself)
    }

    @Test func compoundInterestGrowsAsTheLoanWould() throws {
        let result = try Self.odd(
            "first-payment",
            ["oddDaysMethod": "compound", "oddDaysCount": "30/360"])
        // 12,000 × (1 + 0.1/12)^(73/30) − 12,000, from 18 January to 1 April.
        #expect(result.money("oddInterest") == 244_79)
        #expect(result.provesItself)
    }

    @Test func aFirstPeriodAsLongAsTheOthersHasNoOddDays() throws {
        let plain: TypedInputs = [
            "principal": "12,000", "rate": "10%", "term": "3 months", "start": "2026-01-31",
            "firstPayment": "2026-02-28", "dueDay": "31",
        ]
        let result = try Calculator.loan.calculate(
            raw(plain) + raw(["oddDaysInterest": "amortized"]), defaults())
        #expect(result.money("oddInterest") == 0)
        #expect(result.tables == (try Calculator.loan.calculate(raw(plain), defaults())).tables)
    }

    /// With any other terms, the payments are worth the loan at its rate.
    @Test(arguments: 0..<200)
    func theScheduleProvesItself(_ seed: Int) throws {
        var random = SeededGenerator(seed: UInt64(seed))
        let charge = random.pick(["first-payment", "amortized", "added-to-principal"])
        var typed = [
            RawInput("principal", "\(random.number(in: 1...900_000))"),
            RawInput("rate", "\(random.number(in: 0...20)).\(random.number(in: 0...99))%"),
            RawInput("term", "\(random.number(in: 1...120)) payments"),
            RawInput("payments", random.pick(["monthly", "quarterly", "biweekly", "semimonthly"])),
            RawInput("start", "2024-0\(random.number(in: 1...9))-\(random.number(in: 10...28))"),
            RawInput("firstPayment", "2025-0\(random.number(in: 1...9))-01"),
            RawInput("oddDaysInterest", charge),
            RawInput("oddDaysMethod", random.pick(["simple", "compound"])),
            RawInput("rounding", random.pick(["half-up", "up", "down"])),
        ]
        if charge != "amortized", random.number(in: 0...1) == 0 {
            typed.append(RawInput("repayment", "equal-principal"))
        }
        let result = try Calculator.loan.calculate(typed, defaults())
        #expect(result.provesItself)
    }
}
