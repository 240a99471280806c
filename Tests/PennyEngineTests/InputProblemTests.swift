import PennyEngine
import Testing

@Suite("What is wrong with an input, in words")
struct InputProblemTests {
    /// Inputs that cause one problem in a valid loan or plan.
    struct Case: Sendable, CustomTestStringConvertible {
        let calculator: Calculator
        let typed: [RawInput]
        let summary: String
        let nextStep: String
        var currency = "USD"
        var convention = NumberConvention.point
        /// Inputs of the valid set that are left out.
        var without: [String] = []

        var testDescription: String { summary }

        /// The valid set with the inputs of the case replacing its own.
        var inputs: [RawInput] {
            let sound =
                calculator == .loan
                ? raw(["principal": "100,000", "rate": "5%", "term": "10 years"])
                : raw(["yearsToInvest": "10", "initialInvestment": "1000", "interestRate": "5%"])
            let given = sound.filter { input in
                !without.contains(input.name) && !typed.contains { $0.name == input.name }
            }
            return given + typed
        }
    }

    static func loan(
        _ typed: TypedInputs, _ summary: String, _ nextStep: String, currency: String = "USD",
        without: [String] = []
    ) -> Case {
        Case(
            calculator: .loan, typed: raw(typed), summary: summary, nextStep: nextStep,
            currency: currency, without: without)
    }

    static func plan(
        _ typed: TypedInputs, _ summary: String, _ nextStep: String, without: [String] = []
    ) -> Case {
        Case(
            calculator: .savings, typed: raw(typed), summary: summary, nextStep: nextStep,
            without: without)
    }

    @Test(arguments: names + amounts + rates + terms + words + together + calculations)
    func theProblemHasItsFullWording(_ wrong: Case) {
        let found = problems(
            wrong.calculator, wrong.inputs, defaults(wrong.currency, wrong.convention))
        #expect(found.map(\.summary) == [wrong.summary])
        #expect(found.map(\.nextStep) == [wrong.nextStep])
    }

    @Test func faultsOfExtrasAreReportedBesideTheOthers() {
        let found = problems(
            .loan,
            raw(["principal": "lots", "rate": "5%", "term": "12 months", "extra": "100 at 13"]))
        #expect(
            found.map(\.summary) == [
                "principal “lots” is not an amount",
                "extra entry 1, at names payment 13 of a loan of 12 payments",
            ])
    }

    @Test func `an extra payment after the last possible date is reported where it is typed`() {
        let found = problems(
            .loan,
            raw([
                "principal": "100,000", "rate": "5%", "term": "10 years", "start": "2995-01-01",
                "extra": "100 at 2999-12-31",
            ]))
        #expect(found.map(\.path.input) == ["extra"])
        #expect(found.map(\.summary) == ["a payment would fall after the year 2999"])
    }

    @Test(arguments: [
        ("rate", "6.25%", "Write it with a comma before the decimals, such as 6,25%."),
        ("rate", "six", "Write a percentage such as 6,25%."),
        ("rate", "0,0625", "Write “6,25%” if you mean 6,25 percent, or “0,0625%”."),
        ("principal", "lots", "Write digits such as 350 000 or 1264,14, without words."),
        (
            "principal", "350,000",
            "Write it without marks between the thousands, as in 350000 or 1264,14."
        ),
        ("principal", "1234.56", "Write it with a comma before the decimals: 1234,56."),
        ("principal", "1,234.56", "Write it with a comma before the decimals: 1.234,56."),
        ("term", "6.5 years", "Write it with a comma before the decimals: 6,5."),
    ])
    func whereACommaIsTypedTheExamplesHaveOne(
        _ name: String, _ typed: String, _ nextStep: String
    ) {
        let sound = raw(["principal": "100 000", "rate": "5%", "term": "10 years"])
        let inputs = sound.filter { $0.name != name } + [RawInput(name, typed)]
        let found = problems(.loan, inputs, defaults("CAD", .comma))
        #expect(found.map(\.nextStep) == [nextStep])
    }

    @Test func everyExampleOfAnInputIsUnderstood() {
        for calculator in CalculatorCatalog.builtIn.all {
            for field in calculator.fields {
                let input = RawInput(field.name, field.example)
                let found = problems(calculator, [input]).filter {
                    $0.path.input == field.name && $0.path.entry == nil
                }
                let isWrong = found.contains {
                    switch $0.kind {
                    case .needs, .conflicts, .notAfter, .oneLeftOut, .onlyWithDates, .notForMethod:
                        false
                    default: true
                    }
                }
                #expect(!isWrong, "\(field.name): \(found.map(\.summary))")
            }
        }
    }

    /// No known input causes it, but it has a wording.
    @Test func anUndecidedRoundingIsWorded() {
        let problem = InputProblem(
            .init("principal"), .calculation(.undecided, currency: .usDollar))
        #expect(problem.summary == "an amount could not be rounded with certainty")
        #expect(problem.nextStep == "Change the rate in its last decimal, and report this case.")
    }

    @Test func allProblemsComeInTheOrderOfTheInputs() {
        let found = problems(
            .loan,
            raw([
                "points": "much", "colour": "red", "currency": "BTC", "term": "long",
                "extra": "5 from 0 every 0; none at 2", "dueDay": "1", "payments": "hourly",
            ]))
        #expect(
            found.map(\.summary) == [
                "loan has no input “colour”", "currency “BTC” is not a currency of ISO 4217",
                "principal is missing", "rate is missing", "term “long” is not a length of time",
                "payments “hourly” is not one of its choices",
                "extra entry 1, from “0” is not a number it can be",
                "extra entry 1, every “0” is not a number it can be",
                "extra entry 2, amount “none” is not an amount", "dueDay needs start",
                "points “much” is not a rate",
            ])
    }

    @Test func allProblemsOfAPlanComeInTheOrderOfTheInputs() {
        let found = problems(
            .savings, raw(["feeRule": "never", "monthlyDeposit": "-1", "yearsToInvest": "soon"]))
        #expect(
            found.map(\.path.input) == [
                "yearsToInvest", "monthlyDeposit", "interestRate", "feeRule",
            ])
    }
}
