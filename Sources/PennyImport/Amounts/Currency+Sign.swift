import PennyEngine

extension Currency {
    /// The currency that a sign or code beside a number means: `preferred` where
    /// that is how its amounts are written, and for `$` and `¥` the usual one.
    static func meant(by commodity: String, preferred: Currency) -> Currency? {
        if let known = Currency(code: commodity) { return known }
        if preferred.symbol == commodity { return preferred }
        if let usual = usual[commodity] { return Currency(code: usual) }
        let writing = allCodes.compactMap { Currency(code: $0) }.filter { $0.symbol == commodity }
        return writing.count == 1 ? writing.first : nil
    }

    private static let usual = [
        "$": "USD", "US$": "USD", "¥": "JPY", "CA$": "CAD", "A$": "AUD", "AU$": "AUD",
        "NZ$": "NZD",
    ]
}
