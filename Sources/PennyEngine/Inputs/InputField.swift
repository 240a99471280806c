/// One input of a calculator: its name in files, forms and URLs, what may be
/// typed, and the default.
public struct InputField: Equatable, Sendable {
    /// What may be typed for an input.
    public enum Syntax: Equatable, Sendable {
        case money
        case rate
        /// An amount, or a percentage of another one: `84,000`, `20%`.
        case moneyOrPart
        case term
        case choice([String])
        case date
        case count
        case text
        /// A list whose entries have these fields, the first one leading.
        case entries([InputField])
    }

    /// What happens when an input is left out.
    public enum Requirement: Equatable, Sendable {
        case required
        case optional
        /// Left out, the input has this value.
        case defaults(to: String)
        /// Left out, the input has the value of the readers' place: `InputDefaults.aprLaw`.
        case defaultsByPlace
    }

    /// Where a form has an input: those that most people fill in come first, all others are folded.
    public enum Group: Equatable, Sendable {
        /// Always in sight.
        case common
        /// Behind the others, by itself.
        case more
        /// Behind the others, in a group of this name.
        case payments
        case fees
        case home
        case days
        case rounding
        /// Of files alone, since it takes names that readers do not know. A form keeps it as it is.
        case files

        /// The groups that have a name, in their order.
        package static let named: [Group] = [.home, .payments, .fees, .days, .rounding]
    }

    /// The name in files, forms and URLs.
    public let name: String
    /// What a page calls it.
    public let label: Message
    /// What may be typed.
    public let syntax: Syntax
    /// What happens when it is left out.
    public let requirement: Requirement
    /// Something a person could type.
    public let example: String
    /// Where a form has it.
    public let group: Group
    /// A line that says what to enter, where the label does not say all.
    public let help: Message?

    /// The currency of the amounts, which every calculator takes.
    public static let currency = InputField(
        "currency", CommonWords.inputCurrency, .text, example: "EUR")

    var isRequired: Bool {
        if case .required = requirement { true } else { false }
    }

    @inline(never)
    init(
        _ name: String, _ label: Message, _ syntax: Syntax, _ requirement: Requirement = .optional,
        in group: Group? = nil, example: String, help: Message? = nil
    ) {
        self.name = name
        self.label = label
        self.syntax = syntax
        self.requirement = requirement
        self.example = example
        self.help = help
        if case .required = requirement {
            self.group = group ?? .common
        } else {
            self.group = group ?? .more
        }
    }
}

/// The words a person can type, of choices with what each means.
@inline(never)
func choiceNames<Choice>(_ choices: [(String, Choice)]) -> [String] {
    choices.map { $0.0 }
}

/// An input as it stands in a file, a form or a URL.
public struct RawInput: Equatable, Sendable {
    /// What was typed: one text, or a list of entries.
    public enum Value: Equatable, Sendable {
        case text(String)
        case entries([[Field]])
    }

    /// One field of an entry of a list.
    public struct Field: Equatable, Sendable {
        /// The name of the field.
        public let name: String
        /// What was typed for it.
        public let text: String

        public init(name: String, text: String) {
            self.name = name
            self.text = text
        }
    }

    /// The name of the input.
    public let name: String
    /// What was typed.
    public let value: Value

    public init(_ name: String, _ value: Value) {
        self.name = name
        self.value = value
    }

    public init(_ name: String, _ text: String) {
        self.init(name, .text(text))
    }
}
