import PennyEngine
import PennyMarkup
import Testing

@testable import PennySite

/// The tables of countries that no browser needs.
@Suite struct CountryDefaultsTests {
    @Test(arguments: [
        (CountryCurrency.table, 2), (CountryPaper.table, 2), (ExampleScale.table, 3),
    ])
    func `each row has a code in capital letters once, in order, and a name`(
        _ table: CountryTable, _ length: Int
    ) {
        let codes = table.rows.map { $0[0] }
        #expect(codes == Set(codes).sorted())
        for row in table.rows {
            #expect(row.count == 3, "\(row[0])")
            #expect(row[0].count == length, "\(row[0])")
            #expect(row[0].allSatisfy { $0.isASCII && $0.isUppercase }, "\(row[0])")
            #expect(row.last != "", "\(row[0]) has no name")
        }
    }

    @Test func `each currency is one of ISO 4217`() {
        let codes = CountryCurrency.table.rows.map { $0[1] } + ExampleScale.table.rows.map { $0[0] }
        for code in codes { #expect(Currency(code: code)?.code == code, "\(code)") }
    }

    @Test(arguments: NumberStyle.all.map(\.locale))
    func `the country of each locale has a currency`(_ locale: String) {
        let country = String(locale.suffix(2))
        #expect(CountryCurrency.table.rows.contains { $0[0] == country })
    }

    @Test(arguments: [
        ("de-AT", "EUR"), ("bg-BG", "EUR"), ("en-GB", "GBP"), ("ar-EG", "EGP"), ("en", "USD"),
        ("xx-XX", "USD"),
    ])
    func `a new site has the currency of its country`(_ locale: String, _ code: String) {
        #expect(CountryCurrency.code(in: locale) == code)
    }

    @Test(arguments: [
        ("en-US", CountryPaper.letter), ("fr-CA", .letter), ("es-MX", .letter), ("en-GB", .a4),
        ("pt-BR", .a4), ("en", .a4),
    ])
    func `a country has its paper`(_ locale: String, _ paper: CountryPaper) {
        #expect(CountryPaper(in: locale) == paper)
    }

    @Test func `each paper of the table is known`() {
        for row in CountryPaper.table.rows { #expect(CountryPaper(rawValue: row[1]) != nil) }
    }

    @Test(arguments: [("USD", 1), ("EUR", 1), ("PLN", 4), ("JPY", 100), ("VND", 10_000)])
    func `a currency has the scale of its examples`(_ code: String, _ scale: Int) {
        #expect(ExampleScale.of(code) == Int128(scale))
    }

    @Test func `each scale is a whole number above one`() {
        for row in ExampleScale.table.rows { #expect((Int128(row[1]) ?? 0) > 1, "\(row[0])") }
    }
}
