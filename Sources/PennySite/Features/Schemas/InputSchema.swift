import PennyEngine
import PennyMarkup

/// The schema of an input's value, where the input is no list. It accepts whatever the calculator
/// reads in any language, and refuses what no language writes.
struct InputSchema {
    private let field: InputField

    init(_ field: InputField) { self.field = field }

    var members: [JSONValue.Member] {
        switch field.syntax {
        case .rate: text(having: Self.digit)
        case .money, .moneyOrPart, .term: numberOrText
        case .date: text(having: Self.digit)
        case .count: count
        case .choice(let names): choice(names)
        case .text, .entries: SchemaWriter.scalar
        }
    }

    /// A digit of Latin, Arabic, Persian or full-width numbers.
    private static let digit =
        "[0-9\u{0660}-\u{0669}\u{06F0}-\u{06F9}\u{FF10}-\u{FF19}]"

    private func text(having pattern: String) -> [JSONValue.Member] {
        [.init("type", .text("string")), .init("pattern", .text(pattern))]
    }

    /// An amount or a length. The example of an amount that may be negative is negative.
    private var numberOrText: [JSONValue.Member] {
        let limit: [JSONValue.Member] =
            field.example.hasPrefix("-") ? [] : [.init("minimum", .number(0))]
        return SchemaWriter.scalar + limit + [.init("pattern", .text(Self.digit))]
    }

    /// A whole number. One that a person wrote as text is read by the calculator.
    private var count: [JSONValue.Member] {
        var number: [JSONValue.Member] = [.init("type", .text("integer"))]
        if let range = field.range {
            number.append(.init("minimum", .number(range.lowerBound)))
            number.append(.init("maximum", .number(range.upperBound)))
        }
        return [
            .init("anyOf", .list([.object(number), .object(text(having: Self.digit))]))
        ]
    }

    /// Other words for a choice are accepted as well, so the names only complete what is typed. A
    /// choice such as 365 is a number of YAML, and so is a frequency in times a year.
    private func choice(_ names: [String]) -> [JSONValue.Member] {
        [
            .init(
                "anyOf",
                .list([
                    .object([.init("enum", .list(names.map { .text($0) }))]),
                    .object([.init("type", .text("string"))]),
                    .object([
                        .init("type", .text("integer")), .init("minimum", .number(1)),
                        .init("maximum", .number(366)),
                    ]),
                ]))
        ]
    }
}
