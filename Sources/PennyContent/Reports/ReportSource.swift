public import PennyEngine

/// Where values or headlines of the daily report come from.
public struct ReportSource: Equatable, Sendable {
    /// What a source gives.
    public enum Kind: String, CaseIterable, Sendable {
        case value
        case headlines
    }

    /// What its answer is written in.
    public enum Format: String, CaseIterable, Sendable {
        case csv
        case rss
        case atom
        /// RSS or Atom.
        case feed
        case html
        /// No address: figures are added by hand.
        case hand

        /// The formats that give what a kind wants.
        static func formats(of kind: Kind) -> [Format] {
            switch kind {
            case .value: [.csv, .html, .hand]
            case .headlines: [.rss, .atom, .feed, .html, .hand]
            }
        }
    }

    /// Where in a page something stands.
    public struct ElementPath: Equatable, Sendable {
        public enum Language: Equatable, Sendable {
            case xpath
            case selector
        }

        public let language: Language
        /// As written, with its place in the configuration.
        public let text: LocatedWord
    }

    /// What a value counts.
    public enum Unit: Equatable, Sendable {
        case points
        case percent
        case currency(Currency)
    }

    /// How often there is a value.
    public enum Rhythm: String, CaseIterable, Sendable {
        case day
        /// The day of a value is any of its month, which pages name instead.
        case month
    }

    /// What a rise is to the reader, which its color says.
    public enum Meaning: String, CaseIterable, Sendable {
        case good
        case bad
    }

    /// What a fetch does where the source gives nothing.
    public enum FailureRule: String, CaseIterable, Sendable {
        /// The last good value stays, and nothing is said on pages.
        case keep
        /// The last good value stays, and pages say why.
        case warn
        /// No report is written.
        case stop
    }

    /// The mark before decimals.
    public enum DecimalMark: String, CaseIterable, Sendable {
        case point
        case comma

        package var convention: NumberConvention { self == .point ? .point : .comma }
    }

    /// The name in files and addresses: `vix`.
    public let name: LocatedWord
    public internal(set) var label: String
    /// What the value is, in a sentence; nil where the configuration does not say.
    public let about: String?
    public let kind: Kind
    public let format: Format
    /// Nil for sources by hand, and those in a file.
    public let url: LocatedWord?
    /// The file from the site's folder that it is read from in place of an address.
    public let file: LocatedWord?
    public let onFailure: FailureRule

    /// Of CSV: the column of the value, that of the date, and which row; nil
    /// where the configuration leaves it to the reader.
    public let column: LocatedWord?
    public let dateColumn: LocatedWord?
    public let row: LocatedWord?

    /// Of CSV: how its dates are written; nil where the reader finds out.
    public let dateFormat: DayPattern?
    /// Of CSV and HTML.
    public let decimalMark: DecimalMark

    /// Of HTML: the element, and the one with a published percent change.
    public let element: ElementPath?
    public let change: ElementPath?
    /// Of HTML: how many elements there must be; nil for any number of headlines.
    public let expected: Int?

    /// A regular expression that the whole text must match; it compiles.
    public let matches: LocatedWord?
    /// The plausible values.
    public let range: ClosedRange<ExactDecimal>?
    /// How many headlines are taken.
    public let limit: Int
    public let unit: Unit
    /// The decimals that values are rounded to; nil for those that each value has, two at least.
    public let decimals: Int?
    /// How often there is a value.
    public let every: Rhythm
    /// What a rise means; nil where it is neither good nor bad for all readers.
    public let rise: Meaning?
    /// The days after which a value is stale.
    public let staleAfter: Int

    public let attribution: String
    public let licence: String
    /// A page for readers.
    public let link: String?

    /// The decimals that values are shown with: those of the longest, two to eight, where the
    /// source does not say.
    public func shownDecimals(of values: [ExactDecimal]) -> Int {
        decimals ?? min(max(values.map(\.scale).max() ?? 2, 2), 8)
    }
}
