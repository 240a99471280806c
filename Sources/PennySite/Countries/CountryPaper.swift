import PennyMarkup

/// The paper that people of a country usually print on.
public enum CountryPaper: String, Sendable {
    case a4
    case letter

    /// The countries that print on letter paper. A country without a row prints on A4.
    static let table = CountryTable(
        """
        country | paper  | name
        CA      | letter | Canada
        CL      | letter | Chile
        CO      | letter | Colombia
        MX      | letter | Mexico
        PH      | letter | Philippines
        US      | letter | United States
        """)

    /// Finds the paper for the country of a locale.
    init(in locale: String) {
        let row = Self.table.row(ofCountryIn: locale)
        self = row.flatMap { CountryPaper(rawValue: $0[1]) } ?? .a4
    }
}
