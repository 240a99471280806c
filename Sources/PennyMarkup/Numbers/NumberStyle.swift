public import PennyEngine

/// The format of numbers, amounts and dates for the readers of a locale. Values never depend on it:
/// it is applied last, where text is made. It is an object because it has many texts, and most
/// values that write numbers hold it.
public final class NumberStyle: Equatable, Sendable {
    public enum Grouping: Equatable, Sendable {
        case thousands
        /// A last group of three digits, then groups of two: 50,00,000.
        case indian
    }

    public enum SymbolPosition: Equatable, Sendable {
        case before, after
    }

    /// The language tag: `en-US`.
    public let locale: String
    public let decimalMark: String
    public let groupMark: String
    /// The separator between the groups of amounts, which differs in Austria.
    public let amountGroupMark: String
    public let grouping: Grouping
    /// The smallest number of whole digits that is grouped.
    public let minimumGroupedDigits: Int
    let digits: DigitSet
    /// A mark of direction before the sign of a number.
    let signMark: String
    /// A mark of direction before an amount.
    let amountLead: String
    public let symbolPosition: SymbolPosition
    /// The text between an amount and its currency sign.
    let symbolGap: String
    /// The percent sign with the text before it.
    let percentEnding: String
    /// A pattern of CLDR: `MMM d, y`, `dd.MM.y`.
    let datePattern: String
    /// The format of a month and year: a pattern such as `LLLL y`, then the names of the months,
    /// with a semicolon before each; without names, `M` is the number of the month.
    let fullMonth: String
    /// The names for `MMM`, separated by semicolons; empty if months are numbers.
    let months: String
    /// The signs of currencies: `USD $;JPY ¥`. A currency without one has its code.
    let symbols: String

    init(
        locale: String, decimalMark: String, groupMark: String, amountGroupMark: String,
        grouping: Grouping, minimumGroupedDigits: Int, digits: DigitSet, signMark: String,
        amountLead: String, symbolPosition: SymbolPosition, symbolGap: String,
        percentEnding: String, datePattern: String, fullMonth: String, months: String,
        symbols: String
    ) {
        self.locale = locale
        self.decimalMark = decimalMark
        self.groupMark = groupMark
        self.amountGroupMark = amountGroupMark
        self.grouping = grouping
        self.minimumGroupedDigits = minimumGroupedDigits
        self.digits = digits
        self.signMark = signMark
        self.amountLead = amountLead
        self.symbolPosition = symbolPosition
        self.symbolGap = symbolGap
        self.percentEnding = percentEnding
        self.datePattern = datePattern
        self.fullMonth = fullMonth
        self.months = months
        self.symbols = symbols
    }

    /// The decimal separator that people of the locale type.
    public var convention: NumberConvention {
        decimalMark.isSameText(as: ",") ? .comma : .point
    }

    /// Whether a date begins with the day rather than the month; nil if it begins with the year.
    public var isDayFirst: Bool? {
        switch DatePattern(datePattern)?.parts.first?.field {
        case .day, .paddedDay: true
        case .year, nil: nil
        default: false
        }
    }

    public static func == (lhs: NumberStyle, rhs: NumberStyle) -> Bool {
        lhs.locale.isSameText(as: rhs.locale)
    }

    /// Whether this is the style of a language tag, in upper or lower case.
    public func isStyle(of tag: String) -> Bool {
        let (known, wanted) = (locale.bytes, tag.bytes)
        guard known.count == wanted.count else { return false }
        for index in known.indices where Self.folded(known[index]) != Self.folded(wanted[index]) {
            return false
        }
        return true
    }

    private static func folded(_ byte: UInt8) -> UInt8 {
        (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte) ? byte | 0x20 : byte
    }
}
