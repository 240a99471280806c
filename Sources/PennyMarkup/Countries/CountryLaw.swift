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
    /// A row a country, in the order of their codes of ISO 3166-1: the code and the law. A country
    /// without a row has the effective rate, which no law names (`APRLaw.effective`).
    static let rows = """
        AT eu
        AU au
        BE eu
        BG eu
        CA ca
        CH ch
        CY eu
        CZ eu
        DE eu
        DK eu
        EE eu
        ES eu
        FI eu
        FR eu
        GB uk
        GR eu
        HR eu
        HU eu
        IE eu
        IS eu
        IT eu
        LI eu
        LT eu
        LU eu
        LV eu
        MT eu
        NL eu
        NO eu
        PL eu
        PT eu
        RO eu
        SE eu
        SI eu
        SK eu
        US us
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
        let rows = rows.bytes
        for row in stride(from: 0, to: rows.count, by: 6)
        where rows[row] == code[0] && rows[row + 1] == code[1] {
            let name = String(bytes: Array(rows[row + 3..<row + 5]))
            for law in APRLaw.allCases where law.rawValue.isSameText(as: name) { return law }
        }
        return .effective
    }
}
