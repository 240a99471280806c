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
    public let name: LocatedWord
    public internal(set) var label: String
    /// A description of the value in one sentence; nil if the configuration has none.
    public let about: String?
    public let kind: Kind
    public let format: Format
    /// Nil for sources by hand and sources in a file.
    public let url: LocatedWord?
    /// A file to read instead of an address, relative to the site's folder.
    public let file: LocatedWord?
    public let onFailure: FailureRule

    /// CSV only: the column of the value, the column of the date, and the row; nil to detect them.
    public let column: LocatedWord?
    public let dateColumn: LocatedWord?
    public let row: LocatedWord?

    /// CSV only: the date format; nil to detect it.
    public let dateFormat: DayPattern?
    /// CSV and HTML only.
    public let decimalMark: DecimalMark

    /// HTML only: the element of the value, and the element of a published percent change.
    public let element: ElementPath?
    public let change: ElementPath?
    /// HTML only: the number of elements there must be; nil for any number of headlines.
    public let expected: Int?

    /// A valid regular expression that the whole text must match.
    public let matches: LocatedWord?
    /// The plausible values.
    public let range: ClosedRange<ExactDecimal>?
    /// The most headlines to use.
    public let limit: Int
    public let unit: Unit
    /// The decimals of what pages show: of the value, or of its change over `changeSpan`. Nil for
    /// those that each value has, at least two, and for one decimal of a change in percent.
    public let decimals: Int?
    /// The frequency of values.
    public let every: Rhythm
    /// The time over which pages show the change instead of the value; nil for the value.
    public let changeSpan: ChangeSpan?
    /// The number of days after which a value is stale.
    public let staleAfter: Int

    public let attribution: String
    public let licence: String
    /// A page for readers.
    public let link: String?

    /// The decimals to show values with. Without `decimals` of values, those of the longest value,
    /// from two to eight.
    public func shownDecimals(of values: [ExactDecimal]) -> Int {
        let longest = min(max(values.map(\.scale).max() ?? 2, 2), 8)
        return changeSpan == nil ? decimals ?? longest : longest
    }
}
