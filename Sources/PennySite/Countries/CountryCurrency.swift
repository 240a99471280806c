import PennyMarkup

/// The currency of a new site, by the country of its locale.
///
/// Tables that no browser needs are in this folder. The others are in `PennyMarkup/Countries`. The
/// page docs/architecture/countries.md lists all of them.
enum CountryCurrency {
    /// The currencies as codes of ISO 4217. A country without a row has the dollar of the United
    /// States. The euro area is that of Council Regulation (EC) No 974/98, annex, as amended, since
    /// January 1, 2026.
    static let table = CountryTable(
        """
        country | currency | name
        AT      | EUR      | Austria
        AU      | AUD      | Australia
        BE      | EUR      | Belgium
        BG      | EUR      | Bulgaria
        BR      | BRL      | Brazil
        CA      | CAD      | Canada
        CH      | CHF      | Switzerland
        CN      | CNY      | China
        CY      | EUR      | Cyprus
        CZ      | CZK      | Czechia
        DE      | EUR      | Germany
        DK      | DKK      | Denmark
        EE      | EUR      | Estonia
        EG      | EGP      | Egypt
        ES      | EUR      | Spain
        FI      | EUR      | Finland
        FR      | EUR      | France
        GB      | GBP      | United Kingdom
        GR      | EUR      | Greece
        HR      | EUR      | Croatia
        HU      | HUF      | Hungary
        IE      | EUR      | Ireland
        IL      | ILS      | Israel
        IN      | INR      | India
        IT      | EUR      | Italy
        JP      | JPY      | Japan
        KR      | KRW      | South Korea
        LT      | EUR      | Lithuania
        LU      | EUR      | Luxembourg
        LV      | EUR      | Latvia
        MT      | EUR      | Malta
        NL      | EUR      | Netherlands
        NO      | NOK      | Norway
        NZ      | NZD      | New Zealand
        PL      | PLN      | Poland
        PT      | EUR      | Portugal
        RO      | RON      | Romania
        SE      | SEK      | Sweden
        SI      | EUR      | Slovenia
        SK      | EUR      | Slovakia
        US      | USD      | United States
        """)

    /// Finds the code for the country of a locale: `EUR` for `de-AT`.
    static func code(in locale: String) -> String {
        table.row(ofCountryIn: locale)?[1] ?? "USD"
    }
}
