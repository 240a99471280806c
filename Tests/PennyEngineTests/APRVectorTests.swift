import PennyVectors
import Testing

@testable import PennyEngine

/// A credit of `apr_us_regz.json`.
struct APRCase: Decodable, Sendable, CustomTestStringConvertible {
    struct Advance: Decodable, Sendable {
        let amount, f: String
        let t: Int
    }

    struct Payment: Decodable, Sendable {
        let amount, f: String
        let count, t: Int
        let step: Int?
    }

    struct Inputs: Decodable, Sendable {
        let advances: [Advance]
        let payments: [Payment]
        let unitPeriodsPerYear: String
        let dates: Dates?
    }

    struct Dates: Decodable, Sendable {
        let advance, first: String?
        let unit: String?
    }

    struct Expected: Decodable, Sendable {
        let aprPercentExact: String
    }

    let id: String
    let inputs: Inputs
    let expected: Expected

    var testDescription: String { id }

    /// Whether a loan's own APR covers the case: one advance, and each payment
    /// one unit-period after the one before.
    var isRegular: Bool {
        guard inputs.advances.count == 1, inputs.advances[0].t == 0, inputs.advances[0].f == "0",
            Int(inputs.unitPeriodsPerYear) != nil
        else { return false }
        var next = inputs.payments[0].t
        for payment in inputs.payments {
            guard payment.f == inputs.payments[0].f, payment.t == next, payment.step ?? 1 == 1
            else { return false }
            next += payment.count
        }
        return true
    }

    /// The time from the advance to the first payment.
    var first: UnitPeriods {
        let parts = inputs.payments[0].f.split(separator: "/").compactMap { Int128($0) }
        let fraction = parts.count == 2 ? Ratio(parts[0], parts[1]) : Ratio(0, 1)
        return UnitPeriods(whole: inputs.payments[0].t, fraction: fraction)
    }

    /// The payment frequency that has the case's unit-period.
    var frequency: PaymentFrequency? {
        switch inputs.dates?.unit {
        case "month": .monthly
        case "semimonth": .semimonthly
        case "3 months": .quarterly
        case "week": .weekly
        case "2 weeks": .biweekly
        case "year": .yearly
        case "3 months (end of month series)": .quarterly
        case "6 months (end of month series)": .semiannual
        default: nil
        }
    }

    /// The day payments are due on; 31 for the last day of every month.
    func dueDay(_ first: CivilDate) -> Int {
        inputs.dates?.unit?.contains("end of month") == true ? 31 : first.day
    }
}

@Suite("The APR by the actuarial method of Regulation Z")
struct APRVectorTests {
    static let cases = VectorFile<APRCase>.load("apr_us_regz.json")
    static let regular = cases.filter(\.isRegular)

    @Test func noneOfThe31CasesVanishes() {
        #expect(Self.cases.count == 31)
        #expect(Self.regular.count == 26)
        #expect(Self.dated.count == 17)
    }

    @Test(arguments: regular)
    func theRateIsExactToABillionthOfAPercentagePoint(_ vector: APRCase) throws {
        let runs = try vector.inputs.payments.map { payment in
            ActuarialRate.Run(amount: try cents(payment.amount), count: payment.count)
        }
        let rate = ActuarialRate(
            advance: try cents(vector.inputs.advances[0].amount), runs: runs,
            unitPeriodsAYear: try #require(Int(vector.inputs.unitPeriodsPerYear)),
            first: vector.first)
        let found = try #require(rate.yearlyRate())
        let expected = try percent12(vector.expected.aprPercentExact)
        let scaled = found.coefficient * ExactDecimal.powerOfTen(14 - found.scale)
        #expect(abs(scaled - expected) <= 1000, "\(found.text()) for \(vector.id)")
    }

    static let dated = regular.filter { $0.frequency != nil && $0.inputs.dates != nil }

    @Test(arguments: dated)
    func theFirstPeriodIsCountedBackFromTheFirstPayment(_ vector: APRCase) throws {
        let dates = try #require(vector.inputs.dates)
        let start = try #require(dates.advance.flatMap { CivilDate(iso: $0) })
        let first = try #require(dates.first.flatMap { CivilDate(iso: $0) })
        let frequency = try #require(vector.frequency)
        let counted = UnitPeriods(from: start, to: first, frequency, dueDay: vector.dueDay(first))
        #expect(counted == vector.first)
    }

    @Test(arguments: [
        ("2025-01-01", "2026-01-04", 1, 3, 365), ("2025-10-04", "2026-01-04", 0, 1, 4),
        ("2024-01-04", "2026-01-04", 2, 0, 1),
    ])
    func yearsHaveMonthsOrDays(
        start: String, first: String, whole: Int, numerator: Int, denominator: Int
    ) throws {
        let counted = UnitPeriods(
            from: try #require(CivilDate(iso: start)), to: try #require(CivilDate(iso: first)),
            .yearly, dueDay: 4)
        let fraction = Ratio(Int128(numerator), Int128(denominator))
        #expect(counted == UnitPeriods(whole: whole, fraction: fraction))
    }

    @Test func aLoanWithALongFirstPeriodCountsItsOddDays() throws {
        let result = try loan([
            "principal": "8,000", "rate": "11.9%", "term": "36 months", "start": "2026-12-10",
            "firstPayment": "2027-02-01", "dayCount": "actual/365",
        ])
        guard case .rate(let apr) = result.figure("apr")?.quantity else {
            Issue.record("no APR")
            return
        }
        #expect(apr.text().hasPrefix("0.1188"))
    }

    @Test func withoutChargesItIsTheNoteRateWithinWhatTheCentsLeave() throws {
        for rate in ["0.5%", "3.875%", "6.25%", "19.99%"] {
            let result = try loan(["principal": "350,000", "rate": rate, "term": "30 years"])
            let note = try InputReader.parseRate(rate, .point)
            guard case .rate(let apr) = result.figure("apr")?.quantity else {
                Issue.record("no APR at \(rate)")
                continue
            }
            let difference = apr < note ? note.minus(apr) : apr.minus(note)
            #expect(difference < ExactDecimal(1, scale: 7), "\(apr.text()) for \(rate)")
        }
    }

    @Test func aRateThatNothingRepaysIsNone() {
        let runs = [ActuarialRate.Run(amount: 100, count: 3)]
        #expect(ActuarialRate(advance: 301, runs: runs, unitPeriodsAYear: 12).yearlyRate() == nil)
        #expect(
            ActuarialRate(advance: 300, runs: runs, unitPeriodsAYear: 12).yearlyRate() == .zero)
    }

    private func cents(_ text: String) throws -> Int64 {
        try AmountParser(currency: .usDollar, convention: .point, allowsZero: false).amount(text)
    }

    /// A percentage with 12 decimals, as a count of 10^-14.
    private func percent12(_ text: String) throws -> Int128 {
        let parts = text.split(separator: ".")
        let decimals = (parts.count > 1 ? String(parts[1]) : "").padding12
        return try #require(Int128(String(parts[0]) + decimals))
    }
}

extension String {
    fileprivate var padding12: String { self + String(repeating: "0", count: 12 - count) }
}
