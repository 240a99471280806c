import PennyTestSupport
import Testing

@testable import PennyEngine

/// Checks properties of annual percentage rates over random credits.
@Suite("The laws of annual percentage rates")
struct APRLawTests {
    /// A credit whose payments exceed its advance.
    struct Credit {
        let advance: Int
        let payment: Int
        let count: Int
        let late: Int

        init(_ random: inout SeededGenerator) {
            advance = random.number(in: 100...90_000)
            count = random.number(in: 1...60)
            payment = advance * random.number(in: 101...180) / 100 / count + 1
            late = random.number(in: 0...5)
        }

        func payments(_ factor: Int = 1, later: Int = 0) -> String {
            "\(payment * factor) at \(later + late + 1) count \(count)"
        }
    }

    static let methods = ["us", "eu"]

    private func rate(
        _ method: String, _ advances: String, _ payments: String
    ) throws -> ExactDecimal {
        let result = try apr(["method": method, "advances": advances, "payments": payments])
        #expect(result.provesItself)
        return try #require(result.rate("apr"))
    }

    @Test(arguments: methods)
    func tenTimesTheMoneyCostsTheSameInPercent(_ method: String) throws {
        var random = SeededGenerator()
        for _ in 0..<40 {
            let credit = Credit(&random)
            let plain = try rate(method, "\(credit.advance)", credit.payments())
            let scaled = try rate(method, "\(credit.advance * 10)", credit.payments(10))
            #expect(plain == scaled, "\(credit), \(random)")
        }
    }

    @Test(arguments: methods)
    func anAdvanceInTwoPartsAtOneTimeIsOneAdvance(_ method: String) throws {
        var random = SeededGenerator()
        for _ in 0..<40 {
            let credit = Credit(&random)
            let part = random.number(in: 1...credit.advance - 1)
            let whole = try rate(method, "\(credit.advance)", credit.payments())
            let parts = try rate(
                method, "\(part) at 0; \(credit.advance - part) at 0", credit.payments())
            #expect(whole == parts, "\(credit), \(random)")
        }
    }

    @Test(arguments: methods)
    func allOfItLaterIsTheSameCredit(_ method: String) throws {
        var random = SeededGenerator()
        for _ in 0..<40 {
            let credit = Credit(&random)
            let now = try rate(method, "\(credit.advance)", credit.payments())
            let later = try rate(method, "\(credit.advance) at 7", credit.payments(later: 7))
            #expect(now == later, "\(credit), \(random)")
        }
    }

    @Test(arguments: methods)
    func aRowOfPaymentsIsItsPaymentsOneByOne(_ method: String) throws {
        var random = SeededGenerator()
        for _ in 0..<20 {
            let credit = Credit(&random)
            let every = method == "us" ? 1 : 12
            let single = (0..<credit.count).map { number in
                let time = method == "us" ? "\(number + 1)" : "\(number + 1)/\(every)"
                return "\(credit.payment) at \(time)"
            }
            let row = try rate(
                method, "\(credit.advance)", "\(credit.payment) count \(credit.count)")
            let alone = try rate(
                method, "\(credit.advance)", single.joined(separator: "; "))
            #expect(row == alone, "\(credit), \(random)")
        }
    }

    @Test func aLevelLoanWithoutFeesHasTheRateOfItsNote() throws {
        for (rate, payment) in [("6%", "1199.10"), ("6.25%", "1231.43")] {
            let note = try InputReader.parseRate(rate, .point)
            let found = try self.rate("us", "200,000", "\(payment) count 360")
            let difference = found < note ? note.minus(found) : found.minus(note)
            #expect(difference < ExactDecimal(1, scale: 6), "\(found.text())")
        }
    }

    /// A month is a twelfth of a year by both laws: (1 + i)^12 = 1 + X.
    @Test func theEuropeanRateIsTheOtherOneCompounded() throws {
        let us = try rate("us", "1,000", "1,010 at 1")
        let eu = try rate("eu", "1,000", "1,010 at 1/12")
        #expect(us == ExactDecimal(12, scale: 2))
        #expect(eu == ExactDecimal(12_682_503_013_197, scale: 14))
    }
}
