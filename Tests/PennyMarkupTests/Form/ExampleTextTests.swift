import PennyCatalogs
import PennyEngine
import PennyWordsSupport
import Testing

@testable import PennyMarkup

/// The example in an empty field.
@Suite struct ExampleTextTests {
    /// A language with a locale and the currency of its country.
    struct Reader: CustomTestStringConvertible {
        let language: String
        let locale: String
        let currency: String

        init(_ language: String, _ locale: String, _ currency: String) {
            (self.language, self.locale, self.currency) = (language, locale, currency)
        }

        var testDescription: String { locale }

        func examples() throws -> ExampleText {
            let style = try #require(NumberStyle.named(locale))
            let money = try #require(Currency(code: currency))
            let numbers = NumberWriter(for: Readers(style, .of(language)), currency: money)
            return ExampleText(numbers, money)
        }

        func defaults() throws -> InputDefaults {
            let style = try #require(NumberStyle.named(locale))
            return style.inputDefaults(try #require(Currency(code: currency)))
                .reading(.of(language))
        }
    }

    static let readers = [
        Reader("en", "en-US", "USD"), Reader("en", "en-IN", "INR"), Reader("de", "de-DE", "EUR"),
        Reader("de", "de-CH", "CHF"), Reader("fr", "fr-FR", "EUR"), Reader("fr", "fr-CA", "CAD"),
        Reader("es", "es-ES", "EUR"), Reader("ja", "ja-JP", "JPY"), Reader("ar", "ar-EG", "EGP"),
    ]

    /// A field with an example, and the list that contains it.
    struct Example {
        let calculator: Calculator
        let list: InputField?
        let field: InputField

        /// The examples of the required fields, and `typed` for the field.
        func inputs(_ typed: String, _ examples: ExampleText) -> [RawInput] {
            let others = calculator.fields.filter { $0.requirement.isRequired }
            var inputs = others.filter { $0.name != (list ?? field).name }.map { other in
                RawInput(other.name, Self.text(other, examples))
            }
            guard let list, case .entries(let columns) = list.syntax else {
                return inputs + [RawInput(field.name, typed)]
            }
            var entry = columns.filter { $0.requirement.isRequired && $0.name != field.name }.map {
                RawInput.Field(name: $0.name, text: Self.text($0, examples))
            }
            entry.append(RawInput.Field(name: field.name, text: typed))
            inputs.append(RawInput(list.name, .entries([entry])))
            return inputs
        }

        private static func text(_ field: InputField, _ examples: ExampleText) -> String {
            if case .entries = field.syntax { return field.example }
            let text = examples.text(field)
            return text.isEmpty ? field.example : text
        }

        /// The problems of the field itself, in the program's words for authors.
        func problems(_ typed: String, _ reader: Reader) throws -> [String] {
            let (inputs, defaults) = try (inputs(typed, reader.examples()), reader.defaults())
            do throws(InputProblems) {
                _ = try calculator.calculate(inputs, defaults)
                return []
            } catch {
                return error.problems.filter { problem in
                    problem.path.input == (list ?? field).name
                        && (list == nil || problem.path.field == field.name)
                        && !problem.isAboutOthers
                }
                .map(\.summary)
            }
        }
    }

    static let all: [Example] = CalculatorCatalog.builtIn.all.flatMap { calculator in
        calculator.fields.flatMap { field -> [Example] in
            guard case .entries(let columns) = field.syntax else {
                return [Example(calculator: calculator, list: nil, field: field)]
            }
            return columns.map { Example(calculator: calculator, list: field, field: $0) }
        }
    }

    @Test(arguments: readers)
    func `every example is read as it stands there`(_ reader: Reader) throws {
        let examples = try reader.examples()
        var count = 0
        for example in Self.all {
            let typed = examples.text(example.field)
            if typed.isEmpty { continue }
            let name =
                "\(example.calculator.name) \(example.list?.name ?? "") \(example.field.name)"
            #expect(try example.problems(typed, reader) == [], "\(name): \(typed)")
            count += 1
        }
        #expect(count > 150)
    }

    /// The test above would miss a field that nothing reads.
    @Test func `what no field reads is wrong`() throws {
        var blind: [String] = []
        for example in Self.all {
            switch example.field.syntax {
            case .money, .rate, .term, .count, .date:
                if try example.problems("?!", Self.readers[0]) == [] {
                    blind.append("\(example.calculator.name) \(example.field.name)")
                }
            default: continue
            }
        }
        #expect(blind == [])
    }

    @Test(arguments: [
        ("de-DE", "term", "30 Jahre"), ("de-DE", "principal", "350.000"),
        ("de-DE", "rate", "6,25\u{A0}%"),
        ("fr-FR", "term", "30 ans"), ("fr-FR", "principal", "350\u{202F}000"),
        ("ja-JP", "term", "30年"), ("ja-JP", "principal", "35,000,000"), ("ja-JP", "rate", "6.25%"),
        ("ar-EG", "term", "٣٠ سنة"), ("ar-EG", "principal", "٣٥٠٬٠٠٠"),
        ("en-IN", "principal", "3,50,000"),
    ])
    func `an example is in the words and numbers of the reader`(
        _ locale: String, _ name: String, _ text: String
    ) throws {
        let reader = try #require(Self.readers.first { $0.locale == locale })
        let field = try #require(Calculator.loan.fields.first { $0.name == name })
        // Numbers have marks of direction around them, which readers do not see.
        let marks: [Unicode.Scalar] = ["\u{2068}", "\u{2069}", "\u{200E}", "\u{200F}", "\u{61C}"]
        let typed = try reader.examples().text(field).unicodeScalars.filter { !marks.contains($0) }
        #expect(String(String.UnicodeScalarView(typed)) == text)
    }

    @Test(arguments: [
        ("3 for 5.00", "3 for 5,00"), ("2026-12-01 and 1,200", "2026-12-01 and 1.200"),
        ("13/30", "13/30"), ("60%", "60\u{A0}%"), ("1,2", "1,2"), ("v2.", "v2."),
    ])
    func `numbers in a text are written as for the reader`(_ english: String, _ text: String) throws
    {
        let reader = try #require(Self.readers.first { $0.locale == "de-DE" })
        #expect(try reader.examples().typed(english) == text)
    }
}

extension InputProblem {
    /// Whether the value was read and only conflicts with others.
    fileprivate var isAboutOthers: Bool {
        switch kind {
        case .needs, .needsAmount, .conflicts, .conflictsWithChoice, .notAfter, .notAbove, .above,
            .needsOneOf, .oneLeftOut, .endsBeforeFirst, .notForPayments, .tooFew, .outsideTerm,
            .shorterThan, .firstPeriodShort, .needsPaymentCompounding, .leavesNothingOf,
            .calculation, .notForMethod, .notWithDates, .onlyWithDates, .setNotFound, .unknownField,
            .own:
            true
        default: false
        }
    }
}
