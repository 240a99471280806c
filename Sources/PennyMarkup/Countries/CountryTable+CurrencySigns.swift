extension CountryTable {
    /// The signs of currencies by language or locale, from CLDR 48: its own signs, then the common
    /// ones, if it has them. A currency without a sign has its code.
    static let currencySigns = CountryTable(
        """
        for   | others | own signs
        en-US | common | USD $;JPY ¥
        en-CA | common | CAD $;XCG Cg
        en-IN | common | USD $
        en-AU | none   | AUD $;SCR Rs;XCG Cg.;XPF CFP
        en-NZ | common | NZD $
        en    | common |
        de-CH | common | EUR EUR;AUD AU$;PHP PHP;THB ฿;USD $;JPY ¥
        de    | common | AUD AU$;PHP PHP;THB ฿;USD $;JPY ¥
        fr-CA | none   | AUD $\u{A0}AU;BRL R$;CAD $;CNY CN¥;EUR €;GBP £;HKD $\u{A0}HK;\
        NZD $\u{A0}NZ;SGD $\u{A0}SG;USD $\u{A0}US;XCG Cg.;JPY ¥
        fr    | common | ARS $AR;AUD $AU;BMD $BM;BND $BN;BZD $BZ;CAD $CA;CNY CNY;COP $CO;FJD $FJ;\
        FKP £FK;GBP £GB;GIP £GI;HKD HKD;LBP £LB;MXN $MX;NAD $NA;NZD $NZ;PHP PHP;SBD $SB;SGD $SG;\
        SRD $SR;TTD $TT;TWD TWD;USD $US;UYU $UY;WST $WS;XCD XCD;CLP $CL;JPY JPY;XPF FCFP
        lb    | common | AUD AU$;PHP PHP;THB ฿;USD $;JPY ¥
        nl    | common | AUD AU$;CAD C$;FJD FJ$;PHP PHP;SBD SI$;THB ฿;ZWG ZiG;XPF XPF
        es    | none   | EUR €;THB ฿;USD US$;XCG Cg.;VND ₫;XPF CFPF
        ca    | common | AUD AU$;BRL BRL;CAD CAD;CNY CNY;MXN MXN;PHP PHP;THB ฿;USD USD;XCD XCD;\
        JPY ¥;XCG XCG
        it    | common | BRL BRL;HKD HKD;INR INR;MXN MXN;THB ฿;TWD TWD;USD USD;XCG Cf;JPY JPY;\
        KRW KRW;VND VND
        pt    | common | AUD AU$;PHP PHP;THB ฿
        el    | common | PHP PHP;THB ฿;USD $
        mt    | common | PHP PHP
        da    | common | AUD AU$;DKK kr.;PHP PHP;THB ฿
        sv    | none   | BBD Bds$;BMD BM$;BRL BR$;BSD BS$;BZD BZ$;CAD CA$;DKK Dkr;DOP RD$;EGP EG£;\
        EUR €;ILS ₪;JMD JM$;MXN MX$;NOK Nkr;SEK kr;USD US$;XCD EC$;ISK Ikr;XAF FCFA;\
        XOF F\u{202F}CFA;XPF CFPF
        nb    | none   | EUR €;GBP £;NOK kr;XCG Cg.;XOF F\u{202F}CFA
        fi    | none   | EUR €;GBP £;USD $;XCG Cg.;JPY ¥;XAF FCFA;XOF F\u{202F}CFA
        et    | common | AUD AU$;PHP PHP;THB ฿;USD $;JPY ¥
        lv    | common | AUD AU$;PHP PHP;THB ฿;USD $;JPY ¥
        lt    | none   | EUR €;XCG Cg.
        pl    | none   | BRL R$;EUR €;PLN zł;XCD EC$;XAF FCFA;XOF F\u{202F}CFA;XPF CFPF
        cs    | common | AUD AU$;CZK Kč;ILS ILS;INR INR;PHP PHP;VND VND
        sk    | none   | EUR €;ILS NIS;MXN MX$;XCD EC$;XCG Cg;XAF FCFA;XOF F\u{202F}CFA;XPF CFPF
        sl    | common | AUD AUD;BRL BRL;CAD CAD;GBP GBP;MXN MXN;NZD NZD;PHP PHP;TWD TWD;USD $;\
        XCD XCD;JPY ¥
        hr    | none   | EUR €;XCG Cg.;XAF FCFA;XOF F\u{202F}CFA
        hu    | none   | HUF Ft;XCG Cg.;JPY ¥;XAF FCFA;XOF F\u{202F}CFA;XPF CFPF
        ro    | none   | XCG Cg.;XAF FCFA;XOF F\u{202F}CFA;XPF CFPF
        bg    | none   | EUR €;USD щ.д.;XCG Cg.;XAF FCFA;XOF F\u{202F}CFA;XPF CFPF
        ja    | common | CNY 元\u{A0};PHP PHP;USD $;XCG Cg;JPY ￥
        ko    | common | AUD AU$;PHP PHP
        zh    | common | AUD AU$;CNY ¥;PHP PHP
        ar    | common | AED د.إ.\u{200F};AUD AU$;DZD د.ج.\u{200F};EGP ج.م.\u{200F};GBP UK£;\
        IRR ر.إ.;LBP ل.ل.\u{200F};MAD د.م.\u{200F};MRU أ.م.;PHP PHP;QAR ر.ق.\u{200F};\
        SAR ر.س.\u{200F};SDG ج.س.;SYP ل.س.\u{200F};THB ฿;YER ر.ي.\u{200F};BHD د.ب.\u{200F};\
        IQD د.ع.\u{200F};JOD د.أ.\u{200F};KWD د.ك.\u{200F};LYD د.ل.\u{200F};OMR ر.ع.\u{200F};\
        TND د.ت.\u{200F}
        he    | common | CNY \u{200E}CN¥\u{200E};PHP PHP;THB ฿;USD $;JPY ¥
        """)

    /// The signs of foreign currencies in most languages.
    static let commonCurrencySigns = """
        USD US$;EUR €;GBP £;JPY JP¥;INR ₹;CAD CA$;AUD A$;NZD NZ$;MXN MX$;HKD HK$;CNY CN¥;KRW ₩;\
        ILS ₪;VND ₫;BRL R$;PHP ₱;TWD NT$;XCD EC$;XAF FCFA;XOF F\u{202F}CFA;XPF CFPF;XCG Cg.
        """
}
