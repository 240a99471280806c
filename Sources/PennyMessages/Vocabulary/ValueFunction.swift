/// The functions of this program's messages, by which values are written. The raw value is the
/// byte that compiled messages have.
public enum ValueFunction: UInt8, CaseIterable, Sendable {
    /// The three that the specification has.
    case string, number, integer
    /// Those of the program, in the order of ``MessageVocabulary/program``.
    case money, change, rate, percent, price, duration, date, month, words, list, sign, size
    case oneOf, value, unit, digits

    /// The function of a compiled message; nil for one that the vocabulary does not have.
    public init?(_ function: MessageFunctionID) { self.init(rawValue: function.rawValue) }
}

extension ValueFunction {
    /// What a value with a function is: the one table by which the generator makes parameters,
    /// the writer looks at values, and translations are checked.
    public struct Traits: Sendable {
        /// The name in a message: `money` for `{$payment :money}`.
        public let name: String
        /// The type of the parameter in Swift; nil where the generator makes one, or where another
        /// function of the same value says it.
        public let parameter: String?
        /// The case of the engine's `Quantity` that the value becomes; nil where it is one.
        public let quantity: String?
        /// How the value selects a variant.
        public let selects: Selects

        init(_ name: String, _ parameter: String?, _ quantity: String?, _ selects: Selects) {
            (self.name, self.parameter, self.quantity) = (name, parameter, quantity)
            self.selects = selects
        }
    }

    /// How a value selects.
    public enum Selects: Equatable, Sendable {
        /// As a number: by plural category, or a key of the same digits.
        case asNumber
        /// As a word.
        case asText
        /// Not at all.
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
        // With its sign always.
        case .change: Traits("change", "Change", "change", .asNumber)
        case .rate: Traits("rate", "ExactDecimal", "rate", .never)
        // With decimals that the caller knows.
        case .percent: Traits("percent", "Quantity", nil, .never)
        case .price: Traits("price", "Quantity", nil, .never)
        case .duration: Traits("duration", "TermLength", "duration", .never)
        case .date: Traits("date", "CivilDate", "date", .never)
        // Month and year.
        case .month: Traits("month", "CivilDate", "date", .never)
        // Another message.
        case .words: Traits("words", "Message", "words", .never)
        // Selects by how many items there are.
        case .list: Traits("list", "[Quantity]", "list", .asNumber)
        // “negative”, “zero” or “positive”, of any amount.
        case .sign: Traits("sign", nil, nil, .asText)
        // The amount without its sign.
        case .size: Traits("size", nil, nil, .asNumber)
        // One of the words that are the keys of English.
        case .oneOf: Traits("one-of", nil, "text", .asText)
        // Whatever it is, as it is shown elsewhere.
        case .value: Traits("value", "Quantity", nil, .never)
        // The name of a unit; selects by its English.
        case .unit: Traits("unit", "Quantity", nil, .asText)
        // A text of digits that is no number: `53/365`, `09:30`, `78%`.
        case .digits: Traits("digits", "String", "text", .asText)
        }
    }

    /// The function of a name.
    public init?(named name: [UInt8]) {
        guard let found = Self.allCases.first(where: { Array($0.traits.name.utf8) == name }) else {
            return nil
        }
        self = found
    }
}
