import PennyTestSupport
import PennyWordsSupport
import Testing

@testable import PennyEngine

/// Checks that the yearly rate by law is that of the contract.
@Suite struct ContractRateTests {
    private static let plain: TypedInputs = [
        "principal": "10,000", "rate": "6%", "term": "36 months", "fees": "300",
    ]
    static let laws = APRLaw.allCases.map(\.rawValue)

    private func result(_ inputs: TypedInputs, _ more: TypedInputs) throws -> Calculation {
        try Calculator.loan.calculate(raw(inputs) + raw(more))
    }

    /// Solved outside of the program from the contract's 36 payments. With the extra payments, the
    /// rates are 9.4 and 9.8 %.
    @Test(arguments: [
        ("us", "0.08057"), ("au", "0.08057"), ("eu", "0.084"), ("uk", "0.084"), ("ca", "0.07890"),
        ("ch", "0.08361"), ("effective", "0.08361"),
    ])
    func `extra payments do not count in the rate of any law`(
        _ law: String, _ rate: String
    ) throws {
        let extra: TypedInputs = ["aprMethod": "\(law)", "extra": "200 from 1 every 1"]
        let paid = try result(Self.plain, extra)
        #expect(paid.rate("apr")?.text().hasPrefix(rate) == true)
        #expect(paid.count("paymentsSaved") == 15)
        #expect(paid.provesItself)
        let note = try #require(paid.notes.first { $0.said.contains("not your extra payments") })
        let label = try #require(paid.figure("apr")?.label.english)
        #expect(note.said.hasPrefix("\(label):"))
    }

    @Test(arguments: laws)
    func `a loan has the rate that it has without its extra payments`(_ law: String) throws {
        var random = SeededGenerator()
        var computed = 0
        for _ in 0..<40 {
            var typed = LoanLawTests.typed(&random)
            typed.principal += 1000
            typed.rest += LoanLawTests.option(&random, typed.payments)
                .filter { $0.name != "extra" }
            typed.rest += raw(["fees": "20", "aprMethod": "\(law)"])
            let number = random.number(in: 1...typed.payments)
            let extra = RawInput("extra", "\(random.number(in: 1...900)) from \(number) every 2")
            guard let plain = LoanLawTests.result(typed.inputs()),
                let paid = LoanLawTests.result(typed.inputs() + [extra])
            else { continue }
            computed += 1
            #expect(paid.rate("apr") == plain.rate("apr"), "\(typed), \(random)")
            #expect(paid.step(for: "apr") == plain.step(for: "apr"), "\(typed), \(random)")
            #expect(paid.provesItself, "\(typed), \(random)")
        }
        #expect(computed > 25)
    }

    /// By hand: 600 after a year and 606 after two repay 1,000 at a rate between 13 and 14 %.
    @Test func `payments that the contract sets count`() throws {
        let result = try result(
            [
                "principal": "1,000", "rate": "10%", "term": "2 years", "payments": "yearly",
                "fixedPayments": "600 payments 1",
            ], ["fees": "50"])
        let last = try #require(result.money("finalPayment"))
        #expect(last == 550_00)
        let level = try self.result(
            ["principal": "1,000", "rate": "10%", "term": "2 years", "payments": "yearly"],
            ["fees": "50"])
        let (set, plain) = try (
            #require(result.rate("apr")), #require(level.rate("apr"))
        )
        #expect(plain < set, "the fees are spread over less time")
    }

    @Test(arguments: [
        ("us", "12 CFR 1026.17(c)(1)"), ("eu", "article 30"), ("eu", "2014/17/EU, article 17(3)"),
        ("eu", "2008/48/EC, article 19(3)"), ("uk", "MCOB 10A.1.3"),
        ("ca", "SOR/2021-181, section 47"), ("au", "regulation 100(3)"), ("ch", "article 33(2)"),
    ])
    func `the step names the clause that the contract decides by`(
        _ law: String, _ clause: String
    ) throws {
        let loan = try result(Self.plain, ["aprMethod": "\(law)"])
        let source = try #require(loan.step(for: "apr")?.source)
        #expect(source.said.contains(clause))
    }

    /// A borrower can request the end at 80 %. The lender must end the insurance at 78 %.
    @Test func `premiums count until the lender must end them`() throws {
        let home: TypedInputs = [
            "homeValue": "200,000", "downPayment": "5%", "rate": "6%", "term": "30 years",
            "mortgageInsurance": "0.6%",
        ]
        let automatic = try result(home, [:])
        let asked = try result(home, ["mortgageInsuranceEnd": "80%"])
        let hurried = try result(
            home, ["mortgageInsuranceEnd": "80%", "extra": "500 from 1 every 1"])
        #expect(asked.count("premiums") ?? 0 < automatic.count("premiums") ?? 0)
        #expect(asked.rate("apr") == automatic.rate("apr"))
        #expect(hurried.rate("apr") == automatic.rate("apr"))
    }

    /// Computes the equations of the step as written.
    @Test func `a Canadian rate is restated in the step as it is written`() throws {
        let loan = try result(
            [
                "principal": "300,000", "rate": "5%", "term": "5 years",
                "amortization": "25 years", "compounding": "semiannual",
            ], ["aprMethod": "ca", "fees": "2,000"])
        let numbers = try #require(loan.step(for: "apr")?.numbers)
        #expect(
            numbers.said == "(7021147 + 200000) ÷ (5 × 1702543621 ÷ 60) = …; "
                + "((1 + … ÷ 12)^(12 ÷ 2) − 1) × 2")
        let simple = numbers.values.compactMap {
            if case .percentage(let percent, _) = $0 { percent } else { nil }
        }
        #expect(simple.map { $0.text() } == ["5.0896648"])
        let cost = ExactFraction((7_021_147 + 200_000) * 60)
        let average = ExactFraction(5 * 1_702_543_621)
        #expect((cost / average).decimal(9) == simple[0].asPart)
        let growth = ExactFraction.one + ExactFraction(simple[0].asPart) / ExactFraction(12)
        let cubed = growth * growth * growth
        let restated = cubed * cubed * ExactFraction(2)
        let rate = try #require(loan.rate("apr"))
        #expect(restated.decimal(5)?.minus(ExactDecimal(2)) == rate.rounded(decimals: 5))
    }
}

extension ExactDecimal {
    /// The percentage as a fraction of one.
    fileprivate var asPart: ExactDecimal { ExactDecimal(coefficient, scale: scale + 2) }
}
