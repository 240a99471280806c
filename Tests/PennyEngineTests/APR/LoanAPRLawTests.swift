import PennyVectors
import Testing

@testable import PennyEngine

/// Checks a loan's APR by the law of each country. The rates were solved outside of the program,
/// with 40 digits, from the rows of the loans.
@Suite struct LoanAPRLawTests {
    private static let home: [String: String] = [
        "principal": "350,000", "rate": "3.65%", "term": "25 years",
    ]
    private static let car: [String: String] = [
        "principal": "20,000", "rate": "7%", "term": "5 years", "fees": "250",
    ]

    private func loan(
        _ inputs: [String: String], _ law: String, _ more: [String: String] = [:]
    ) throws -> Calculation {
        let all = inputs.merging(more) { $1 }.merging(["aprMethod": law]) { $1 }
        return try Calculator.loan.calculate(typed(all))
    }

    private func typed(_ inputs: [String: String]) -> [RawInput] {
        inputs.sorted { $0.key < $1.key }.map { RawInput($0.key, $0.value) }
    }

    /// The rate with 14 decimals that the APR step shows.
    private func exact(_ result: Calculation) throws -> ExactDecimal {
        let proof = try #require(
            result.proofs.first {
                $0.statement.name
                    == LoanWords.proofApr(
                        rate: .count(0), worth: 0, financed: 0
                    ).name
            })
        guard case .percentage(let percent, _) = proof.statement.values[0] else {
            throw MissingRate()
        }
        return ExactDecimal(percent.coefficient, scale: percent.scale + 2)
    }

    private struct MissingRate: Error {}

    // MARK: - European Union and United Kingdom

    @Test(arguments: [
        ("eu", "0", "3.711684648886", "3.7"), ("eu", "3,500", "3.809642057690", "3.8"),
        ("uk", "0", "3.711684648886", "3.7"),
    ])
    func `the directives compound the rate and give one decimal`(
        _ law: String, _ fees: String, _ percent: String, _ stated: String
    ) throws {
        let result = try loan(Self.home, law, ["fees": fees])
        #expect(isWithinABillionth(try exact(result), of: try ratio(ofPercent: percent)))
        #expect(result.rate("apr") == (try ratio(ofPercent: stated)))
        #expect(result.provesItself)
    }

    /// By hand: a single payment after a year gives the rate itself, which is a tie.
    @Test func `a second decimal of 5 rounds the first one up`() throws {
        let result = try loan(
            ["principal": "1,000", "rate": "3.65%", "term": "1 year", "payments": "yearly"], "eu")
        #expect(try exact(result) == (try ratio(ofPercent: "3.650000000000")))
        #expect(result.rate("apr") == (try ratio(ofPercent: "3.7")))
    }

    /// Two months back from March 20 is January 20, which leaves 5 days of 365.
    @Test func `days before whole months are a part of a year of days`() throws {
        let result = try loan(
            [
                "principal": "12,000", "rate": "5.9%", "term": "48 months", "fees": "300",
                "start": "2026-01-15", "firstPayment": "2026-03-20",
            ], "eu")
        #expect(
            isWithinABillionth(try exact(result), of: try ratio(ofPercent: "7.079661265282")))
        #expect(result.rate("apr") == (try ratio(ofPercent: "7.1")))
    }

    @Test(
        arguments: [
            ("monthly", "2026-01-31", "2026-03-31"), ("monthly", "2026-01-10", "2026-03-01"),
            ("quarterly", "2026-01-10", "2026-05-02"), ("yearly", "2026-01-10", "2027-03-01"),
            ("weekly", "2026-01-10", "2026-01-27"), ("semiannual", "2027-09-30", "2028-02-29"),
        ])
    func `it is what the calculator of APRs gives for the same dates`(
        _ payments: String, _ start: String, _ first: String
    ) throws {
        let result = try loan(
            ["principal": "40,000", "rate": "6%", "term": "8 years", "points": "2%"], "eu",
            [
                "payments": payments, "start": start, "firstPayment": first,
            ])
        let count = try #require(result.count("numberOfPayments"))
        let payment = try #require(result.moneyText("payment"))
        let last = try #require(result.moneyText("finalPayment"))
        guard case .date(let end) = result.figure("payoffDate")?.quantity else {
            throw MissingRate()
        }
        let every = [
            "monthly": "month", "quarterly": "3 months", "yearly": "year", "weekly": "week",
            "semiannual": "6 months",
        ]
        let day = payments == "weekly" ? "" : " dueDay \(first.suffix(2))"
        let same = try apr([
            "method": "eu", "advances": "39,200 date \(start)",
            "payments":
                "\(payment) date \(first) count \(count - 1) every \(every[payments] ?? ""); "
                + "\(last) date \(end.isoText)\(day)",
        ])
        #expect(same.rate("apr") == (try exact(result)))
        #expect(same.rate("aprRounded") == result.rate("apr"))
    }

    /// A month that lacks the day ends on its last day: Regulation (EEC, Euratom) No 1182/71.
    @Test(arguments: [
        ("2024-01-31", "2024-02-29", "monthly", "1/12"),
        ("2024-01-30", "2024-02-29", "monthly", "1/12"),
        ("2025-01-31", "2025-02-28", "monthly", "1/12"),
        ("2024-02-29", "2024-03-31", "monthly", "1/12"),
        ("2024-02-29", "2025-02-28", "yearly", "1/1"),
        ("2024-01-31", "2024-02-28", "monthly", "28/365"),
        ("2024-02-29", "2024-03-30", "monthly", "1/12"),
        ("2024-08-31", "2025-02-28", "semiannual", "5/12 + 28/366"),
        ("2024-11-30", "2025-02-28", "quarterly", "2/12 + 28/366"),
    ])
    func `a loan and its payments have one rate at the end of a month`(
        _ start: String, _ first: String, _ payments: String, _ interval: String
    ) throws {
        let every = [
            "monthly": "month", "yearly": "year", "semiannual": "6 months", "quarterly": "3 months",
        ]
        let result = try loan(
            ["principal": "1,000", "rate": "60%", "term": "2 payments"], "eu",
            ["payments": payments, "start": start, "firstPayment": first])
        let rows = try #require(result.column("payment", of: "schedule"))
        let unit = try #require(every[payments])
        let day = first.suffix(2)
        guard case .date(let last) = result.figure("payoffDate")?.quantity else {
            throw MissingRate()
        }
        let same = try apr([
            "method": "eu", "advances": "1,000 date \(start)",
            "payments": "\(result.text(rows[0])) date \(first) count 1 every \(unit); "
                + "\(result.text(rows[1])) date \(last.isoText) dueDay \(day)",
            "unitPeriod": "\(payments == "yearly" ? "year" : "month")",
        ])
        #expect(same.rate("apr") == (try exact(result)))
        let whole = interval == "1/1" ? "1" : interval
        #expect(result.step(for: "apr")?.numbers.said.contains("first payment: \(whole);") == true)
    }

    static let even = EuropeanVector.all.filter { $0.loan != nil }

    @Test func `most of the Commission's examples have the form of a loan`() {
        #expect(Self.even.count == 25)
    }

    @Test(arguments: even)
    func `examples of the Commission are exact to a billionth of a percentage point`(
        _ vector: EuropeanVector
    ) throws {
        let loan = try #require(vector.loan)
        let actuarial = ActuarialRate(
            advance: loan.advance,
            runs: loan.runs.map { .init(amount: $0.amount, count: $0.count) },
            times: PaymentTimes(
                paymentsAYear: loan.paymentsAYear,
                yearsToFirst: Ratio(Int128(loan.daysToFirst), Int128(loan.daysAYear))))
        let rate = try #require(actuarial.yearlyRate())
        let expected = try ratio(ofPercent: vector.expected.aprcPercentExact)
        #expect(isWithinABillionth(rate, of: expected), "\(rate.text()) for \(vector.id)")
    }

    // MARK: - Australia

    @Test(arguments: [
        ("monthly", "7.529228717688"), ("biweekly", "7.558653130045"),
        ("weekly", "7.560103195791"),
    ])
    func `the comparison rate counts 26.09 fortnights and 52.18 weeks`(
        _ payments: String, _ percent: String
    ) throws {
        let result = try loan(Self.car, "au", ["payments": payments])
        let rate = try #require(result.rate("apr"))
        #expect(isWithinABillionth(rate, of: try ratio(ofPercent: percent)))
        #expect(try exact(result) == rate)
        #expect(result.provesItself)
    }

    @Test func `days before the first fortnight are a part of one`() throws {
        let dates: [String: String] = ["start": "2026-01-01", "firstPayment": "2026-01-22"]
        let terms = try terms(["payments": "biweekly", "aprMethod": "au"].merging(dates) { $1 })
        #expect(
            terms.paymentTimes
                == PaymentTimes(intervalsAYear: Ratio(2609, 100), intervalsToFirst: Ratio(3, 2)))
    }

    // MARK: - Canada

    /// From the rows: (327.96 + 120) × 12 ÷ 65,594.56.
    @Test func `Canada divides the cost by years and average principal`() throws {
        let result = try loan(
            ["principal": "10,000", "rate": "6%", "term": "1 year", "fees": "120"], "ca")
        let rate = try #require(result.rate("apr"))
        #expect(isWithinABillionth(rate, of: try ratio(ofPercent: "8.195069835059")))
    }

    @Test(arguments: ["payment", "semiannual", "annual"])
    func `without other costs the APR is the rate agreed`(_ compounding: String) throws {
        let result = try loan(
            ["principal": "10,000", "rate": "6%", "term": "1 year"], "ca",
            ["compounding": compounding])
        #expect(result.rate("apr") == (try ratio(ofPercent: "6")))
    }

    @Test func `with other costs it is stated as the rate is compounded`() throws {
        let result = try loan(
            [
                "principal": "500,000", "rate": "5%", "term": "5 years", "amortization": "25 years",
                "compounding": "semiannual", "fees": "2,000",
            ], "ca")
        let rate = try #require(result.rate("apr"))
        #expect(isWithinABillionth(rate, of: try ratio(ofPercent: "5.086354473440")))
    }

    /// One month and 5 days of 365, then 11 months.
    @Test func `a long first period makes the term longer`() throws {
        let terms = try terms([
            "term": "1 year", "start": "2026-01-10", "firstPayment": "2026-02-15",
            "aprMethod": "ca",
        ])
        let cost = CostOfBorrowing(terms, try LoanSchedule(terms))
        #expect(cost.years == Ratio(365 + 5, 365))
    }

    // MARK: - Switzerland, and no law

    @Test(arguments: ["ch", "effective"])
    func `where no law rounds, the effective rate keeps its decimals`(_ law: String) throws {
        let result = try loan(Self.home, law)
        let rate = try #require(result.rate("apr"))
        #expect(isWithinABillionth(rate, of: try ratio(ofPercent: "3.711684648886")))
    }

    @Test(arguments: APRLaw.allCases)
    func `a loan without interest or charges has a rate of zero`(_ law: APRLaw) throws {
        for payments in ["monthly", "weekly"] {
            let result = try loan(
                ["principal": "1,200", "rate": "0%", "term": "31 years"], law.rawValue,
                ["payments": payments])
            #expect(result.rate("apr")?.coefficient == 0)
            #expect(result.provesItself)
        }
    }

    @Test(arguments: APRLaw.allCases)
    func `an agreed rate of 300% has its rate`(_ law: APRLaw) throws {
        let result = try loan(
            ["principal": "1,000", "rate": "300%", "term": "12 months"], law.rawValue)
        #expect(try #require(result.rate("apr")) >= ExactDecimal(29, scale: 1))
        #expect(result.provesItself)
    }

    // MARK: - Which law

    @Test(arguments: APRLaw.allCases)
    func `the locale decides unless the input says otherwise`(_ local: APRLaw) throws {
        let defaults = InputDefaults(aprLaw: local)
        let left = try Calculator.loan.calculate(typed(Self.home), defaults)
        #expect(left.input("aprMethod")?.quantity == .choice(local.rawValue))
        #expect(left.input("aprMethod")?.isDefault == true)
        let chosen = try Calculator.loan.calculate(
            typed(Self.home.merging(["aprMethod": "uk"]) { $1 }), defaults)
        #expect(chosen.figures == (try loan(Self.home, "uk")).figures)
    }

    @Test func `only a country without a known law has a note of that`() throws {
        let none = LoanWords.noteAprNone
        let local = InputDefaults(aprLaw: .effective)
        #expect(try Calculator.loan.calculate(typed(Self.home), local).notes.contains(none))
        #expect(!(try loan(Self.home, "effective")).notes.contains(none))
        #expect(!(try loan(Self.home, "eu")).notes.contains(none))
        // Nearly all of this loan is a fee, so it has no rate.
        let fee = ["principal": "1,000", "rate": "6%", "term": "1 months", "fees": "999.99"]
        let without = try Calculator.loan.calculate(typed(fee), local)
        #expect(without.figure("apr") == nil && !without.notes.contains(none))
    }

    @Test func `premiums count except in Canada, and the page says so`() throws {
        let insured: [String: String] = [
            "principal": "360,000", "homeValue": "400,000", "rate": "4%", "term": "25 years",
            "mortgageInsurance": "0.6%",
        ]
        for law in APRLaw.allCases {
            let result = try loan(insured, law.rawValue)
            let plain = try loan(
                ["principal": "360,000", "rate": "4%", "term": "25 years"], law.rawValue)
            let rate = try #require(result.rate("apr"))
            let without = try #require(plain.rate("apr"))
            #expect((without < rate) == (law != .ca))
            #expect(result.notes.contains(LoanWords.noteAprPremiumsLeftOut) == (law == .ca))
            #expect(
                result.notes.contains(LoanWords.noteAprPremiums) == (law != .ca && law != .us))
        }
    }

    private func terms(_ inputs: [String: String]) throws -> LoanTerms {
        var reader = InputReader(
            .loan, typed(Self.car.merging(inputs) { $1 }), InputDefaults())
        return try Loan.terms(&reader)
    }
}
