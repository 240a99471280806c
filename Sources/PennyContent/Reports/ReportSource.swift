import PennyDiagnostics
public import PennyEngine

/// A source of values or headlines for the daily report.
public struct ReportSource: Equatable, Sendable {
    /// The kind of content of a source.
    public enum Kind: String, CaseIterable, Sendable {
        case value
        case headlines
    }

    /// The format of an answer.
    public enum Format: String, CaseIterable, Sendable {
        case csv
        case rss
        case atom
        /// RSS or Atom.
        case feed
        case html
        /// Added by hand, without an address.
        case hand

        /// The formats that can supply a kind.
        static func formats(of kind: Kind) -> [Format] {
            switch kind {
            case .value: [.csv, .html, .hand]
            case .headlines: [.rss, .atom, .feed, .html, .hand]
            }
        }
    }

    /// The location of an element in a page.
    public struct ElementPath: Equatable, Sendable {
        public enum Language: Equatable, Sendable {
            case xpath
            case selector
        }

        public let language: Language
        /// The path as written, with its location in the configuration.
        public let text: LocatedWord
    }

    /// The unit of a value.
    public enum Unit: Equatable, Sendable {
        case points
        case percent
        case currency(Currency)
    }

    /// The frequency of values.
    public enum Rhythm: String, CaseIterable, Sendable {
        case day
        /// Monthly. The day of a value is any of its month, so pages show the month instead.
        case month
    }

    /// The behavior of a fetch if the source fails.
    public enum FailureRule: String, CaseIterable, Sendable {
        /// The last good value stays, and pages show no reason.
        case keep
        /// The last good value stays, and pages show the reason.
        case warn
        /// No report is written.
        case stop
    }

    /// The decimal mark.
    public enum DecimalMark: String, CaseIterable, Sendable {
        case point
        case comma

        package var convention: NumberConvention { self == .point ? .point : .comma }
    }

    /// The name in files and addresses, such as `vix`.
    public internal(set) var name: LocatedWord
    public internal(set) var label = ""
    /// A description of the value in one sentence; nil if the configuration has none.
    public internal(set) var about: String?
    public var kind: Kind { typedKind ?? .value }
    public var format: Format { typedFormat ?? .hand }
    /// The kind and the format; nil only while the source is read.
    private(set) var typedKind: Kind?
    private(set) var typedFormat: Format?
    /// Nil for sources by hand and sources in a file.
    public internal(set) var url: LocatedWord?
    /// A file to read instead of an address, relative to the site's folder.
    public internal(set) var file: LocatedWord?
    public internal(set) var onFailure = FailureRule.warn

    /// CSV only: the column of the value, the column of the date, and the row; nil to detect them.
    public internal(set) var column: LocatedWord?
    public internal(set) var dateColumn: LocatedWord?
    public internal(set) var row: LocatedWord?

    /// CSV only: the date format; nil to detect it.
    public internal(set) var dateFormat: DayPattern?
    /// CSV and HTML only.
    public internal(set) var decimalMark = DecimalMark.point

    /// HTML only: the element of the value, and the element of a published percent change.
    public internal(set) var element: ElementPath?
    public internal(set) var change: ElementPath?
    /// HTML only: the number of elements there must be; nil for any number of headlines.
    public internal(set) var expected: Int?

    /// A valid regular expression that the whole text must match.
    public internal(set) var matches: LocatedWord?
    /// The plausible values.
    public internal(set) var range: ClosedRange<ExactDecimal>?
    /// The most headlines to use.
    public internal(set) var limit = 0
    public internal(set) var unit = Unit.points
    /// The decimals of what pages show: of the value, or of its change over `changeSpan`. Nil for
    /// those that each value has, at least two, and for one decimal of a change in percent.
    public internal(set) var decimals: Int?
    /// The frequency of values.
    public internal(set) var every = Rhythm.day
    /// The time over which pages show the change instead of the value; nil for the value.
    public internal(set) var changeSpan: ChangeSpan?
    /// The number of days after which a value is stale.
    public internal(set) var staleAfter = 0

    public internal(set) var attribution = ""
    public internal(set) var licence = ""
    /// A page for readers.
    public internal(set) var link: String?

    init(at location: SourceLocation) { name = LocatedWord(text: "", location: location) }

    /// The decimals to show values with. Without `decimals` of values, those of the longest value,
    /// from two to eight.
    public func shownDecimals(of values: [ExactDecimal]) -> Int {
        let longest = min(max(values.map(\.scale).max() ?? 2, 2), 8)
        return changeSpan == nil ? decimals ?? longest : longest
    }
}

// MARK: - Keys

extension ReportSource {
    static let staleDays = 0...3650

    /// The keys of an entry of `sources:`.
    static let keys = identityKeys + requestKeys + answerKeys + valueKeys + creditKeys

    private static let identityKeys: [Key<ReportSource>] = [
        Key(
            "name", .sourceName, .required, example: "vix",
            help: "The name in files and addresses, such as vix."
        ) { $0.name = $1 },
        Key("label", .text, help: "What the report calls it.") { $0.label = $1.text },
        Key(
            "about", .text, help: "One sentence that says what the figure is.", .values
        ) { $0.about = $1.text },
        Key(
            "kind", .choice(Kind.self), .required, example: "value",
            help: "Whether it gives a figure or headlines."
        ) { $0.typedKind = $1 },
        Key(
            "every", .choice(Rhythm.self), .defaults(to: Rhythm.day.rawValue),
            help: "How often there is a new value.", .values
        ) { $0.every = $1 },
        Key(
            "show", .changeSpan, .defaults(to: "value"),
            help: "What pages show: value, or a change over a time, such as change over 12 months.",
            .values
        ) { $0.changeSpan = $1 },
    ]

    private static let requestKeys: [Key<ReportSource>] = [
        // Special: the format needs or refuses it (`address`).
        Key(
            "url", special: .webAddress, example: "https://example.org/daily.csv",
            help: "The address to ask.", .fetched),
        Key(
            "file", .sourceFile,
            help: "A file of the site to read instead of an address: data/rates.csv.", .fetched
        ) { $0.file = $1 },
        Key(
            "format", .choice(Format.self), .required, example: "csv",
            help: "How the answer is written."
        ) { $0.typedFormat = $1 },
    ]

    private static let answerKeys: [Key<ReportSource>] = [
        Key(
            "column", .text, help: "The column of a CSV table that has the value.", .formats(.csv)
        ) { $0.column = $1 },
        Key(
            "date", .text, help: "The column of a CSV table that has the date.", .formats(.csv)
        ) { $0.dateColumn = $1 },
        Key("row", .text, help: "The row of a CSV table to take.", .formats(.csv)) { $0.row = $1 },
        Key(
            "dateFormat", .dateFormat,
            help: "How a CSV table writes dates, such as DD.MM.YYYY or YYYY-MM.", .formats(.csv)
        ) { $0.dateFormat = $1 },
        Key(
            "decimalMark", .choice(DecimalMark.self), .defaults(to: DecimalMark.point.rawValue),
            help: "The mark before decimals.", .values, .formats(.csv, .html)
        ) { $0.decimalMark = $1 },
        Key(
            "onFailure", .choice(FailureRule.self), .defaults(to: FailureRule.warn.rawValue),
            help: "What happens if the source gives nothing: keep, warn or stop.", .fetched
        ) { $0.onFailure = $1 },
        Key(
            "xpath", .text, help: "Where the value is in an HTML page, as an XPath.",
            .formats(.html)
        ) { $0.element = ElementPath(language: .xpath, text: $1) },
        // Special: it cannot be beside `xpath`.
        Key(
            "selector", special: .text,
            help: "Where the value is in an HTML page, as a CSS selector.", .formats(.html)
        ) { reader, field, source in
            guard let selector = reader.text(field.name) else { return }
            if source.element != nil { reader.report(.source.bothPaths, selector.location) }
            source.element = ElementPath(language: .selector, text: selector)
        },
        Key(
            "change", .text, help: "Where the change is in an HTML page.", .values,
            .formats(.html)
        ) { $0.change = ElementPath(detecting: $1) },
        Key(
            "expect", .wholeNumber(1...1000), help: "How many elements there must be.",
            .formats(.html)
        ) { $0.expected = $1 },
    ]

    private static let valueKeys: [Key<ReportSource>] = [
        Key(
            "matches", .pattern, help: "A regular expression that the text must match.",
            .formats(.csv, .html)
        ) { $0.matches = $1 },
        Key(
            "range", .valueRange, help: "What the value must be within, such as 5 to 90.", .values
        ) { $0.range = $1 },
        Key(
            "limit", .wholeNumber(1...100), .defaults(to: "5"), help: "How many headlines to take.",
            .only(where: "kind", is: [Kind.headlines])
        ) { $0.limit = $1 },
        Key(
            "unit", .valueUnit, .defaults(to: "points"),
            help: "points, percent, or a currency such as USD.", .values
        ) { $0.unit = $1 },
        Key(
            "decimals", .wholeNumber(0...8),
            help: "How many decimals to show. Default: those of each value; one for a change.",
            .values
        ) { $0.decimals = $1 },
        Key(
            "staleAfter", .wholeNumber(staleDays),
            help: "After how many days the report says that it is old.", .values
        ) { $0.staleAfter = $1 },
    ]

    private static let creditKeys: [Key<ReportSource>] = [
        Key(
            "attribution", .text, .required, example: "Name of the source",
            help: "Who the data is from."
        ) { $0.attribution = $1.text },
        Key(
            "licence", .text, .required, example: "CC BY 4.0",
            help: "The license of the data, such as CC BY 4.0."
        ) { $0.licence = $1.text },
        Key("link", .webAddress, help: "A page about the data.") { $0.link = $1 },
    ]
}

extension KeyField.Condition {
    /// The key is only for sources that give a figure.
    fileprivate static var values: Self { .only(where: "kind", is: [ReportSource.Kind.value]) }
    /// The key is only for sources that are asked or read.
    fileprivate static var fetched: Self {
        .only(where: "format", is: ReportSource.Format.allCases.filter { $0 != .hand })
    }

    fileprivate static func formats(_ formats: ReportSource.Format...) -> Self {
        .only(where: "format", is: formats)
    }
}
