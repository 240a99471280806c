/// What every calculator gives: the narrow waist between the engine and all
/// that prints. Pages, JSON, CSV, terminal text and charts are written against
/// this type and know no calculator by name.
public struct Calculation: Equatable, Sendable {
    /// Which calculator it was.
    public let calculator: Calculator
    /// The currency of every amount in it.
    public let currency: Currency
    /// The inputs as they were understood, defaults included.
    public let inputs: [NormalisedInput]
    /// The answers, the most important first.
    public internal(set) var figures: [Figure] = []
    /// The tables; the first is the one to read first.
    public internal(set) var tables: [Table] = []
    /// The charts, in the order they are read.
    public internal(set) var charts: [Chart] = []
    /// How the figures were computed, in order.
    public internal(set) var steps: [Step] = []
    /// What was checked on this result.
    public internal(set) var proofs: [Proof] = []
    /// What a reader should know about the inputs or the rules used.
    public internal(set) var notes: [Message] = []
    /// The sets that scenarios compare, each with its inputs alone; none of other calculators.
    public internal(set) var members: [Calculation] = []

    init(calculator: Calculator, currency: Currency, inputs: [NormalisedInput]) {
        self.calculator = calculator
        self.currency = currency
        self.inputs = inputs
    }

    /// The figure with this name.
    public func figure(_ name: String) -> Figure? {
        for figure in figures where figure.name.isSameText(as: name) { return figure }
        return nil
    }

    /// The input with this name.
    public func input(_ name: String) -> NormalisedInput? {
        for input in inputs where input.name.isSameText(as: name) { return input }
        return nil
    }

    /// The table with this name; nil for a name there is none of.
    public func table(_ name: String) -> Table? {
        for table in tables where table.name.isSameText(as: name) { return table }
        return nil
    }
}

/// An input as the calculator understood it.
public struct NormalisedInput: Equatable, Sendable {
    /// The name in files: `rate`.
    public let name: String
    /// What a page calls it: “Interest rate”.
    public let label: Message
    /// What was understood.
    public let quantity: Quantity
    /// The value was not typed: it is the documented default.
    public let isDefault: Bool
    /// What was typed, in English, where it was typed in another language.
    public internal(set) var english: RawInput.Value?
    /// Of a list, the fields that its entries have.
    public internal(set) var columns: [InputField] = []

    /// The same as if it was typed.
    var typed: NormalisedInput {
        var typed = NormalisedInput(
            name: name, label: label, quantity: quantity, isDefault: false, english: english)
        typed.columns = columns
        return typed
    }
}

extension Calculation {
    /// What was typed, with English where it was typed in another language, so that sites in all
    /// languages read it.
    public func english(_ typed: [RawInput]) -> [RawInput] {
        typed.map { input in
            for own in inputs where own.name.isSameText(as: input.name) {
                if let english = own.english { return RawInput(input.name, english) }
            }
            return input
        }
    }
}

/// One answer of a calculation.
public struct Figure: Equatable, Sendable {
    /// The name tools rely on: `totalInterest`.
    public let name: String
    /// What a page calls it: “Total interest”.
    public let label: Message
    /// The answer.
    public let quantity: Quantity

    @inline(never)
    init(_ name: String, _ label: Message, _ quantity: Quantity) {
        self.name = name
        self.label = label
        self.quantity = quantity
    }
}

/// One step of how a figure was computed: the rule, then the same rule with
/// this case's numbers.
public struct Step: Equatable, Sendable {
    /// The figures the step leads to.
    public let figures: [String]
    /// What the step computes.
    public let title: Message
    /// The rule.
    public let formula: Message
    /// The rule with this case's numbers.
    public let numbers: Message?
    /// What comes out.
    public let answer: Message?
    /// How the answer was rounded, and why so.
    public let rounding: Message?
    /// The law, standard or text the rule comes from.
    public let source: Message?

    @inline(never)
    init(
        _ title: Message, for figures: [String], formula: Message, numbers: Message?,
        answer: Message?, rounding: Message? = nil, source: Message? = nil
    ) {
        self.figures = figures
        self.title = title
        self.formula = formula
        self.numbers = numbers
        self.answer = answer
        self.rounding = rounding
        self.source = source
    }
}

/// Something that was checked on the finished result, with both sides of the
/// comparison.
public struct Proof: Equatable, Sendable {
    /// What was compared, with the value.
    public let statement: Message
    /// Whether both sides agree.
    public let holds: Bool

    @inline(never)
    init(_ statement: Message, holds: Bool) {
        self.statement = statement
        self.holds = holds
    }
}
