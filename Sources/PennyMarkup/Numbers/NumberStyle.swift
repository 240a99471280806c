public import PennyEngine

/// How numbers, amounts and dates are written for the readers of a locale.
/// Values never depend on it: it is chosen at the edge, where text is made.
public struct NumberStyle: Equatable, Sendable {
    public enum Grouping: Equatable, Sendable {
        case thousands
        /// A last group of three, then groups of two: 50,00,000.
        case indian
    }

    public enum SymbolPlace: Equatable, Sendable {
        case before, after
    }

    /// The language tag: `en-US`.
    public let locale: String
    public let decimalMark: String
    public let groupMark: String
    /// The mark between the groups of amounts, which is another one in Austria.
    public let amountGroupMark: String
    public let grouping: Grouping
    /// A number with fewer whole digits than this is not grouped.
    public let minimumGroupedDigits: Int
    let digits: DigitSet
    /// A mark of direction before the sign of a number.
    let signMark: String
    /// A mark of direction before an amount.
    let amountLead: String
    public let symbolPlace: SymbolPlace
    /// What stands between an amount and its currency sign.
    let symbolGap: String
    /// The percent sign, and what stands before it.
    let percentEnding: String
    /// A pattern of CLDR: `MMM d, y`, `dd.MM.y`.
    let datePattern: String
    /// How a month of a year is written: a pattern such as `LLLL y`, and behind it the names of
    /// the months, with a semicolon before each; without names, `M` is the month.
    let fullMonth: String
    /// The names that `MMM` stands for, with a semicolon between; empty where months are numbers.
    let months: String
    /// The signs of currencies: `USD $;JPY ¥`. One that is left out has its code.
    let symbols: String

    /// Which mark people of the locale type before the decimals.
    public var convention: NumberConvention {
        decimalMark.isSameText(as: ",") ? .comma : .point
    }

    /// Whether a date begins with its day rather than its month; nil for one that begins with
    /// its year.
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

    /// Whether this is the style of a language tag, in any case of letters.
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
