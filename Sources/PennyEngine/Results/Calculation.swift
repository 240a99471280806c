/// The result of every calculator: the only type between the engine and everything that presents
/// results. Pages, JSON, CSV, terminal text and charts are written against it and never name a
/// calculator. It is an object because it has many parts, and all that presents it holds it.
public final class Calculation: Equatable, Sendable {
    /// The calculator that computed it.
    public let calculator: Calculator
    /// The currency of every amount in it.
    public let currency: Currency
    /// The inputs as they were understood, defaults included.
    public let inputs: [NormalisedInput]
    /// The answer to the calculator's question: a sentence with the figures that decide it.
    public let answer: Message?
    /// The results, the most important first. The first one is the figure of the answer.
    public let figures: [Figure]
    /// The tables, the most important first.
    public let tables: [Table]
    /// The charts, in reading order.
    public let charts: [Chart]
    /// The steps that compute the figures, in order.
    public let steps: [Step]
    /// The checks of this result.
    public let proofs: [Proof]
    /// Notes for the reader about the inputs or the rules.
    public let notes: [Message]
    /// The compared sets of a scenario, each with its inputs only; empty for other calculators.
    public let members: [Calculation]

    /// - Parameter start: the assumed day on which the time begins. A note names it if the answer
    ///   names a month.
    @inline(never)
    init(
        calculator: Calculator, currency: Currency, inputs: [NormalisedInput],
        answer: Message? = nil, figures: [Figure] = [], tables: [Table] = [],
        charts: [Chart] = [], steps: [Step] = [], proofs: [Proof] = [], notes: [Message] = [],
        from start: CivilDate? = nil, members: [Calculation] = []
    ) {
        self.calculator = calculator
        self.currency = currency
        self.inputs = inputs
        self.answer = answer
        self.figures = figures
        self.tables = tables
        self.charts = charts
        self.steps = steps
        self.proofs = proofs
        self.notes = notes + CommonWords.startNote(start, for: answer)
        self.members = members
    }

    public static func == (one: Calculation, other: Calculation) -> Bool {
        one.calculator == other.calculator && one.currency == other.currency
            && one.inputs == other.inputs && one.answer == other.answer
            && one.figures == other.figures && one.tables == other.tables
            && one.charts == other.charts && one.steps == other.steps
            && one.proofs == other.proofs && one.notes == other.notes
            && one.members == other.members
    }

    /// Returns the figure with this name, if there is one.
    public func figure(_ name: String) -> Figure? {
        for figure in figures where figure.name.isSameText(as: name) { return figure }
        return nil
    }

    /// Returns the input with this name, if there is one.
    public func input(_ name: String) -> NormalisedInput? {
        for input in inputs where input.name.isSameText(as: name) { return input }
        return nil
    }

    /// Returns the table with this name, if there is one.
    public func table(_ name: String) -> Table? {
        for table in tables where table.name.isSameText(as: name) { return table }
        return nil
    }
}

/// An input as the calculator understood it.
public final class NormalisedInput: Equatable, Sendable {
    /// The name in files: `rate`.
    public let name: String
    /// The label on a page: “Interest rate”.
    public let label: Message
    /// The value, as understood.
    public let quantity: Quantity
    /// Whether the value is the documented default, and was not typed.
    public let isDefault: Bool
    /// The English of the typed text, where it was typed in another language.
    public let english: RawInput.Value?
    /// The fields of a list's entries.
    public let columns: [InputField]

    @inline(never)
    init(
        name: String, label: Message, quantity: Quantity, isDefault: Bool,
        english: RawInput.Value? = nil, columns: [InputField] = []
    ) {
        self.name = name
        self.label = label
        self.quantity = quantity
        self.isDefault = isDefault
        self.english = english
        self.columns = columns
    }

    /// The same input, as if it had been typed.
    var typed: NormalisedInput {
        NormalisedInput(
            name: name, label: label, quantity: quantity, isDefault: false, english: english,
            columns: columns)
    }

    public static func == (one: NormalisedInput, other: NormalisedInput) -> Bool {
        one.name.isSameText(as: other.name) && one.label == other.label
            && one.quantity == other.quantity && one.isDefault == other.isDefault
            && one.english == other.english && one.columns == other.columns
    }
}

extension Calculation {
    /// Replaces text typed in another language by its English, so that sites in all languages can
    /// read it.
    public func english(_ typed: [RawInput]) -> [RawInput] {
        typed.map { input in
            for own in inputs where own.name.isSameText(as: input.name) {
                if let english = own.english { return RawInput(input.name, english) }
            }
            return input
        }
    }
}

/// One result of a calculation.
public final class Figure: Equatable, Sendable {
    /// The name for tools: `totalInterest`.
    public let name: String
    /// The label on a page: “Total interest”.
    public let label: Message
    /// The value, for tools and for texts that name the figure.
    public let quantity: Quantity
    /// The value beside the label. It differs from `quantity` where the label states the sign, and
    /// where months are shown as years and months.
    public let shown: Quantity

    @inline(never)
    init(_ name: String, _ label: Message, _ quantity: Quantity, shown: Quantity? = nil) {
        self.name = name
        self.label = label
        self.quantity = quantity
        self.shown = shown ?? quantity
    }

    public static func == (one: Figure, other: Figure) -> Bool {
        one.name.isSameText(as: other.name) && one.label == other.label
            && one.quantity == other.quantity && one.shown == other.shown
    }

    /// Makes a figure of a number of months, shown as years and months.
    @inline(never)
    static func months(_ name: String, _ label: Message, _ months: Int) -> Figure {
        Figure(name, label, .count(months), shown: .months(months))
    }

    /// Whether it is a number of months, which pages show in words.
    var isMonths: Bool {
        if case .count = quantity, case .words = shown { true } else { false }
    }

    /// Makes a figure of an amount whose label states its sign, shown without the sign.
    @inline(never)
    static func sized(_ name: String, _ label: Message, _ amount: Int64) -> Figure {
        Figure(name, label, .money(amount), shown: .money(abs(amount)))
    }
}

/// A step of the computation of a figure: the rule, then the same rule with the numbers of this
/// case.
public final class Step: Equatable, Sendable {
    /// The figures that the step leads to.
    public let figures: [String]
    /// The title of the step: the quantity that it computes.
    public let title: Message
    /// The rule.
    public let formula: Message
    /// The rule with the numbers of this case.
    public let numbers: Message?
    /// The result of the step.
    public let answer: Message?
    /// The rounding of the result, and the reason for it.
    public let rounding: Message?
    /// The law, standard or text that the rule comes from.
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

    public static func == (one: Step, other: Step) -> Bool {
        one.figures.elementsEqual(other.figures) { $0.isSameText(as: $1) }
            && one.title == other.title && one.formula == other.formula
            && one.numbers == other.numbers && one.answer == other.answer
            && one.rounding == other.rounding && one.source == other.source
    }
}

/// A check of the finished result, with both sides of the comparison.
public struct Proof: Equatable, Sendable {
    /// The comparison, with its value.
    public let statement: Message
    /// Whether both sides agree.
    public let holds: Bool

    @inline(never)
    init(_ statement: Message, holds: Bool) {
        self.statement = statement
        self.holds = holds
    }
}
