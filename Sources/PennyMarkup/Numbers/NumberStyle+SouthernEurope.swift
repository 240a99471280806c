extension NumberStyle {
    /// The styles of the languages of Southern Europe, and of Brazil.
    static let southernEurope: [NumberStyle] = [
        NumberStyle(
            comma: "es-ES", minimumGroupedDigits: 5,
            months: "ene;feb;mar;abr;may;jun;jul;ago;sept;oct;nov;dic",
            symbols: "EUR €;THB ฿;USD US$;XCG Cg.;VND ₫;XPF CFPF", hasCommonSymbols: false),
        NumberStyle(
            comma: "ca-ES",
            months: """
                de gen.;de febr.;de març;d’abr.;de maig;de juny;de jul.;d’ag.;de set.;\
                d’oct.;de nov.;de des.
                """,
            symbols: """
                AUD AU$;BRL BRL;CAD CAD;CNY CNY;MXN MXN;PHP PHP;THB ฿;USD USD;XCD XCD;JPY ¥;\
                XCG XCG
                """),
        NumberStyle(
            comma: "it-IT", minimumGroupedDigits: 5, percentEnding: "%",
            months: "gen;feb;mar;apr;mag;giu;lug;ago;set;ott;nov;dic",
            symbols: """
                BRL BRL;HKD HKD;INR INR;MXN MXN;THB ฿;TWD TWD;USD USD;XCG Cf;JPY JPY;\
                KRW KRW;VND VND
                """),
        NumberStyle(
            comma: "pt-PT", groupMark: noBreakSpace, minimumGroupedDigits: 5, percentEnding: "%",
            datePattern: "dd/MM/y", months: "",
            symbols: "AUD AU$;PHP PHP;THB ฿"),
        NumberStyle(
            comma: "pt-BR", symbolPosition: .before, percentEnding: "%",
            datePattern: "d 'de' MMM 'de' y",
            months: "jan.;fev.;mar.;abr.;mai.;jun.;jul.;ago.;set.;out.;nov.;dez.",
            symbols: "AUD AU$;PHP PHP;THB ฿"),
        NumberStyle(
            comma: "el-GR", percentEnding: "%",
            months: "Ιαν;Φεβ;Μαρ;Απρ;Μαΐ;Ιουν;Ιουλ;Αυγ;Σεπ;Οκτ;Νοε;Δεκ",
            symbols: "PHP PHP;THB ฿;USD $"),
        NumberStyle(
            "mt-MT", datePattern: "dd MMM y",
            months: "Jan;Fra;Mar;Apr;Mej;Ġun;Lul;Aww;Set;Ott;Nov;Diċ", symbols: "PHP PHP"),
    ]
}
