/// The functions of this program's messages, which write values. The raw value is the byte in
/// compiled messages.
public enum ValueFunction: UInt8, CaseIterable, Sendable {
    /// The functions of the specification.
    case string, number, integer
    /// The functions of the program, in the order of ``MessageVocabulary/program``.
    case money, change, rate, percent, price, duration, date, month, words, list, sign, size
    case oneOf, value, unit, digits, span

    /// Creates the function of a compiled message; nil if the vocabulary does not have it.
    public init?(_ function: MessageFunctionID) { self.init(rawValue: function.rawValue) }
}

extension ValueFunction {
    /// The properties of a function's values. The generator makes parameters from this table, the
    /// writer reads it, and translations are checked against it.
    public struct Traits: Sendable {
        /// The name in a message: `money` for `{$payment :money}`.
        public let name: String
        /// The Swift type of the parameter; nil if the generator makes one, or if another function
        /// of the same value defines it.
        public let parameter: String?
        /// The case of the engine's `Quantity` for the value; nil if the value is a `Quantity`
        /// already.
        public let quantity: String?
        /// The kind of selection by the value.
        public let selects: Selects

        init(_ name: String, _ parameter: String?, _ quantity: String?, _ selects: Selects) {
            (self.name, self.parameter, self.quantity) = (name, parameter, quantity)
            self.selects = selects
        }
    }

    /// The kinds of selection.
    public enum Selects: Equatable, Sendable {
        /// By number: a plural category, or a key with the same digits.
        case asNumber
        /// By word.
        case asText
        /// No selection.
        case never
    }

    /// The function's row of the table.
    public var traits: Traits {
        switch self {
        case .string: Traits("string", "String", "text", .asText)
        case .number: Traits("number", "ExactDecimal", "number", .asNumber)
        case .integer: Traits("integer", "Int", "count", .asNumber)
        // Minor units of the calculation's currency.
        case .money: Traits("money", "Int64", "money", .asNumber)
        // Always with its sign.
        case .change: Traits("change", "Change", "change", .asNumber)
        case .rate: Traits("rate", "ExactDecimal", "rate", .never)
        // With the decimals that the caller chooses.
        case .percent: Traits("percent", "Quantity", nil, .never)
        case .price: Traits("price", "Quantity", nil, .never)
        case .duration: Traits("duration", "TermLength", "duration", .never)
        case .date: Traits("date", "CivilDate", "date", .never)
        // Month and year.
        case .month: Traits("month", "CivilDate", "date", .never)
        // Another message.
        case .words: Traits("words", "Message", "words", .never)
        // Selects by the number of items.
        case .list: Traits("list", "[Quantity]", "list", .asNumber)
        // “negative”, “zero” or “positive”, of any amount.
        case .sign: Traits("sign", nil, nil, .asText)
        // The amount without its sign.
        case .size: Traits("size", nil, nil, .asNumber)
        // One of the words that are the keys of English.
        case .oneOf: Traits("one-of", nil, "text", .asText)
        // A value of any type, formatted as elsewhere.
        case .value: Traits("value", "Quantity", nil, .never)
        // The name of a unit; selects by its English.
        case .unit: Traits("unit", "Quantity", nil, .asText)
        // A text of digits that is no number: `53/365`, `09:30`, `78%`.
        case .digits: Traits("digits", "String", "text", .asText)
        // A number of months as years and months.
        case .span: Traits("span", "Int", "count", .asNumber)
        }
    }

    /// Creates the function with the given name.
    public init?(named name: [UInt8]) {
        guard let found = Self.allCases.first(where: { Array($0.traits.name.utf8) == name }) else {
            return nil
        }
        self = found
    }
}
