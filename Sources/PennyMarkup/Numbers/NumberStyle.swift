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
        case before
        /// Before the amount with a no-break space between.
        case beforeSpaced
        /// After the amount with a no-break space between.
        case after
    }

    public enum DatePattern: Equatable, Sendable {
        case monthDayYear, dayMonthYear, dottedDayMonthYear, slashedYearMonthDay
    }

    /// The language tag: `en-US`.
    public let locale: String
    public let decimalMark: String
    public let groupMark: String
    public let grouping: Grouping
    /// A number with fewer whole digits than this is not grouped.
    public let minimumGroupedDigits: Int
    public let symbolPlace: SymbolPlace
    /// What stands between a number and its percent sign.
    public let percentGap: String
    public let datePattern: DatePattern
    public let monthNames: [String]
    let symbols: [(code: String, symbol: String)]
    /// A currency that `symbols` leaves out has its common sign rather than its code.
    let hasCommonSymbols: Bool

    /// Which mark people of the locale type before the decimals.
    public var convention: NumberConvention {
        decimalMark.isSameText(as: ",") ? .comma : .point
    }

    public static func == (lhs: NumberStyle, rhs: NumberStyle) -> Bool {
        lhs.locale.isSameText(as: rhs.locale)
    }

    /// The sign of `currency`: the locale's own, the common one, or the code.
    func symbol(of currency: Currency) -> String {
        for (code, symbol) in symbols where code.isSameText(as: currency.code) { return symbol }
        for (code, symbol) in Self.commonSymbols
        where hasCommonSymbols && code.isSameText(as: currency.code) {
            return symbol
        }
        return currency.code
    }

    private static let commonSymbols: [(code: String, symbol: String)] = [
        ("USD", "US$"), ("EUR", "€"), ("GBP", "£"), ("JPY", "JP¥"), ("INR", "₹"), ("CAD", "CA$"),
        ("AUD", "A$"), ("NZD", "NZ$"), ("MXN", "MX$"), ("HKD", "HK$"), ("CNY", "CN¥"),
        ("KRW", "₩"), ("ILS", "₪"), ("VND", "₫"), ("BRL", "R$"), ("PHP", "₱"), ("TWD", "NT$"),
        ("XCD", "EC$"), ("XAF", "FCFA"), ("XOF", "F\u{202F}CFA"), ("XPF", "CFPF"),
    ]
}
