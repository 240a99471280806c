import Testing

@testable import PennyEngine
@testable import PennyMarkup

/// The form of the tables, and how they are read.
@Suite struct CountryTableTests {
    @Test func `a row has its cells without the spaces around them`() {
        let table = CountryTable("for | a\nde  |  x y | \nen|\u{A0}|z")
        #expect(table.rows == [["de", "x y", ""], ["en", "\u{A0}", "z"]])
    }

    @Test func `the first row that fits a locale counts`() {
        let table = CountryTable("for | a\nde-AT | 1\nde | 2\nen-US | 3")
        #expect(table.row(for: "de-AT")?[1] == "1")
        #expect(table.row(for: "de-CH")?[1] == "2")
        #expect(table.row(for: "en-GB") == nil)
    }

    @Test func `each row of number styles is valid, and names a locale once`() {
        let rows = CountryTable.numbers.rows
        #expect(rows.count == 44)
        #expect(NumberStyle.all.map(\.locale) == rows.map { $0[0] })
        #expect(Set(rows.map { $0[0] }).count == rows.count)
        for row in rows {
            #expect(row[0].wholeMatch(of: /[a-z]{2}-[A-Z]{2}/) != nil)
            #expect(["4", "5"].contains(row[4]), "\(row[0]) groups from “\(row[4])”")
            #expect(["3", "2,3"].contains(row[5]), "\(row[0]) has groups of “\(row[5])”")
            #expect(["0", "\u{660}"].contains(row[6]), "\(row[0]) has the zero “\(row[6])”")
        }
        #expect(NumberStyle.enUS.locale == "en-US")
    }

    @Test(arguments: [
        ["en-US", ".", ",", "", "4", "3", "0", "−", "#%", "¤#"],
        ["en-US", ".", ",", "", "", "3", "0", "−", "#%", "¤#", "y"],
        ["en-US", ".", ",", "", "4", "3", "0", "-", "#%", "¤#", "y"],
        ["en-US", ".", ",", "", "4", "3", "0", "−", "%", "¤#", "y"],
        ["en-US", ".", ",", "", "4", "3", "0", "−", "#%", "#", "y"],
        ["en-US", ".", ",", "", "4", "3", "0", "−", "#%", "¤", "y"],
    ])
    func `an invalid row is no style`(_ row: [String]) {
        #expect(NumberStyle(row: row) == nil)
    }

    @Test(arguments: [
        ("de-DE", "", "#_¤"), ("nl-NL", "", "¤_#"), ("he-IL", "\u{200F}", "#_\u{200F}¤"),
    ])
    func `the pattern of an amount has the gap and the mark before it`(
        _ locale: String, _ lead: String, _ pattern: String
    ) throws {
        let style = try #require(NumberStyle.named(locale))
        let gap = pattern.filter { $0 != "#" && $0 != "¤" }.replacing("_", with: "\u{A0}")
        #expect(style.symbolGap == gap)
        #expect(style.amountLead == lead)
        #expect(style.symbolPosition == (pattern.hasPrefix("#") ? .after : .before))
    }

    @Test(arguments: [
        (CountryTable.shortMonths, 2), (CountryTable.months, 3), (CountryTable.currencySigns, 3),
    ])
    func `each row of a language fits a locale, and none before it hides it`(
        _ table: CountryTable, _ columns: Int
    ) {
        let locales = NumberStyle.all.map(\.locale)
        for row in table.rows {
            #expect(row.count == columns, "\(row[0])")
            #expect(row[0].wholeMatch(of: /[a-z]{2}(?:-[A-Z]{2})?/) != nil, "\(row[0])")
            #expect(locales.contains { table.row(for: $0) == row }, "no locale uses \(row[0])")
        }
        #expect(Set(table.rows.map { $0[0] }).count == table.rows.count)
    }

    @Test(arguments: NumberStyle.all)
    func `each locale has names for its months, and signs`(_ style: NumberStyle) throws {
        let month = try #require(CountryTable.months.row(for: style.locale))
        #expect(month[1].contains("LLLL") == !month[2].isEmpty)
        let short = CountryTable.shortMonths.row(for: style.locale)
        #expect((short != nil) == style.datePattern.contains("MMM"))
        let signs = try #require(CountryTable.currencySigns.row(for: style.locale))
        #expect(["common", "none"].contains(signs[1]))
        for entry in style.symbols.split(separator: ";") {
            let code = String(entry.prefix(3))
            #expect(Currency(code: code)?.code == code, "\(style.locale): \(entry)")
            #expect(entry.dropFirst(3).first == " " && entry.count > 4, "\(entry)")
        }
    }
}
