extension NumberStyle {
    /// The styles of the languages of Central and Eastern Europe.
    static let centralEurope: [NumberStyle] = [
        NumberStyle(
            comma: "pl-PL", groupMark: noBreakSpace, minimumGroupedDigits: 5, percentEnding: "%",
            months: "sty;lut;mar;kwi;maj;cze;lip;sie;wrz;paź;lis;gru",
            symbols: "BRL R$;EUR €;PLN zł;XCD EC$;XAF FCFA;XOF F\u{202F}CFA;XPF CFPF",
            hasCommonSymbols: false),
        NumberStyle(
            comma: "cs-CZ", groupMark: noBreakSpace, datePattern: "d. M. y",
            months: "", symbols: "AUD AU$;CZK Kč;ILS ILS;INR INR;PHP PHP;VND VND"),
        NumberStyle(
            comma: "sk-SK", groupMark: noBreakSpace, datePattern: "d. M. y",
            months: "",
            symbols: """
                EUR €;ILS NIS;MXN MX$;XCD EC$;XCG Cg;XAF FCFA;XOF F\u{202F}CFA;XPF CFPF
                """, hasCommonSymbols: false),
        NumberStyle(
            comma: "sl-SI", minimumGroupedDigits: 5, datePattern: "d. MMM y",
            months: "jan.;feb.;mar.;apr.;maj;jun.;jul.;avg.;sep.;okt.;nov.;dec.",
            symbols: """
                AUD AUD;BRL BRL;CAD CAD;GBP GBP;MXN MXN;NZD NZD;PHP PHP;TWD TWD;USD $;\
                XCD XCD;JPY ¥
                """),
        NumberStyle(
            comma: "hr-HR", datePattern: "d. MMM y.",
            months: "sij;velj;ožu;tra;svi;lip;srp;kol;ruj;lis;stu;pro",
            symbols: "EUR €;XCG Cg.;XAF FCFA;XOF F\u{202F}CFA", hasCommonSymbols: false),
        NumberStyle(
            comma: "hu-HU", groupMark: noBreakSpace, minimumGroupedDigits: 5, percentEnding: "%",
            datePattern: "y. MMM d.",
            months: "jan.;febr.;márc.;ápr.;máj.;jún.;júl.;aug.;szept.;okt.;nov.;dec.",
            symbols: "HUF Ft;XCG Cg.;JPY ¥;XAF FCFA;XOF F\u{202F}CFA;XPF CFPF",
            hasCommonSymbols: false),
        NumberStyle(
            comma: "ro-RO", months: "ian.;feb.;mar.;apr.;mai;iun.;iul.;aug.;sept.;oct.;nov.;dec.",
            symbols: "XCG Cg.;XAF FCFA;XOF F\u{202F}CFA;XPF CFPF", hasCommonSymbols: false),
        NumberStyle(
            comma: "bg-BG", groupMark: noBreakSpace, minimumGroupedDigits: 5, percentEnding: "%",
            datePattern: "d.MM.y 'г'.", months: "",
            symbols: "EUR €;USD щ.д.;XCG Cg.;XAF FCFA;XOF F\u{202F}CFA;XPF CFPF",
            hasCommonSymbols: false),
    ]
}
