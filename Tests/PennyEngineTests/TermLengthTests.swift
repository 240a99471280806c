import Testing

@testable import PennyEngine

@Suite("Lengths of time")
struct TermLengthTests {
    @Test(
        arguments: [
            (ExactDecimal(30), TermLength.Unit.years, 12, 360),
            (ExactDecimal(25, scale: 1), .years, 12, 30),
            (ExactDecimal(18), .months, 12, 18), (ExactDecimal(18), .months, 26, 39),
            (ExactDecimal(1), .months, 26, nil), (ExactDecimal(6), .months, 1, nil),
            (ExactDecimal(84), .payments, 52, 84),
            (ExactDecimal(845, scale: 1), .payments, 12, nil),
            (ExactDecimal(0), .years, 12, 0), (ExactDecimal(-1), .years, 12, nil),
            (ExactDecimal(1, scale: 18), .years, 52, nil),
            (ExactDecimal(1_000_000), .payments, 1, 1_000_000),
            (ExactDecimal(1_000_001), .payments, 1, nil),
        ] as [(ExactDecimal, TermLength.Unit, Int, Int?)])
    func onlyAWholeNumberOfPaymentsCounts(
        _ count: ExactDecimal, _ unit: TermLength.Unit, _ aYear: Int, _ payments: Int?
    ) {
        #expect(TermLength(count, unit).periods(aYear) == payments)
    }

    /// The typed text, and the number of monthly payments it means.
    @Test(arguments: [
        ("30 years", 360), ("30 Years", 360), ("30years", 360), ("30 yrs", 360), ("30y", 360),
        ("1 year", 12), ("2.5 years", 30), (" 2 years 6 months ", 30), ("2y 6m", 30),
        ("18 months", 18), ("18mo", 18), ("84 payments", 84), ("1 payment", 1),
        ("1,200 months", 1200),
        ("100 years", 1200), ("30\u{A0}years", 360),
    ])
    func aTermIsReadInItsUnit(_ typed: String, _ payments: Int) throws {
        let result = try loan(["principal": "1,000,000", "rate": "0%", "term": typed])
        #expect(result.count("numberOfPayments") == payments)
    }

    @Test(arguments: [
        "30", "years", "", "thirty years", "30 weeks", "2 months 1 year",
        "1.5 years 6 months",
        "2 years 6.5 months", "2 years 6", "2 years 6 payments", "30 years!", "1e2 years",
    ])
    func textThatIsNotALengthOfTimeIsRefused(_ typed: String) {
        let found = problems(.loan, raw(["principal": "1", "rate": "1%", "term": typed]))
        #expect(found.map(\.kind) == [.notATerm(typed, example: "30 years")])
    }
}
