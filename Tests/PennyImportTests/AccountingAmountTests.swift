import PennyEngine
import Testing

@testable import PennyImport

@Suite("An amount of another program")
struct AccountingAmountTests {
    private func read(_ text: String, _ convention: NumberConvention) -> String {
        do {
            let amount = try AccountingAmount(text)
            let value = try amount.value(convention)
            let gap = amount.commodity.isEmpty ? "" : " "
            return value.text() + gap + amount.commodity
        } catch .ambiguous {
            return "ambiguous"
        } catch {
            return "unreadable"
        }
    }

    @Test(
        "is read exactly, whatever its marks",
        arguments: [
            ("12", "12"), ("0", "0"), ("$1,200.00", "1200 $"), ("$ -225.00", "-225 $"),
            ("-$82.50", "-82.5 $"), ("$-10", "-10 $"), ("- $10", "-10 $"), ("+5", "5"),
            ("1.200,00 EUR", "1200 EUR"), ("EUR 12", "12 EUR"), ("12EUR", "12 EUR"),
            ("€1.234.567,89", "1234567.89 €"), ("1 200,50 €", "1200.5 €"),
            ("1\u{A0}200,50\u{A0}€", "1200.5 €"), ("1'200.50 CHF", "1200.5 CHF"),
            ("₹50,00,000", "5000000 ₹"), ("12,5", "12.5"), ("12.50", "12.5"), ("0.125", "0.125"),
            ("0,125", "0.125"), ("(12.00)", "-12"), ("($12.00)", "-12 $"), ("\u{2212}7", "-7"),
            ("10 \"AAPL\"", "10 AAPL"), ("123456789012345.123456789", "123456789012345.123456789"),
            ("1,200", "1200"), ("1.200", "ambiguous"), ("12.345", "ambiguous"),
            ("1234.567", "1234.567"),
        ])
    func readings(text: String, expected: String) {
        #expect(read(text, .point) == expected)
    }

    @Test(
        "has thousands where the locale says so",
        arguments: [
            ("1.200", "1200"), ("1,200", "ambiguous"), ("1.200,00", "1200"), ("1,2", "1.2"),
        ])
    func comma(text: String, expected: String) {
        #expect(read(text, .comma) == expected)
    }

    @Test(
        "has decimals where its marks are sure, or its currency has as many",
        arguments: [
            ("1.350", NumberConvention.point, true, 2, "1.35"), ("1,350", .comma, true, 2, "1.35"),
            ("12.500", .point, false, 3, "12.5"), ("12,500", .comma, false, 3, "12.5"),
            ("12,500", .point, false, 3, "12500"), ("1.350", .comma, true, 2, "1350"),
            ("2500.1234", .point, false, 4, "2500.1234"),
        ])
    func sure(
        text: String, convention: NumberConvention, isSure: Bool, digits: Int, expected: String
    ) throws {
        let value = try AccountingAmount(text).value(convention, isSure: isSure, decimals: digits)
        #expect(value.text() == expected)
    }

    @Test(
        "has its sign before or behind it, and marks of direction or none",
        arguments: [
            ("1.234,89 kr.", "DKK", "1234.89"), ("1681,50грн.", "UAH", "1681.5"),
            ("￥123,456", "JPY", "123456"), ("1 234,89 Ft", "HUF", "1234.89"),
            ("Rs.500", "INR", "500"), ("Rs. 500.50", "INR", "500.5"), ("USD.50", "USD", "0.5"),
            ("\u{200F}-1,234.50\u{A0}₪", "ILS", "-1234.5"), ("١٬٢٣٤٫٥٠ EGP", "EGP", "1234.5"),
            ("1\u{A0}234 F\u{202F}CFA", "XOF", "1234"), ("C$ 5", "CAD", "5"), ("5 zł", "PLN", "5"),
        ])
    func signs(text: String, code: String, expected: String) throws {
        let currency = try #require(Currency(code: code))
        let amount = try AccountingAmount(text)
        let meant = Currency.meant(
            by: amount.commodity, own: currency, symbols: "XOF F\u{202F}CFA")
        #expect(meant == currency)
        #expect(
            try amount.value(text.contains(",5") || text.contains(",8") ? .comma : .point).text()
                == expected)
    }

    @Test(
        "is nothing else",
        arguments: [
            "", " ", "$", "abc", "1.2.3", "1,23,4", "1,2,3", "10 CAD @ $1.1", "10 = 20",
            "$1, 20 CAD",
            "1e3", "0x10", "nan", "(12", "12)", "1-2", "1/2", "1234567890123456", "1.1234567890",
            "$5 EUR", "--5 x 3", "5%5",
        ])
    func refused(text: String) {
        #expect(read(text, .point) == "unreadable")
    }

    @Test(
        "is in the currency that its sign means",
        arguments: [
            ("$", "USD", "USD"), ("$", "CAD", "CAD"), ("$", "EUR", "USD"), ("€", "USD", "EUR"),
            ("£", "USD", "GBP"), ("eur", "USD", "EUR"), ("zł", "USD", "PLN"), ("kr", "SEK", "SEK"),
            ("¥", "USD", "JPY"), ("US$", "CAD", "USD"),
        ])
    func currencies(sign: String, preferred: String, expected: String) throws {
        let preferred = try #require(Currency(code: preferred))
        #expect(Currency.meant(by: sign, own: preferred, symbols: "")?.code == expected)
    }

    @Test("is in no currency where the sign has several or none", arguments: ["kr", "AAPL", "x"])
    func unknown(sign: String) {
        #expect(Currency.meant(by: sign, own: .usDollar, symbols: "") == nil)
    }

    @Test(
        "is rewritten from one locale's marks to another's",
        arguments: [
            ("1.299,00", "price", "1299.00"), ("6 x 1,5 l", "size", "6 x 1.5 l"),
            ("3 for 5,00", "deal", "3 for 5.00"), ("Nr. 1,5", "name", "Nr. 1,5"),
            ("https://a.de/1,5", "url", "https://a.de/1,5"), ("7%", "tax", "7%"),
        ])
    func marks(text: String, field: String, expected: String) {
        #expect(NumberRewriter(from: .comma, to: .point).text(text, of: field) == expected)
    }

    @Test(
        "is rewritten so that nobody asks, where its marks are sure",
        arguments: [
            ("1.350 g", "1.3500 g"), ("1,350 g", "1350 g"), ("6 x 0.330 l", "6 x 0.3300 l"),
            ("1,5 l", "1,5 l"), ("12.50", "12.50"),
        ])
    func sureMarks(text: String, expected: String) {
        let marks = NumberRewriter(from: .point, to: .point, isSure: true)
        #expect(marks.text(text, of: "size") == expected)
    }

    @Test("is rewritten back, and kept where the marks agree")
    func marksBack() {
        let back = NumberRewriter(from: .point, to: .comma)
        #expect(back.text("1,299.00", of: "price") == "1299,00")
        let same = NumberRewriter(from: .point, to: .point)
        #expect(same.text("1,299.00", of: "price") == "1,299.00")
    }
}
