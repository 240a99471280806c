import PennyEngine

/// The law of the annual percentage rate of a loan, by the country of the readers.
///
/// - `au`: Australia. National Consumer Credit Protection Regulations 2010, regulation 100.
/// - `ca`: Canada. Financial Consumer Protection Framework Regulations, SOR/2021-181.
/// - `ch`: Switzerland. Consumer Credit Act (SR 221.214.1), article 33 and annex 1.
/// - `eu`: European Union. Directive (EU) 2023/2225, article 30 and annex III, for agreements
///   since November 20, 2026; before, Directive 2008/48/EC, article 19 and annex I. Credit for a
///   home: Directive 2014/17/EU, article 17 and annex I. Iceland, Liechtenstein and Norway have
///   this law by the Agreement on the European Economic Area.
/// - `uk`: United Kingdom. FCA Handbook, MCOB 10A and CONC App 1.2.
/// - `us`: United States. Regulation Z, 12 CFR 1026, appendix J.
enum CountryLaw {
    /// The rows in the order of their codes. A country without one has the effective rate, which no
    /// law names (`APRLaw.effective`).
    static let rows = """
        country | law | name
        AT      | eu  | Austria
        AU      | au  | Australia
        BE      | eu  | Belgium
        BG      | eu  | Bulgaria
        CA      | ca  | Canada
        CH      | ch  | Switzerland
        CY      | eu  | Cyprus
        CZ      | eu  | Czechia
        DE      | eu  | Germany
        DK      | eu  | Denmark
        EE      | eu  | Estonia
        ES      | eu  | Spain
        FI      | eu  | Finland
        FR      | eu  | France
        GB      | uk  | United Kingdom
        GR      | eu  | Greece
        HR      | eu  | Croatia
        HU      | eu  | Hungary
        IE      | eu  | Ireland
        IS      | eu  | Iceland
        IT      | eu  | Italy
        LI      | eu  | Liechtenstein
        LT      | eu  | Lithuania
        LU      | eu  | Luxembourg
        LV      | eu  | Latvia
        MT      | eu  | Malta
        NL      | eu  | Netherlands
        NO      | eu  | Norway
        PL      | eu  | Poland
        PT      | eu  | Portugal
        RO      | eu  | Romania
        SE      | eu  | Sweden
        SI      | eu  | Slovenia
        SK      | eu  | Slovakia
        US      | us  | United States
        """

    /// Finds the law for a language tag; the law of the United States for a tag without a country.
    static func apr(in locale: String) -> APRLaw {
        for part in locale.bytes.split(separator: UInt8(ascii: "-")).dropFirst()
        where part.count == 2 {
            return apr(inCountry: part.map { $0 & 0xDF })
        }
        return .us
    }

    /// Finds the law of a country.
    ///
    /// - Parameter code: the code of ISO 3166-1 in capital letters.
    private static func apr(inCountry code: [UInt8]) -> APRLaw {
        for row in rows.bytes.split(separator: UInt8(ascii: "\n")) where row.starts(with: code) {
            let name = String(bytes: Array(row.dropFirst(10).prefix(2)))
            for law in APRLaw.allCases where law.rawValue.isSameText(as: name) { return law }
        }
        return .effective
    }
}
