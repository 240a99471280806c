/// A type of inputs: the syntax of the typed text, its parser, and the type of its value. A module
/// contains only the parsers of the types that its calculator names.
struct InputType<Value>: Sendable {
    let syntax: InputField.Syntax
    var range: ClosedRange<Int>?
    var needsUnit = false
    let read: @Sendable (inout InputReader, InputField) -> Value?

    init(
        _ syntax: InputField.Syntax, range: ClosedRange<Int>? = nil, needsUnit: Bool = false,
        _ read: @escaping @Sendable (inout InputReader, InputField) -> Value?
    ) {
        self.syntax = syntax
        self.range = range
        self.needsUnit = needsUnit
        self.read = read
    }
}

extension InputType where Value == Int64 {
    static var money: Self { Self(.money) { $0.money($1) } }
    static var moneyAboveZero: Self { Self(.money) { $0.money($1, allowsZero: false) } }
    /// An amount that is negative where money is paid out.
    static var signedMoney: Self { Self(.money) { $0.money($1, isSigned: true) } }
}

extension InputType where Value == ExactDecimal {
    static var rate: Self { Self(.rate) { $0.rate($1) } }
    /// A rate with more decimals than usual.
    static func rate(decimals: Int) -> Self { Self(.rate) { $0.rate($1, decimals: decimals) } }
    /// A rate that may be a loss of less than 100 %.
    static var rateOrLoss: Self { Self(.rate) { $0.rate($1, isReturn: true) } }
    /// A rate that is below 100 %, so that a part is left.
    static var rateBelowAll: Self {
        Self(.rate) { reader, field in
            guard let rate = reader.rate(field) else { return nil }
            if rate < ExactDecimal(1) { return rate }
            reader.report(field, .leavesNothing(rate.percentText))
            return nil
        }
    }
    static var rateAboveZero: Self {
        Self(.rate) { reader, field in
            let rate = reader.rate(field)
            if rate == .zero { reader.report(field, .zero("0%")) }
            return rate
        }
    }
}

extension InputType where Value == Int {
    static func count(_ range: ClosedRange<Int>) -> Self {
        Self(.count, range: range) { $0.count($1) }
    }

    /// A frequency of compounding: the name of one, or a number of times a year.
    static func timesAYear(_ names: [(String, Int)]) -> Self {
        Self(.choice(choiceNames(names))) { $0.timesAYear($1, names) }
    }

    /// A length of 1 to 1200 whole months. A bare number counts years.
    static var months: Self { Self(.term) { $0.months($1) } }
    /// The same, or no time at all.
    static var monthsOrNone: Self { Self(.term) { $0.months($1, allowsNone: true) } }
}

extension InputType where Value == TermLength {
    /// A length in years, months or payments.
    static var length: Self { Self(.term, needsUnit: true) { $0.term($1) } }
}

extension InputType where Value == CivilDate {
    static var date: Self { Self(.date) { $0.date($1) } }
}

extension InputType where Value == String {
    /// A text that is not empty, without spaces around it.
    static var name: Self { Self(.text) { $0.name($1) } }
}

extension InputType {
    /// A text with a syntax of its own. Without a quantity, results do not show it.
    static func text(
        _ parse: @escaping @Sendable (String, NumberConvention) throws(InputFailure) -> Value,
        _ quantity: @escaping @Sendable (Value) -> Quantity?
    ) -> Self {
        Self(.text) { reader, field in
            let convention = reader.convention
            return reader.read(
                field, { typed throws(InputFailure) in try parse(typed, convention) }, quantity)
        }
    }

    static func choice(_ choices: [(String, Value)]) -> Self where Value: Sendable {
        Self(.choice(choiceNames(choices))) { reader, field in
            reader.choice(field).map { choices[$0].1 }
        }
    }

    /// A list. Its columns are inputs of a model of their own, of which `blank` makes one for the
    /// entry with this index. More than `limit` entries are reported by `tooMany`.
    static func list<Entry>(
        _ columns: [Input<Entry>], upTo limit: Int? = nil,
        tooMany: @escaping @Sendable (Int) -> InputProblem.Kind = { .tooManyEntries(limit: $0) },
        _ blank: @escaping @Sendable (Int) -> Entry
    ) -> Self where Value == [Entry] {
        Self(.entries(columns.map { $0.field }), range: limit.map { 1...$0 }) { reader, field in
            let before = reader.problems.count
            let entries = reader.entries(field, columns, blank)
            if let entries, let limit, entries.count > limit, reader.problems.count == before {
                reader.report(field, tooMany(limit))
            }
            return entries
        }
    }
}

extension InputType where Value == RoundingRule {
    static var rounding: Self {
        .choice([("half-up", .halfUp), ("half-even", .halfEven), ("up", .up), ("down", .down)])
    }
}

extension InputType where Value == AmountOrPart {
    /// An amount, or a percentage of the amount of an input before this one.
    static func part(of name: String) -> Self {
        Self(.moneyOrPart) { reader, field in
            reader.amountOrPart(field, of: reader.amount(name))
        }
    }
}

extension ExactDecimal {
    /// The percentage as a text: `12.5%`.
    var percentText: String {
        Wording("\(ExactDecimal(coefficient * 100, scale: scale).text())%").text
    }
}
