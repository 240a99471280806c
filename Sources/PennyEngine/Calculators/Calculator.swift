/// A calculator: its name, inputs, words and computation. Each has its own folder here.
///
/// Code that presents sets and results knows calculators only as values of a `CalculatorCatalog`,
/// so that a browser module links only its own. Two calculators of one name are the same.
public final class Calculator: Sendable {
    /// The value of `kind:` in a file.
    public let name: String
    /// The URL slug of the page that lists all sets of this kind. It never changes, in any
    /// language, because saved links depend on it.
    public let slug: String
    /// The folder of a site whose files are sets of this kind.
    public let folder: SetFolder
    /// The name of the table that is exported to a spreadsheet.
    public let primaryTable: String
    /// The words that pages use for its sets.
    public let words: CalculatorWords
    /// The message areas that its results use.
    public let areas: [MessageArea]
    /// The inputs, in the order a page shows them.
    public let fields: [InputField]
    /// The names of the inputs that are a length of time.
    public let terms: [String]
    /// Whether a result says which of several choices is the best.
    public let comparesChoices: Bool
    /// Whether each of its sets is one loan, which a page describes to machines as well.
    public let isLoan: Bool
    /// The page on which readers compare offers; nil for none.
    public let offers: OfferPage?
    /// The calculators whose results this one compares; empty for one that computes by itself.
    public let compared: [Calculator]

    let value: OfferValue.Rule?
    private let rule: Rule

    /// A computation from typed inputs. It throws every problem of the inputs, in input order.
    typealias Rule = @Sendable (inout InputReader) throws(InputProblems) -> Calculation

    /// - Parameters:
    ///   - table: the name of the table that is exported to a spreadsheet.
    ///   - areas: the message areas of its results, besides the common one.
    ///   - value: the amount by which results are ranked; nil where none is better than another.
    init<Model>(
        _ name: String, slug: String, folder: SetFolder = .calculations, table: String,
        words: CalculatorWords, areas: [MessageArea], comparesChoices: Bool = false,
        isLoan: Bool = false, offers: OfferPage? = nil,
        value: OfferValue.Rule? = nil, comparing compared: [Calculator] = [],
        _ inputs: [Input<Model>], _ rule: @escaping Rule
    ) {
        self.name = name
        self.slug = slug
        self.folder = folder
        primaryTable = table
        self.words = words
        self.areas = [CommonWords.area] + areas
        self.comparesChoices = comparesChoices
        self.isLoan = isLoan
        self.offers = offers
        self.value = value
        self.compared = compared
        fields = inputs.map { $0.field }
        terms = fields.filter { field in
            if case .term = field.syntax { true } else { false }
        }.map { $0.name }
        self.rule = rule
    }

    /// Computes the result of the typed inputs.
    ///
    /// - Throws: every problem of the inputs, in input order.
    public func calculate(
        _ inputs: [RawInput], _ defaults: InputDefaults = InputDefaults()
    ) throws(InputProblems) -> Calculation {
        var reader = InputReader(self, inputs, defaults)
        return try rule(&reader)
    }
}

extension Calculator: Hashable {
    public static func == (one: Calculator, other: Calculator) -> Bool {
        one === other || one.name.isSameText(as: other.name)
    }

    public func hash(into hasher: inout Hasher) {
        for byte in name.utf8 { hasher.combine(byte) }
    }
}
