import PennyMarkup

/// The scale from dollars to a currency for the amounts of an example.
enum ExampleScale {
    /// Round numbers near the value of a dollar, so that amounts stay ordinary. They are not
    /// exchange rates. A currency without a row has 1.
    static let table = CountryTable(
        """
        currency | scale | name
        AED      | 4     | UAE dirham
        BRL      | 4     | Brazilian real
        CLP      | 1000  | Chilean peso
        CNY      | 4     | Chinese yuan
        CZK      | 30    | Czech koruna
        DKK      | 10    | Danish krone
        EGP      | 50    | Egyptian pound
        HKD      | 10    | Hong Kong dollar
        HUF      | 100   | Hungarian forint
        IDR      | 10000 | Indonesian rupiah
        ILS      | 4     | Israeli shekel
        INR      | 50    | Indian rupee
        ISK      | 100   | Icelandic króna
        JPY      | 100   | Japanese yen
        KRW      | 1000  | South Korean won
        MXN      | 10    | Mexican peso
        MYR      | 4     | Malaysian ringgit
        NOK      | 10    | Norwegian krone
        PHP      | 30    | Philippine peso
        PLN      | 4     | Polish zloty
        QAR      | 4     | Qatari riyal
        RON      | 4     | Romanian leu
        RUB      | 50    | Russian ruble
        SAR      | 4     | Saudi riyal
        SEK      | 10    | Swedish krona
        THB      | 30    | Thai baht
        TRY      | 30    | Turkish lira
        TWD      | 30    | Taiwan dollar
        VND      | 10000 | Vietnamese dong
        ZAR      | 10    | South African rand
        """)

    /// Finds the scale of a currency.
    static func of(_ code: String) -> Int128 {
        table.row(of: code).flatMap { Int128($0[1]) } ?? 1
    }
}
