import PennyEngine

// The conventions of Unicode CLDR 44 for these locales, but for the minus sign,
// which is the true one everywhere and stands before all else.
extension NumberStyle {
    public static let enUS = NumberStyle("en-US", symbols: [("USD", "$"), ("JPY", "¥")])

    /// Every style there is.
    public static let all: [NumberStyle] = [
        enUS,
        NumberStyle("en-GB", datePattern: .dayMonthYear, monthNames: britishMonths),
        NumberStyle("en-CA", symbols: [("CAD", "$")]),
        NumberStyle(
            "en-IN", grouping: .indian, datePattern: .dayMonthYear, monthNames: britishMonths,
            symbols: [("USD", "$")]),
        NumberStyle(
            "fr-CA", decimalMark: ",", groupMark: noBreakSpace, symbolPlace: .after,
            percentGap: noBreakSpace, datePattern: .dayMonthYear,
            monthNames: frenchMonths(july: "juill."),
            symbols: [
                ("CAD", "$"), ("USD", "$\u{A0}US"), ("AUD", "$\u{A0}AU"), ("NZD", "$\u{A0}NZ"),
                ("HKD", "$\u{A0}HK"), ("SGD", "$\u{A0}SG"), ("EUR", "€"), ("GBP", "£"),
                ("JPY", "¥"), ("CNY", "CN¥"), ("BRL", "R$"),
            ], hasCommonSymbols: false),
        NumberStyle(
            "fr-FR", decimalMark: ",", groupMark: narrowSpace, symbolPlace: .after,
            percentGap: narrowSpace, datePattern: .dayMonthYear,
            monthNames: frenchMonths(july: "juil."),
            symbols: [
                ("EUR", "€"), ("USD", "$US"), ("CAD", "$CA"), ("AUD", "$AU"), ("NZD", "$NZ"),
                ("MXN", "$MX"), ("SGD", "$SG"), ("GBP", "£GB"), ("INR", "₹"), ("KRW", "₩"),
                ("ILS", "₪"), ("VND", "₫"), ("BRL", "R$"), ("XAF", "FCFA"),
                ("XOF", "F\u{202F}CFA"), ("XPF", "FCFP"),
            ], hasCommonSymbols: false),
        NumberStyle(
            "de-DE", decimalMark: ",", groupMark: ".", symbolPlace: .after,
            percentGap: noBreakSpace, datePattern: .dottedDayMonthYear, symbols: germanSymbols),
        NumberStyle(
            "de-CH", groupMark: "’", symbolPlace: .beforeSpaced,
            datePattern: .dottedDayMonthYear, symbols: germanSymbols + [("EUR", "EUR")]),
        NumberStyle(
            "es-ES", decimalMark: ",", groupMark: ".", minimumGroupedDigits: 5,
            symbolPlace: .after, percentGap: noBreakSpace, datePattern: .dayMonthYear,
            monthNames: spanishMonths, symbols: [("EUR", "€"), ("USD", "US$"), ("VND", "₫")],
            hasCommonSymbols: false),
        NumberStyle(
            "ja-JP", datePattern: .slashedYearMonthDay,
            symbols: [("JPY", "￥"), ("USD", "$"), ("CNY", "元\u{A0}"), ("PHP", "PHP")]),
    ]

    /// The style of a language tag, in any case of letters.
    public static func named(_ locale: String) -> NumberStyle? {
        let wanted = locale.bytes
        for style in all {
            let known = style.locale.bytes
            guard known.count == wanted.count else { continue }
            if zip(known, wanted).allSatisfy({ folded($0) == folded($1) }) { return style }
        }
        return nil
    }

    private static func folded(_ byte: UInt8) -> UInt8 {
        (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte) ? byte | 0x20 : byte
    }

    private init(
        _ locale: String, decimalMark: String = ".", groupMark: String = ",",
        grouping: Grouping = .thousands, minimumGroupedDigits: Int = 4,
        symbolPlace: SymbolPlace = .before, percentGap: String = "",
        datePattern: DatePattern = .monthDayYear, monthNames: [String] = englishMonths,
        symbols: [(code: String, symbol: String)] = [], hasCommonSymbols: Bool = true
    ) {
        self.init(
            locale: locale, decimalMark: decimalMark, groupMark: groupMark, grouping: grouping,
            minimumGroupedDigits: minimumGroupedDigits, symbolPlace: symbolPlace,
            percentGap: percentGap, datePattern: datePattern, monthNames: monthNames,
            symbols: symbols, hasCommonSymbols: hasCommonSymbols)
    }

    private static let noBreakSpace = "\u{A0}"
    private static let narrowSpace = "\u{202F}"
    private static let englishMonths = [
        "Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec",
    ]
    private static let britishMonths = [
        "Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sept", "Oct", "Nov", "Dec",
    ]
    private static let spanishMonths = [
        "ene", "feb", "mar", "abr", "may", "jun", "jul", "ago", "sept", "oct", "nov", "dic",
    ]

    private static func frenchMonths(july: String) -> [String] {
        [
            "janv.", "févr.", "mars", "avr.", "mai", "juin", july, "août", "sept.", "oct.",
            "nov.", "déc.",
        ]
    }

    private static let germanSymbols = [
        (code: "USD", symbol: "$"), (code: "JPY", symbol: "¥"), (code: "AUD", symbol: "AU$"),
        (code: "PHP", symbol: "PHP"),
    ]
}
