/// An input of a calculator: its name in files, forms and URLs, the values it accepts, and its
/// default. Everything here is data: forms, help, schemas and the manual are made from it. It is a
/// class so that a reference is passed and not a copy of all this.
public final class InputField: Equatable, Sendable {
    /// The kinds of values an input accepts.
    public enum Syntax: Equatable, Sendable {
        case money
        case rate
        /// An amount, or a percentage of another amount: `84,000`, `20%`.
        case moneyOrPart
        case term
        case choice([String])
        case date
        case count
        case text
        /// A list whose entries have these fields. The name of the first field may be left out.
        case entries([InputField])
    }

    /// The rule for an input that is left out.
    public enum Requirement: Equatable, Sendable {
        case required
        case optional
        /// Uses this value.
        case defaults(to: String)
        /// Uses the value for the reader's country: `InputDefaults.aprLaw`.
        case defaultsByCountry
    }

    /// The part of a form that has an input. Inputs that most people fill in come first, and all
    /// others are folded.
    public enum Group: Equatable, Sendable {
        /// Always visible.
        case common
        /// Folded, without a group.
        case more
        /// Folded, in the group of this name.
        case payments
        case fees
        case home
        case days
        case rounding
        /// Only in files, because the value has names that readers do not know. A form passes it on
        /// unchanged.
        case files

        /// The groups that have a heading, in their order.
        package static let named: [Group] = [.home, .payments, .fees, .days, .rounding]
    }

    /// The name in files, forms and URLs.
    public let name: String
    /// The label on a page.
    public let label: Message
    /// The values that the input accepts.
    public let syntax: Syntax
    /// The rule for leaving the input out.
    public let requirement: Requirement
    /// A value that a person could type.
    public let example: String
    /// The part of a form that has the input.
    public let group: Group
    /// A line of help, where the label alone is not enough.
    public let help: Message?
    /// The end of a slider's range, in whole units of the currency, percent or years; nil for the
    /// usual one of the syntax.
    public let highest: Int64?
    /// Whether a length needs its unit beside the number, since a bare number could be years or
    /// months.
    public let needsUnit: Bool
    /// The whole numbers that a count can be.
    public let range: ClosedRange<Int>?
    /// The relations to other inputs: which of them must be given, or cannot be given, beside it.
    public let relations: [InputRelation]

    /// The currency of the amounts. Every calculator accepts it.
    public static let currency = InputField(
        "currency", CommonWords.inputCurrency, .text, example: "EUR")

    var isRequired: Bool {
        if case .required = requirement { true } else { false }
    }

    @inline(never)
    init(
        _ name: String, _ label: Message, _ syntax: Syntax, _ requirement: Requirement = .optional,
        in group: Group? = nil, example: String, help: Message? = nil, upTo highest: Int64? = nil,
        needsUnit: Bool = false, range: ClosedRange<Int>? = nil, relations: [InputRelation] = []
    ) {
        self.name = name
        self.label = label
        self.syntax = syntax
        self.requirement = requirement
        self.example = example
        self.help = help
        self.highest = highest
        self.needsUnit = needsUnit
        self.range = range
        self.relations = relations
        if case .required = requirement {
            self.group = group ?? .common
        } else {
            self.group = group ?? .more
        }
    }

    /// Each declaration is made once.
    public static func == (one: InputField, other: InputField) -> Bool { one === other }
}

/// The words of choices, without their meanings.
@inline(never)
func choiceNames<Choice>(_ choices: [(String, Choice)]) -> [String] {
    choices.map { $0.0 }
}

/// An input as typed in a file, a form or a URL.
public final class RawInput: Equatable, Sendable {
    /// The typed value: one text, or a list of entries.
    public enum Value: Equatable, Sendable {
        case text(String)
        case entries([[Field]])
    }

    /// A field of an entry of a list.
    public final class Field: Equatable, Sendable {
        /// The name of the field.
        public let name: String
        /// The typed value of the field.
        public let text: String

        public init(name: String, text: String) {
            self.name = name
            self.text = text
        }

        public static func == (one: Field, other: Field) -> Bool {
            one.name.isSameText(as: other.name) && one.text.isSameText(as: other.text)
        }
    }

    /// The name of the input.
    public let name: String
    /// The typed value.
    public let value: Value

    public init(_ name: String, _ value: Value) {
        self.name = name
        self.value = value
    }

    public convenience init(_ name: String, _ text: String) {
        self.init(name, .text(text))
    }

    public static func == (one: RawInput, other: RawInput) -> Bool {
        one.name.isSameText(as: other.name) && one.value == other.value
    }
}
