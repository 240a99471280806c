import PennyWordsSupport
import Testing

@testable import PennyEngine
@testable import PennyMarkup

/// The messages of a form about its inputs.
@Suite struct FormProblemTests {
    private static func shown(
        _ calculator: Calculator, _ inputs: [RawInput], _ currency: Currency = .usDollar
    ) -> [(location: String, words: String)] {
        let numbers = NumberWriter(for: .enUS, currency: currency)
        do throws(InputProblems) {
            _ = try calculator.calculate(inputs, InputDefaults(currency: currency))
            return []
        } catch {
            return error.problems.map { problem in
                let form = FormProblem(problem, of: calculator.fields, numbers)
                return (numbers.text(form.location), numbers.text(form.message))
            }
        }
    }

    private static let loan = [
        RawInput("principal", "1000"), RawInput("rate", "6%"), RawInput("term", "12 months"),
    ]

    /// A valid loan with other inputs.
    private static func loan(_ others: [RawInput]) -> [(location: String, words: String)] {
        shown(.loan, loan.filter { one in !others.contains { $0.name == one.name } } + others)
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
        ("term", "30", "Do you mean 30 years or 30 months?"),
        ("term", "1", "Do you mean 1 year or 1 month?"),
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

    @Test(
        arguments: [
            ("de-DE", "rate", "6.5%", "Enter it with a comma before the decimals: 6,5."),
            ("de-DE", "propertyTax", "6.5", "Enter it with a comma before the decimals: 6,5."),
            ("de-DE", "fees", "€ 1,234.50", "Enter it with a comma before the decimals: 1.234,50."),
            ("de-DE", "term", "6.5 years", "Enter it with a comma before the decimals: 6,5."),
            (
                "de-DE", "rate", "1.234%",
                "Enter the rate with a mark only before the decimals, as in 6,25\u{A0}%."
            ),
            ("en-US", "rate", "6,5%", "Enter it with a point before the decimals: 6.5."),
            ("en-US", "fees", "0,5", "Enter it with a point before the decimals: 0.5."),
            ("ar-EG", "rate", "6,5%", "Enter it with a point before the decimals: ٦٫٥."),
        ])
    func `a number with the mark of another place is shown with that of this one`(
        _ locale: String, _ name: String, _ typed: String, _ words: String
    ) throws {
        let style = try #require(NumberStyle.named(locale))
        let euro = try #require(Currency(code: "EUR"))
        let numbers = NumberWriter(for: .english(style), currency: euro)
        let inputs = Self.loan.filter { $0.name != name } + [RawInput(name, typed)]
        let home = name == "propertyTax" ? [RawInput("homeValue", "1000")] : []
        do throws(InputProblems) {
            _ = try Calculator.loan.calculate(
                inputs.filter { home.isEmpty || $0.name != "principal" } + home,
                style.inputDefaults(euro))
            Issue.record("no problem")
        } catch {
            let found = error.problems.filter { $0.path.input == name }.map {
                numbers.text(FormProblem($0, of: Calculator.loan.fields, numbers).message)
            }
            #expect(found == [words])
        }
    }

    @Test func `a problem of a set beside others is at its input, in the words of its form`() {
        let sets = [["set": "a", "inputs": "principal 1 rate 6 term 3"], ["set": "b"]].map { set in
            (set.map { ($0, $1) } + [("kind", "loan")]).map {
                RawInput.Field(name: $0.0, text: $0.1)
            }
        }
        let shown = Self.shown(.scenarios, [RawInput("sets", .entries(sets))])
        #expect(
            shown.prefix(2).map(\.location) == [
                "Scenarios, entry 1, Yearly interest rate", "Scenarios, entry 1, Term",
            ])
        #expect(shown.first?.words == "Enter the percent sign: “6%” for 6 percent.")
        #expect(shown.contains { $0.location == "Scenarios, entry 2, Amount borrowed" })
    }

    @Test func `the currency is called by its label`() {
        #expect(Self.loan([RawInput("currency", "dollars")]).map(\.location) == ["Currency"])
    }

    /// The texts that a form offers to replace the typed one.
    private static func answers(
        _ inputs: [RawInput], _ readers: Readers, _ defaults: InputDefaults
    ) -> [String] {
        do throws(InputProblems) {
            _ = try Calculator.loan.calculate(inputs, defaults)
            return []
        } catch {
            return error.problems.flatMap {
                FormProblem(
                    $0, of: Calculator.loan.fields,
                    NumberWriter(for: readers, currency: defaults.currency)
                ).answers
            }
        }
    }

    @Test func `a number without its unit is asked about`() throws {
        let defaults = InputDefaults()
        func answers(_ inputs: [(String, String)]) -> [String] {
            Self.answers(inputs.map { RawInput($0, $1) }, .enUS, defaults)
        }
        #expect(
            answers([("principal", "1000"), ("rate", "6%"), ("term", "30")])
                == ["30 years", "30 months"])
        let home = [("homeValue", "420,000"), ("rate", "6%"), ("term", "30 years")]
        #expect(answers(home + [("downPayment", "20")]) == ["20%", "$20.00"])
        #expect(
            answers(home + [("downPayment", "20%"), ("propertyTax", "1.1")]) == ["1.1%", "$1.10"])
        #expect(answers(home + [("downPayment", "84,000")]) == [])
        #expect(answers([("principal", "lots"), ("rate", "6%"), ("term", "1 year")]) == [])
    }

    @Test(arguments: NumberStyle.all)
    func `what is offered is read where it is offered`(_ style: NumberStyle) throws {
        let own = String(style.locale.prefix(2))
        let language = Words.otherLanguages.contains(own) ? own : "en"
        let readers = Readers(style, .of(language))
        let defaults = style.inputDefaults(.usDollar).reading(readers.words.typed)
        let term = [RawInput("principal", "1000"), RawInput("rate", "6%")]
        for count in [1, 2, 3, 11, 30, 100] {
            let offered = Self.answers(term + [RawInput("term", "\(count)")], readers, defaults)
            try #require(offered.count == 2)
            let lengths = try offered.map { text in
                try Calculator.loan.calculate(term + [RawInput("term", text)], defaults)
                    .figure("numberOfPayments")?.quantity
            }
            #expect(lengths == [.count(count * 12), .count(count)], "\(offered)")
        }
        let home = [
            RawInput("homeValue", "420000"), RawInput("rate", "6%"), RawInput("term", "30 years"),
        ]
        let offered = Self.answers(home + [RawInput("downPayment", "20")], readers, defaults)
        try #require(offered.count == 2)
        for text in offered {
            let left = Self.answers(home + [RawInput("downPayment", text)], readers, defaults)
            #expect(left == [], "\(text)")
            _ = try Calculator.loan.calculate(home + [RawInput("downPayment", text)], defaults)
        }
    }

    @Test func `an entry of a list is named by its labels`() {
        let shown = Self.loan([RawInput("extra", "5 at 1; 6 at x")])
        #expect(shown.map(\.location) == ["Extra payments, entry 2, At payment"])
        #expect(shown.map(\.words) == ["Enter a whole number from 1 to 5,200."])
    }

    @Test func `amounts are in the currency and style of the reader`() {
        let shown = Self.loan([
            RawInput("principal", "100,000"), RawInput("payment", "5.00"),
            RawInput("term", "10 years"),
        ])
        #expect(
            shown.map(\.words) == [
                "A payment of $5.00 does not cover the interest of $500.00. Enter a larger payment."
            ])
    }

    @Test(arguments: CalculatorCatalog.builtIn.all)
    func `a form names its fields as it shows them`(_ calculator: Calculator) {
        for field in calculator.fields {
            for junk in [
                "", "?", "-1", "0", "1,23", "99999999999999999999", "x; y; z", "5 at 1 at 2",
            ] {
                for (location, words) in Self.shown(calculator, [RawInput(field.name, junk)]) {
                    #expect([".", "?", ".”"].contains { words.hasSuffix($0) }, "\(words)")
                    for text in [location, words] {
                        #expect(!text.contains("{"), "\(text)")
                        let isName = text.contains(/[a-z][A-Z]/)
                        #expect(!isName, "\(field.name)=\(junk): \(text)")
                    }
                }
            }
        }
    }
}
