import PennyEngine

// The conventions of Unicode CLDR 48 for these locales, with two exceptions: the minus sign is the
// true one everywhere and comes first, after a mark of direction only; Swiss groups have the
// typographic apostrophe.
extension NumberStyle {
    public static let enUS = NumberStyle(
        "en-US", datePattern: "MMM d, y", months: americanMonths, symbols: "USD $;JPY ¥")

    /// All styles.
    public static let all: [NumberStyle] =
        english + westernEurope + southernEurope + northernEurope + centralEurope + asiaAndAfrica

    /// The style of a language tag, in upper or lower case.
    public static func named(_ locale: String) -> NumberStyle? {
        all.first { $0.isStyle(of: locale) }
    }

    /// - Parameters:
    /// - amountGroupMark: nil for the separator of all numbers.
    /// - symbols: those that differ from the common ones.
    init(
        _ locale: String, decimalMark: String = ".", groupMark: String = ",",
        amountGroupMark: String? = nil, grouping: Grouping = .thousands,
        minimumGroupedDigits: Int = 4, digits: DigitSet = .ascii, signMark: String = "",
        amountLead: String = "", symbolPosition: SymbolPosition = .before, symbolGap: String = "",
        percentEnding: String = "%", datePattern: String = "d MMM y",
        months: String = britishMonths, symbols: String = "", hasCommonSymbols: Bool = true
    ) {
        let common = hasCommonSymbols ? Self.commonSymbols : ""
        self.init(
            locale: locale, decimalMark: decimalMark, groupMark: groupMark,
            amountGroupMark: amountGroupMark ?? groupMark, grouping: grouping,
            minimumGroupedDigits: minimumGroupedDigits, digits: digits, signMark: signMark,
            amountLead: amountLead, symbolPosition: symbolPosition, symbolGap: symbolGap,
            percentEnding: percentEnding, datePattern: datePattern,
            fullMonth: Self.fullMonth(in: locale), months: months,
            symbols: symbols.isEmpty ? common : symbols + ";" + common)
    }

    /// Creates the style of a locale with a decimal comma: a number, a space, and the currency
    /// sign.
    init(
        comma locale: String, groupMark: String = ".", amountGroupMark: String? = nil,
        minimumGroupedDigits: Int = 4, symbolPosition: SymbolPosition = .after,
        percentEnding: String = "\u{A0}%", datePattern: String = "d MMM y",
        months: String,
        symbols: String, hasCommonSymbols: Bool = true
    ) {
        self.init(
            locale, decimalMark: ",", groupMark: groupMark, amountGroupMark: amountGroupMark,
            minimumGroupedDigits: minimumGroupedDigits, symbolPosition: symbolPosition,
            symbolGap: "\u{A0}", percentEnding: percentEnding, datePattern: datePattern,
            months: months, symbols: symbols, hasCommonSymbols: hasCommonSymbols)
    }

    static let noBreakSpace = "\u{A0}"
    static let narrowSpace = "\u{202F}"
    static let americanMonths = "Jan;Feb;Mar;Apr;May;Jun;Jul;Aug;Sep;Oct;Nov;Dec"
    static let britishMonths = "Jan;Feb;Mar;Apr;May;Jun;Jul;Aug;Sept;Oct;Nov;Dec"

    /// The signs of foreign currencies in most languages.
    private static let commonSymbols = """
        USD US$;EUR €;GBP £;JPY JP¥;INR ₹;CAD CA$;AUD A$;NZD NZ$;MXN MX$;HKD HK$;CNY CN¥;KRW ₩;\
        ILS ₪;VND ₫;BRL R$;PHP ₱;TWD NT$;XCD EC$;XAF FCFA;XOF F\u{202F}CFA;XPF CFPF;XCG Cg.
        """
}
