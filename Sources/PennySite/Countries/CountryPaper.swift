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
        let country = String(locale.split(separator: "-").last ?? "")
        let row = Self.table.rows.first { $0[0] == country }
        self = row.flatMap { CountryPaper(rawValue: $0[1]) } ?? .a4
    }
}
