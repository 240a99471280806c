/// The currency of a new site, by the country of its locale.
enum LocaleCurrency {
    /// The ISO 4217 code for the country of a locale: `EUR` for `de-AT`.
    static func code(of locale: String) -> String {
        let country = String(locale.split(separator: "-").last ?? "")
        if let code = own[country] { return code }
        return euro.contains(country) ? "EUR" : "USD"
    }

    private static let own = [
        "US": "USD", "GB": "GBP", "CA": "CAD", "AU": "AUD", "NZ": "NZD", "IN": "INR", "CH": "CHF",
        "JP": "JPY", "BR": "BRL", "SE": "SEK", "NO": "NOK", "DK": "DKK", "PL": "PLN", "CZ": "CZK",
        "KR": "KRW", "CN": "CNY", "EG": "EGP", "IL": "ILS", "HU": "HUF", "RO": "RON",
    ]

    /// The countries of the euro area since January 1, 2026 (Council Regulation (EC) No 974/98,
    /// annex, as amended).
    private static let euro: Set<String> = [
        "AT", "BE", "BG", "CY", "DE", "EE", "ES", "FI", "FR", "GR", "HR", "IE", "IT", "LT", "LU",
        "LV", "MT", "NL", "PT", "SI", "SK",
    ]
}
