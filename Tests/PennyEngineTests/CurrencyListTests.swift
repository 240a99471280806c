import PennyEngine
import Testing

/// The codes of list one of ISO 4217.
@Suite struct CurrencyListTests {
    @Test(arguments: [
        ("CLF", 4), ("UYW", 4), ("UYI", 0), ("BOV", 2), ("CHE", 2), ("CHW", 2), ("COU", 2),
        ("MXV", 2), ("USN", 2),
    ])
    func `funds have their decimals, too`(_ code: String, _ digits: Int) {
        #expect(Currency(code: code)?.minorUnitDigits == digits)
    }

    @Test(arguments: [
        "XDR", "XSU", "XUA", "XAU", "XAG", "XPT", "XPD", "XBA", "XBB", "XBC", "XBD", "XTS", "xxx",
    ])
    func `a code without a minor unit is refused for that`(_ code: String) {
        #expect(Currency(code: code) == nil)
        let problem = InputProblem(.init("currency"), .notACurrency(code))
        #expect(
            problem.summary
                == "currency “\(code)” has no smallest unit, such as a cent")
    }

    @Test(arguments: ["BTC", "EURO", "XAA", ""])
    func `any other code is none of ISO 4217`(_ code: String) {
        #expect(!Currency.hasNoMinorUnit(code))
        let problem = InputProblem(.init("currency"), .notACurrency(code))
        #expect(problem.summary == "currency “\(code)” is not a currency of ISO 4217")
    }

    @Test(arguments: [
        ("€", "EUR"), ("$", "USD"), (" £ ", "GBP"), ("eur", "EUR"), ("zł", "PLN"), ("CA$", "CAD"),
    ])
    func `a currency may be named by its sign`(_ typed: String, _ code: String) throws {
        let inputs = [
            RawInput("principal", "100"), RawInput("rate", "0%"), RawInput("term", "1 year"),
            RawInput("currency", typed),
        ]
        let result = try Calculator.loan.calculate(inputs, InputDefaults())
        #expect(result.currency.code == code)
    }

    @Test(arguments: ["kr", "shells", "%", " "])
    func `a sign of several currencies or of none names none`(_ typed: String) {
        let inputs = [
            RawInput("principal", "100"), RawInput("rate", "0%"), RawInput("term", "1 year"),
            RawInput("currency", typed),
        ]
        #expect(throws: InputProblems.self) {
            try Calculator.loan.calculate(inputs, InputDefaults())
        }
    }

    @Test func `a form offers currencies that exist, each once`() {
        let offered = Currency.offeredCodes
        #expect(offered.allSatisfy { Currency(code: $0)?.code == $0 })
        #expect(offered == Set(offered).sorted())
    }
}
