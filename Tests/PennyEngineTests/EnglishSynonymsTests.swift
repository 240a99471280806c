import Testing

@testable import PennyEngine

/// Tests of the table of synonyms.
@Suite struct EnglishSynonymsTests {
    @Test(arguments: CalculatorCatalog.builtIn.all)
    func `two words of a choice never mean the same`(_ calculator: Calculator) {
        for field in calculator.fields {
            guard case .choice(let words) = field.syntax else { continue }
            let standards = words.compactMap { EnglishSynonyms.standard($0) }
            #expect(Set(standards).count == standards.count, "\(field.name)")
            for (index, word) in words.enumerated() {
                #expect(EnglishSynonyms.index(of: word, among: words) == index)
            }
        }
    }

    @Test(arguments: [
        ("payments", "every 2 weeks", "biweekly"), ("payments", "fortnightly", "biweekly"),
        ("payments", "Every-2-Months", "every-2-months"), ("payments", "annually", "yearly"),
        ("payments", "per month", "monthly"),
        ("payments", "accelerated fortnightly", "accelerated-biweekly"),
        ("compounding", "yearly", "annual"), ("compounding", "twice a year", "semiannual"),
        ("repayment", "Equal principal", "equal-principal"), ("rounding", "Half up", "half-up"),
    ])
    func `a choice of a loan`(_ input: String, _ typed: String, _ word: String) throws {
        let result = try Calculator.loan.calculate(
            raw(["principal": "120,000", "rate": "0%", "term": "12 years"])
                + [RawInput(input, typed)])
        #expect(result.input(input)?.quantity == .choice(word))
    }

    @Test(arguments: [
        ("depositTiming", "start", "begin"), ("compoundInterval", "every year", "annual"),
    ])
    func `a choice of savings`(_ input: String, _ typed: String, _ word: String) throws {
        let result = try Calculator.savings.calculate(
            raw(["yearsToInvest": "10", "initialInvestment": "100", "interestRate": "5%"])
                + [RawInput(input, typed)])
        #expect(result.input(input)?.quantity == .choice(word))
    }

    @Test(arguments: [
        ("biweekly", "2 weeks"), ("every other week", "2 weeks"), ("every 3 months", "3 months"),
        ("quarterly", "3 months"), ("half a month", "semimonth"), ("yearly", "year"),
        ("90 days", "90 days"), ("14 days", "14 days"), ("12 months", "year"), ("weeks", "week"),
    ])
    func `a period between payments`(_ typed: String, _ name: String) {
        #expect(UnitPeriod(typed: typed)?.name.text == name)
    }

    @Test(arguments: ["", "sometimes", "2 years", "13 months", "bimonthly", "0 days"])
    func `what is no period is none`(_ typed: String) {
        #expect(UnitPeriod(typed: typed) == nil)
    }

    @Test(arguments: [
        ("1.3 years", "1 year 4 months"), ("0.7 years", "8 months"), ("2.9999 years", "3 years"),
        ("1.04 years", "1 year"),
    ])
    func `years that are no whole months are refused with the months`(
        _ typed: String, _ months: String
    ) {
        let found = problems(
            .loan, raw(["principal": "1,000", "rate": "1%", "term": typed]))
        #expect(found.map(\.nextStep) == ["Write the months, such as \(months)."])
    }

    @Test(arguments: [
        ("1.5 years", 18), ("2 years and 6 months", 30), ("2 years, 6 months", 30),
    ])
    func `years with a part are months`(_ typed: String, _ payments: Int) throws {
        let result = try loan(["principal": "1,000", "rate": "0%", "term": typed])
        #expect(result.count("numberOfPayments") == payments)
    }
}
