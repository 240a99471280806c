import PennyWordsSupport
import Testing

@testable import PennyEngine
@testable import PennyMarkup

/// What a form says about its inputs.
@Suite struct FormProblemTests {
    private static func told(
        _ calculator: Calculator, _ inputs: [RawInput], _ currency: Currency = .usDollar
    ) -> [(place: String, words: String)] {
        let numbers = NumberWriter(for: .enUS, currency: currency)
        do throws(InputProblems) {
            _ = try calculator.calculate(inputs, InputDefaults(currency: currency))
            return []
        } catch {
            return error.problems.map { problem in
                let form = FormProblem(problem, of: calculator.fields, numbers)
                return (numbers.text(form.place), numbers.text(form.message))
            }
        }
    }

    private static let loan = [
        RawInput("principal", "1000"), RawInput("rate", "6%"), RawInput("term", "12 months"),
    ]

    /// A sound loan with other inputs.
    private static func loan(_ others: [RawInput]) -> [(place: String, words: String)] {
        told(.loan, loan.filter { one in !others.contains { $0.name == one.name } } + others)
    }

    @Test(arguments: [
        ("principal", "lots", "“lots” is not an amount. Enter digits, such as 350,000 or 1264.14."),
        ("principal", "0", "Enter a value above zero."),
        ("principal", "1.0051", "Enter at most 2 decimals for an amount in USD."),
        ("rate", "6", "Enter the percent sign: “6%” for 6 percent."),
        (
            "rate", "0.05",
            "Enter “5%” if you mean 5 percent, or “0.05%” if you mean 0.05 percent."
        ),
        ("term", "30", "Enter “30 years” or “30 months” to make the unit clear."),
        ("term", "1", "Enter “1 year” or “1 month” to make the unit clear."),
        ("start", "tomorrow", "Enter a date as year-month-day, such as 2026-11-20."),
        ("currency", "dollars", "Enter a three-letter currency code, such as USD, EUR or JPY."),
        (
            "downPayment", "5%",
            "You cannot use this together with “Amount borrowed.” Leave one of the two empty."
        ),
        (
            "dueDay", "3",
            "This only works together with “Start date.” Enter both, or leave both empty."
        ),
    ])
    func `a form says what to enter`(_ name: String, _ typed: String, _ words: String) {
        #expect(Self.loan([RawInput(name, typed)]).map(\.words) == [words])
    }

    @Test func `an entry of a list is named by its labels`() {
        let told = Self.loan([RawInput("extra", "5 at 1; 6 at x")])
        #expect(told.map(\.place) == ["Extra payments, entry 2, At payment"])
        #expect(told.map(\.words) == ["Enter a whole number from 1 to 5,200."])
    }

    @Test func `amounts are in the currency and style of the reader`() {
        let told = Self.loan([
            RawInput("principal", "100,000"), RawInput("payment", "5.00"),
            RawInput("term", "10 years"),
        ])
        #expect(
            told.map(\.words) == [
                "A payment of $5.00 does not cover the interest of $500.00. Enter a larger payment."
            ])
    }

    @Test(arguments: Calculator.allCases)
    func `a form names its fields as it shows them`(_ calculator: Calculator) {
        for field in calculator.fields {
            for junk in [
                "", "?", "-1", "0", "1,23", "99999999999999999999", "x; y; z", "5 at 1 at 2",
            ] {
                for (place, words) in Self.told(calculator, [RawInput(field.name, junk)]) {
                    #expect([".", "?", ".”"].contains { words.hasSuffix($0) }, "\(words)")
                    for text in [place, words] {
                        #expect(!text.contains("{"), "\(text)")
                        let isName = text.contains(/[a-z][A-Z]/)
                        #expect(!isName, "\(field.name)=\(junk): \(text)")
                    }
                }
            }
        }
    }
}
