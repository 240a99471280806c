extension NumberStyle {
    /// The styles of German, French, Luxembourgish and Dutch.
    static let westernEurope: [NumberStyle] = [
        NumberStyle(
            comma: "de-DE", datePattern: "dd.MM.y", months: "",
            symbols: germanSymbols),
        NumberStyle(
            comma: "de-AT", groupMark: noBreakSpace, amountGroupMark: ".", symbolPosition: .before,
            datePattern: "dd.MM.y", months: "", symbols: germanSymbols),
        NumberStyle(
            "de-CH", groupMark: "’", symbolGap: noBreakSpace, datePattern: "dd.MM.y", months: "",
            symbols: "EUR EUR;" + germanSymbols),
        NumberStyle(
            comma: "fr-FR", groupMark: narrowSpace, months: frenchMonths, symbols: frenchSymbols),
        NumberStyle(
            comma: "fr-BE", groupMark: narrowSpace, months: frenchMonths, symbols: frenchSymbols),
        NumberStyle(comma: "fr-LU", months: frenchMonths, symbols: frenchSymbols),
        NumberStyle(
            comma: "fr-CA", groupMark: noBreakSpace,
            months: "janv.;févr.;mars;avr.;mai;juin;juill.;août;sept.;oct.;nov.;déc.",
            symbols: """
                AUD $\u{A0}AU;BRL R$;CAD $;CNY CN¥;EUR €;GBP £;HKD $\u{A0}HK;NZD $\u{A0}NZ;\
                SGD $\u{A0}SG;USD $\u{A0}US;XCG Cg.;JPY ¥
                """, hasCommonSymbols: false),
        NumberStyle(
            comma: "lb-LU", datePattern: "d. MMM y",
            months: "Jan.;Feb.;Mäe.;Abr.;Mee;Juni;Juli;Aug.;Sep.;Okt.;Nov.;Dez.",
            symbols: germanSymbols),
        NumberStyle(
            comma: "nl-NL", symbolPosition: .before, percentEnding: "%", months: dutchMonths,
            symbols: dutchSymbols),
        NumberStyle(
            comma: "nl-BE", symbolPosition: .before, percentEnding: "%", months: dutchMonths,
            symbols: dutchSymbols),
    ]

    private static let germanSymbols = "AUD AU$;PHP PHP;THB ฿;USD $;JPY ¥"

    private static let frenchMonths =
        "janv.;févr.;mars;avr.;mai;juin;juil.;août;sept.;oct.;nov.;déc."

    private static let frenchSymbols = """
        ARS $AR;AUD $AU;BMD $BM;BND $BN;BZD $BZ;CAD $CA;CNY CNY;COP $CO;FJD $FJ;FKP £FK;GBP £GB;\
        GIP £GI;HKD HKD;LBP £LB;MXN $MX;NAD $NA;NZD $NZ;PHP PHP;SBD $SB;SGD $SG;SRD $SR;TTD $TT;\
        TWD TWD;USD $US;UYU $UY;WST $WS;XCD XCD;CLP $CL;JPY JPY;XPF FCFP
        """

    private static let dutchMonths = "jan;feb;mrt;apr;mei;jun;jul;aug;sep;okt;nov;dec"

    private static let dutchSymbols = "AUD AU$;CAD C$;FJD FJ$;PHP PHP;SBD SI$;THB ฿;ZWG ZiG;XPF XPF"
}
