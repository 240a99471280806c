extension NumberStyle {
    /// The styles of the Nordic and Baltic languages.
    static let northernEurope: [NumberStyle] = [
        NumberStyle(
            comma: "da-DK", datePattern: "d. MMM y",
            months: "jan.;feb.;mar.;apr.;maj;jun.;jul.;aug.;sep.;okt.;nov.;dec.",
            symbols: "AUD AU$;DKK kr.;PHP PHP;THB ฿"),
        NumberStyle(
            comma: "sv-SE", groupMark: noBreakSpace,
            months: "jan.;feb.;mars;apr.;maj;juni;juli;aug.;sep.;okt.;nov.;dec.",
            symbols: """
                BBD Bds$;BMD BM$;BRL BR$;BSD BS$;BZD BZ$;CAD CA$;DKK Dkr;DOP RD$;EGP EG£;\
                EUR €;ILS ₪;JMD JM$;MXN MX$;NOK Nkr;SEK kr;USD US$;XCD EC$;ISK Ikr;XAF FCFA;\
                XOF F\u{202F}CFA;XPF CFPF
                """, hasCommonSymbols: false),
        NumberStyle(
            comma: "nb-NO", groupMark: noBreakSpace, datePattern: "d. MMM y",
            months: "jan.;feb.;mars;apr.;mai;juni;juli;aug.;sep.;okt.;nov.;des.",
            symbols: "EUR €;GBP £;NOK kr;XCG Cg.;XOF F\u{202F}CFA", hasCommonSymbols: false),
        NumberStyle(
            comma: "fi-FI", groupMark: noBreakSpace, datePattern: "d.M.y",
            months: "", symbols: "EUR €;GBP £;USD $;XCG Cg.;JPY ¥;XAF FCFA;XOF F\u{202F}CFA",
            hasCommonSymbols: false),
        NumberStyle(
            comma: "et-EE", groupMark: noBreakSpace, minimumGroupedDigits: 5, percentEnding: "%",
            datePattern: "d. MMM y",
            months: "jaan;veebr;märts;apr;mai;juuni;juuli;aug;sept;okt;nov;dets",
            symbols: "AUD AU$;PHP PHP;THB ฿;USD $;JPY ¥"),
        NumberStyle(
            comma: "lv-LV", groupMark: noBreakSpace, minimumGroupedDigits: 5, percentEnding: "%",
            datePattern: "y. 'gada' d. MMM",
            months: "janv.;febr.;marts;apr.;maijs;jūn.;jūl.;aug.;sept.;okt.;nov.;dec.",
            symbols: "AUD AU$;PHP PHP;THB ฿;USD $;JPY ¥"),
        NumberStyle(
            comma: "lt-LT", groupMark: noBreakSpace, datePattern: "y-MM-dd",
            months: "", symbols: "EUR €;XCG Cg.", hasCommonSymbols: false),
    ]
}
