import Testing

@testable import PennyEngine

/// A credit of `apr_us_regz.json` with one advance and whole unit-periods.
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
    }

    struct Expected: Decodable, Sendable {
        let aprPercentExact: String
    }

    let id: String
    let inputs: Inputs
    let expected: Expected

    var testDescription: String { id }

    /// Whether a loan's own APR covers the case: each payment one unit-period
    /// after the one before.
    var isRegular: Bool {
        guard inputs.advances.count == 1, inputs.advances[0].t == 0, inputs.advances[0].f == "0",
            Int(inputs.unitPeriodsPerYear) != nil
        else { return false }
        var next = 1
        for payment in inputs.payments {
            guard payment.f == "0", payment.t == next, payment.step ?? 1 == 1 else { return false }
            next += payment.count
        }
        return true
    }
}

@Suite("The APR by the actuarial method of Regulation Z")
struct APRVectorTests {
    static let cases = VectorFile<APRCase>.load("apr_us_regz.json")
    static let regular = cases.filter(\.isRegular)

    @Test func noneOfThe31CasesVanishes() {
        #expect(Self.cases.count == 31)
        #expect(Self.regular.count == 8)
    }

    @Test(arguments: regular)
    func theRateIsExactToABillionthOfAPercentagePoint(_ vector: APRCase) throws {
        let runs = try vector.inputs.payments.map { payment in
            ActuarialRate.Run(amount: try cents(payment.amount), count: payment.count)
        }
        let rate = ActuarialRate(
            advance: try cents(vector.inputs.advances[0].amount), runs: runs,
            unitPeriodsAYear: try #require(Int(vector.inputs.unitPeriodsPerYear)))
        let found = try #require(rate.yearlyRate())
        let expected = try percent12(vector.expected.aprPercentExact)
        let scaled = found.coefficient * ExactDecimal.powerOfTen(14 - found.scale)
        #expect(abs(scaled - expected) <= 1000, "\(found.text()) for \(vector.id)")
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
