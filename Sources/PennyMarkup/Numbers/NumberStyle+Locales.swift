import PennyEngine

// The conventions of Unicode CLDR 48 for these locales, but for these: the minus sign is the true
// one everywhere and stands before all but a mark of direction; Swiss groups have the apostrophe
// of typesetters.
extension NumberStyle {
    public static let enUS = NumberStyle(
        "en-US", datePattern: "MMM d, y", months: americanMonths, symbols: "USD $;JPY ¥")

    /// Every style there is.
    public static let all: [NumberStyle] =
        english + westernEurope + southernEurope + northernEurope + centralEurope + asiaAndAfrica

    /// The style of a language tag, in any case of letters.
    public static func named(_ locale: String) -> NumberStyle? {
        all.first { $0.isStyle(of: locale) }
    }

    /// - Parameters:
    ///   - amountGroupMark: nil for the mark of all numbers.
    ///   - symbols: those that are not the common ones.
    init(
        _ locale: String, decimalMark: String = ".", groupMark: String = ",",
        amountGroupMark: String? = nil, grouping: Grouping = .thousands,
        minimumGroupedDigits: Int = 4, digits: DigitSet = .ascii, signMark: String = "",
        amountLead: String = "", symbolPlace: SymbolPlace = .before, symbolGap: String = "",
        percentEnding: String = "%", datePattern: String = "d MMM y",
        months: String = britishMonths, symbols: String = "", hasCommonSymbols: Bool = true
    ) {
        let common = hasCommonSymbols ? Self.commonSymbols : ""
        self.init(
            locale: locale, decimalMark: decimalMark, groupMark: groupMark,
            amountGroupMark: amountGroupMark ?? groupMark, grouping: grouping,
            minimumGroupedDigits: minimumGroupedDigits, digits: digits, signMark: signMark,
            amountLead: amountLead, symbolPlace: symbolPlace, symbolGap: symbolGap,
            percentEnding: percentEnding, datePattern: datePattern,
            fullMonth: Self.fullMonth(in: locale), months: months,
            symbols: symbols.isEmpty ? common : symbols + ";" + common)
    }

    /// The locales whose decimal mark is a comma: a number, a gap, and the currency sign.
    init(
        comma locale: String, groupMark: String = ".", amountGroupMark: String? = nil,
        minimumGroupedDigits: Int = 4, symbolPlace: SymbolPlace = .after,
        percentEnding: String = "\u{A0}%", datePattern: String = "d MMM y",
        months: String,
        symbols: String, hasCommonSymbols: Bool = true
    ) {
        self.init(
            locale, decimalMark: ",", groupMark: groupMark, amountGroupMark: amountGroupMark,
            minimumGroupedDigits: minimumGroupedDigits, symbolPlace: symbolPlace,
            symbolGap: "\u{A0}", percentEnding: percentEnding, datePattern: datePattern,
            months: months, symbols: symbols, hasCommonSymbols: hasCommonSymbols)
    }

    static let noBreakSpace = "\u{A0}"
    static let narrowSpace = "\u{202F}"
    static let americanMonths = "Jan;Feb;Mar;Apr;May;Jun;Jul;Aug;Sep;Oct;Nov;Dec"
    static let britishMonths = "Jan;Feb;Mar;Apr;May;Jun;Jul;Aug;Sept;Oct;Nov;Dec"

    /// The signs that most languages have for currencies of other places.
    private static let commonSymbols = """
        USD US$;EUR €;GBP £;JPY JP¥;INR ₹;CAD CA$;AUD A$;NZD NZ$;MXN MX$;HKD HK$;CNY CN¥;KRW ₩;\
        ILS ₪;VND ₫;BRL R$;PHP ₱;TWD NT$;XCD EC$;XAF FCFA;XOF F\u{202F}CFA;XPF CFPF;XCG Cg.
        """
}
