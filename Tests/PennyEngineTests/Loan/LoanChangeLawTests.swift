import PennyEngine
import PennyTestSupport
import Testing

@Suite("Laws of a loan whose inputs change")
struct LoanChangeLawTests {
    /// A loan a thousand times as large has a thousandfold payment, except for rounding: a thousand
    /// times half a minor unit, plus half of one.
    @Test func aThousandTimesTheLoanIsAThousandTimesThePaymentButForItsRounding() throws {
        var random = SeededGenerator()
        var computed = 0
        for _ in 0..<60 {
            var typed = LoanLawTests.typed(&random)
            typed.rest = []
            guard let one = LoanLawTests.result(typed.inputs()),
                let thousand = LoanLawTests.result(typed.inputs(scale: 1000))
            else { continue }
            computed += 1
            for (name, row) in [("payment", 0), ("interest", 0)] {
                let small = try #require(one.column(name, of: "schedule"))[row]
                let large = try #require(thousand.column(name, of: "schedule"))[row]
                #expect(abs(large - 1000 * small) <= 500, "\(name) \(typed), \(random)")
            }
        }
        #expect(computed > 50)
    }

    /// An extra payment in two entries is the same as in one, even if it is capped.
    @Test func splittingAnExtraChangesNothing() {
        var random = SeededGenerator()
        var computed = 0
        for _ in 0..<60 {
            let typed = LoanLawTests.typed(&random)
            let first = random.number(in: 1...9_999)
            let second = random.number(in: 1...9_999)
            let rest = "from \(random.number(in: 1...typed.payments)) every 2"
            func result(_ extra: String) -> Calculation? {
                LoanLawTests.result(typed.inputs() + [RawInput("extra", extra)])
            }
            guard let one = result("\(first + second) \(rest)"),
                let two = result("\(first) \(rest); \(second) \(rest)")
            else { continue }
            computed += 1
            #expect(one.figures == two.figures, "\(typed), \(random)")
            #expect(one.tables == two.tables, "\(typed), \(random)")
        }
        #expect(computed > 45)
    }

    /// Separate extra payments are the same as a regular one.
    @Test func aRegularExtraIsTheSumOfItsSingleOnes() {
        var random = SeededGenerator()
        var computed = 0
        for _ in 0..<30 {
            let typed = LoanLawTests.typed(&random)
            let first = random.number(in: 1...typed.payments)
            let every = random.number(in: 1...6)
            let singles = stride(from: first, through: typed.payments, by: every)
                .map { "25 at \($0)" }
            func result(_ extra: String) -> Calculation? {
                LoanLawTests.result(typed.inputs() + [RawInput("extra", extra)])
            }
            guard let regular = result("25 from \(first) every \(every)"),
                let single = result(singles.joined(separator: "; "))
            else { continue }
            computed += 1
            #expect(regular.tables == single.tables, "\(typed), \(random)")
        }
        #expect(computed > 20)
    }

    /// The calculator has no state: the same inputs, in any order and after any other inputs, give
    /// the same result.
    @Test func adjustingAnInputAndAdjustingItBackIsTheIdentity() {
        var random = SeededGenerator()
        var computed = 0
        for _ in 0..<40 {
            var typed = LoanLawTests.typed(&random)
            typed.rest += LoanLawTests.option(&random, typed.payments)
            guard let before = LoanLawTests.result(typed.inputs()) else { continue }
            computed += 1
            var longer = typed
            longer.payments += 12
            let other = LoanLawTests.result(longer.inputs(rate: 25))
            longer.payments -= 12
            let after = LoanLawTests.result(longer.inputs())
            let reversed = LoanLawTests.result(typed.inputs().reversed())
            #expect(other != before, "\(typed), \(random)")
            #expect(after == before, "\(typed), \(random)")
            #expect(reversed?.tables == before.tables, "\(typed), \(random)")
        }
        #expect(computed > 30)
    }
}
