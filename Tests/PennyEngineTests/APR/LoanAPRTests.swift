import Testing

@testable import PennyEngine

@Suite("The APR of a loan")
struct LoanAPRTests {
    @Test(arguments: [
        ("2025-01-01", "2026-01-04", 1, 3, 365), ("2025-10-04", "2026-01-04", 0, 1, 4),
        ("2024-01-04", "2026-01-04", 2, 0, 1),
    ])
    func yearsHaveMonthsOrDays(
        start: String, first: String, whole: Int, numerator: Int, denominator: Int
    ) throws {
        let counted = UnitPeriods(
            from: try #require(CivilDate(iso: start)), to: try #require(CivilDate(iso: first)),
            PaymentFrequency.yearly, dueDay: 4)
        let fraction = Ratio(Int128(numerator), Int128(denominator))
        #expect(counted == UnitPeriods(whole: whole, fraction: fraction))
    }

    @Test func aLoanWithALongFirstPeriodCountsItsOddDays() throws {
        let result = try loan([
            "principal": "8,000", "rate": "11.9%", "term": "36 months", "start": "2026-12-10",
            "firstPayment": "2027-02-01", "dayCount": "actual/365",
        ])
        let apr = try #require(result.rate("apr"))
        #expect(apr.text().hasPrefix("0.1188"))
    }

    @Test func withoutChargesItIsTheNoteRateWithinWhatTheCentsLeave() throws {
        for rate in ["0.5%", "3.875%", "6.25%", "19.99%"] {
            let result = try loan(["principal": "350,000", "rate": rate, "term": "30 years"])
            let note = try InputReader.parseRate(rate, .point)
            let apr = try #require(result.rate("apr"))
            let difference = apr < note ? note.minus(apr) : apr.minus(note)
            #expect(difference < ExactDecimal(1, scale: 7), "\(apr.text()) for \(rate)")
        }
    }

    @Test func aRateThatNothingRepaysIsNone() {
        let runs = [ActuarialRate.Run(amount: 100, count: 3)]
        let times = PaymentTimes(unitPeriodsAYear: 12)
        #expect(ActuarialRate(advance: 301, runs: runs, times: times).yearlyRate() == nil)
        #expect(ActuarialRate(advance: 300, runs: runs, times: times).yearlyRate() == .zero)
    }

    /// The APR calculator gives the same rate for the same payments.
    @Test func itIsWhatTheCalculatorOfAPRsGives() throws {
        let result = try loan([
            "principal": "240,000", "rate": "6.5%", "term": "360 payments", "fees": "4,100",
        ])
        let payment = try #require(result.moneyText("payment"))
        let last = try #require(result.moneyText("finalPayment"))
        let same = try apr([
            "advances": "235,900", "payments": "\(payment) count 359; \(last) at 360",
        ])
        #expect(same.rate("apr") == result.rate("apr"))
    }
}
