import PennyTestSupport
import PennyWordsSupport
import Testing

@testable import PennyEngine

/// The answers on payments that do not take whole months, change, or are below a minimum.
@Suite struct PaymentAnswerTests {
    private func answer(_ name: String, _ inputs: TypedInputs, from day: CivilDate? = nil) throws
        -> String
    {
        let calculator = try #require(CalculatorCatalog.builtIn[name: name])
        let defaults = day.map { InputDefaults().starting($0) } ?? InputDefaults()
        return try #require(try calculator.calculate(raw(inputs), defaults).answer).english
    }

    private static let today = CivilDate(year: 2026, month: 11, day: 30)
    private static let accelerated: TypedInputs = [
        "principal": "300000", "rate": "5.5%", "term": "30 years",
        "payments": "accelerated-biweekly",
    ]

    @Test func `payments by the week are about as many years and months`() throws {
        let plain = try answer("loan", Self.accelerated)
        #expect(
            plain.hasPrefix("You pay $851.69 every two weeks for about 24 years and 10 months."))
        let dated = try answer("loan", Self.accelerated, from: Self.today)
        #expect(dated.contains("for about 24 years and 10 months (September 2051)."), "\(dated)")
    }

    @Test func `a shorter time by extra payments is years and months, too`() throws {
        let extra: TypedInputs = [
            "principal": "20000", "rate": "6%", "term": "5 years", "payments": "biweekly",
            "extra": "100 from 1 every 1",
        ]
        let words = try answer("loan", extra, from: Self.today)
        #expect(!words.contains("payments sooner"), "\(words)")
        #expect(words.contains("sooner, in "), "\(words)")
    }

    @Test func `fewer payments than fill a month are counted`() throws {
        let short: TypedInputs = [
            "principal": "900", "rate": "6%", "term": "3 payments", "payments": "weekly",
        ]
        #expect(try answer("loan", short).contains(" a week for 3 payments."))
    }

    @Test func `the payment after those of interest alone is named with its month`() throws {
        let interestOnly: TypedInputs = [
            "principal": "200000", "rate": "6%", "term": "30 years", "interestOnly": "5 years",
        ]
        let words = try answer("loan", interestOnly, from: Self.today)
        #expect(words.hasPrefix("Your first payment is $1,000.00."), "\(words)")
        #expect(words.hasSuffix(" From December 2031 on, you pay $1,288.60 a month."), "\(words)")
        #expect(
            try answer("loan", interestOnly).hasSuffix(
                " From payment 61 on, you pay $1,288.60 a month."))
    }

    @Test func `equal payments before a balloon payment are not said to be the first`() throws {
        let balloon: TypedInputs = [
            "principal": "200000", "rate": "6%", "term": "5 years", "amortization": "30 years",
        ]
        let words = try answer("loan", balloon)
        #expect(words.hasPrefix("You pay $1,199.10 a month for 5 years."), "\(words)")
    }

    @Test func `a card's payment below the minimum is not said to repay it alone`() throws {
        let below: TypedInputs = [
            "balance": "3000", "rate": "18%", "payment": "50", "minimumPercent": "3%",
            "minimumAmount": "25",
        ]
        let words = try answer("card", below)
        #expect(
            words.hasPrefix(
                "With $50.00 a month or a higher minimum, up to $90.00, the card is paid off in "
                    + "7 years and 2 months."), "\(words)")
        let calculator = try #require(CalculatorCatalog.builtIn[name: "card"])
        let chart = try calculator.calculate(raw(below), InputDefaults()).charts[0]
        #expect(chart.title.english.hasPrefix("With $50.00 a month or a higher minimum,"))
    }

    @Test(
        arguments: [
            (
                [
                    "target": "20000", "initialInvestment": "17000", "interestRate": "4%",
                    "yearsToInvest": "5",
                ],
                "what you have grows to $20,756.94 in 5 years. That is enough for $20,000.00."
            ),
            (
                ["target": "20000", "monthlyDeposit": "400", "yearsToInvest": "5"],
                "what you put in adds up to $24,000.00 in 5 years. That is enough for $20,000.00."
            ),
        ] as [(TypedInputs, String)])
    func `a goal that is exceeded says what there will be`(
        _ inputs: TypedInputs, _ words: String
    ) throws {
        #expect(try answer("goal", inputs).hasSuffix(words))
    }
}
