import PennyEngine

// The conventions of Unicode CLDR 44 for these locales, but for the minus sign,
// which is the true one everywhere.
extension NumberStyle {
    public static let enUS = NumberStyle("en-US", symbols: [("USD", "$")])

    /// Every style there is.
    public static let all: [NumberStyle] = [
        enUS,
        NumberStyle("en-GB", datePattern: .dayMonthYear),
        NumberStyle("en-CA", symbols: [("CAD", "$")]),
        NumberStyle(
            "en-IN", grouping: .indian, datePattern: .dayMonthYear,
            symbols: [("USD", "$")]),
        NumberStyle(
            "fr-CA", decimalMark: ",", groupMark: noBreakSpace, symbolPlace: .after,
            percentGap: noBreakSpace, datePattern: .dayMonthYear, monthNames: frenchMonths,
            symbols: [("CAD", "$"), ("USD", "$\u{A0}US")]),
        NumberStyle(
            "fr-FR", decimalMark: ",", groupMark: narrowSpace, symbolPlace: .after,
            percentGap: narrowSpace, datePattern: .dayMonthYear, monthNames: frenchMonths,
            symbols: [("USD", "$US"), ("CAD", "$CA")]),
        NumberStyle(
            "de-DE", decimalMark: ",", groupMark: ".", symbolPlace: .after,
            percentGap: noBreakSpace, datePattern: .dottedDayMonthYear, symbols: [("USD", "$")]),
        NumberStyle(
            "de-CH", groupMark: "’", symbolPlace: .beforeSpaced,
            datePattern: .dottedDayMonthYear, symbols: [("USD", "$")]),
        NumberStyle(
            "es-ES", decimalMark: ",", groupMark: ".", minimumGroupedDigits: 5,
            symbolPlace: .after, percentGap: noBreakSpace, datePattern: .dayMonthYear,
            monthNames: spanishMonths),
        NumberStyle(
            "ja-JP", datePattern: .slashedYearMonthDay,
            symbols: [("JPY", "￥"), ("USD", "$"), ("CNY", "元")]),
    ]

    /// The style of a language tag, in any case of letters.
    public static func named(_ locale: String) -> NumberStyle? {
        let wanted = locale.bytes
        for style in all {
            let known = style.locale.bytes
            guard known.count == wanted.count else { continue }
            if zip(known, wanted).allSatisfy({ $0 | 0x20 == $1 | 0x20 }) { return style }
        }
        return nil
    }

    private init(
        _ locale: String, decimalMark: String = ".", groupMark: String = ",",
        grouping: Grouping = .thousands, minimumGroupedDigits: Int = 4,
        symbolPlace: SymbolPlace = .before, percentGap: String = "",
        datePattern: DatePattern = .monthDayYear, monthNames: [String] = englishMonths,
        symbols: [(code: String, symbol: String)] = []
    ) {
        self.init(
            locale: locale, decimalMark: decimalMark, groupMark: groupMark, grouping: grouping,
            minimumGroupedDigits: minimumGroupedDigits, symbolPlace: symbolPlace,
            percentGap: percentGap, datePattern: datePattern, monthNames: monthNames,
            symbols: symbols)
    }

    private static let noBreakSpace = "\u{A0}"
    private static let narrowSpace = "\u{202F}"
    private static let englishMonths = [
        "Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec",
    ]
    private static let frenchMonths = [
        "janv.", "févr.", "mars", "avr.", "mai", "juin", "juil.", "août", "sept.", "oct.", "nov.",
        "déc.",
    ]
    private static let spanishMonths = [
        "ene", "feb", "mar", "abr", "may", "jun", "jul", "ago", "sept", "oct", "nov", "dic",
    ]
}
