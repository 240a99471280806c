import PennyEngine

/// The values of a request's reserved names.
struct RequestHead {
    enum Name: CaseIterable {
        case kind, title, locale, defaultCurrency, typedIn, column, today, horizon

        private var text: String {
            switch self {
            case .kind: "kind"
            case .title: "title"
            case .locale: "locale"
            case .defaultCurrency: "default-currency"
            case .typedIn: "typed-in"
            case .column: "column"
            case .today: "today"
            case .horizon: "horizon"
            }
        }

        static func named(_ name: String) -> Name? {
            allCases.first { $0.text.isSameText(as: name) }
        }
    }

    private(set) var calculator: Calculator?
    private(set) var title: String?
    private(set) var style: NumberStyle?
    private(set) var currency: Currency?
    private(set) var typedIn: TypedLocale?
    private(set) var column: String?
    private(set) var today: CivilDate?
    private(set) var horizon: Int?
    /// The calculators and the styles that a request can name.
    private let calculators: [Calculator]
    private let styles: [NumberStyle]

    init(_ calculators: [Calculator], _ styles: [NumberStyle]) {
        self.calculators = calculators
        self.styles = styles
    }

    /// Sets the value of a reserved name; returns false if it is repeated or invalid.
    mutating func add(_ name: Name, _ value: String) -> Bool {
        switch name {
        case .kind:
            guard calculator == nil else { return false }
            calculator = calculators.first { $0.name.isSameText(as: value) }
            return calculator != nil
        case .title:
            guard title == nil else { return false }
            title = value
            return true
        case .locale:
            guard style == nil else { return false }
            style = styles.first { $0.isStyle(of: value) }
            return style != nil
        case .defaultCurrency:
            guard currency == nil else { return false }
            currency = Currency(code: value)
            return currency != nil
        case .typedIn:
            guard typedIn == nil else { return false }
            typedIn = TypedLocale(value)
            return typedIn != nil
        case .column:
            guard column == nil else { return false }
            column = value
            return OfferForm.columns.contains { $0.isSameText(as: value) }
        case .today:
            guard today == nil else { return false }
            today = CivilDate(iso: value)
            return today != nil
        case .horizon:
            guard horizon == nil, let months = ExactDecimal(plain: value), months.scale == 0,
                (1...1200).contains(months.coefficient)
            else { return false }
            horizon = Int(months.coefficient)
            return true
        }
    }
}
