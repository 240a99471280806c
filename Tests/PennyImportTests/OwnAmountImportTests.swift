import PennyEngine
import PennyMarkup
import PennyTestSupport
import Testing

@testable import PennyImport

/// Amounts as the pages of each locale show them, in files to import.
@Suite struct OwnAmountImportTests {
    /// Currencies of each number of decimals, those with signs of their own, and some others.
    private static let codes =
        ["USD", "EUR", "GBP", "JPY", "KWD", "CHF", "CAD", "AUD", "INR", "BRL", "SEK", "CLF"]
        + Effort.some(12, of: Currency.allCodes)

    @Test(arguments: NumberStyle.all.map(\.locale))
    func `an import reads each amount that pages of its locale print`(_ locale: String) throws {
        let style = try #require(NumberStyle.named(locale))
        for code in Self.codes {
            let currency = try #require(Currency(code: code))
            let writer = NumberWriter(for: Readers(style, .none), currency: currency)
            let file = style.inputDefaults(currency)
            for value: Int64 in [0, 1234, 123_456, 12_345_678_901] {
                for signed in [value, -value] {
                    let shown = writer.text(.money(signed))
                    let amount = try AccountingAmount(shown)
                    let meant = Currency.meant(
                        by: amount.commodity, own: currency, symbols: file.symbols)
                    #expect(meant == currency, "\(locale) \(code) “\(shown)”")
                    let read = try amount.value(
                        file.convention, isSure: true, decimals: currency.minorUnitDigits)
                    let wanted = ExactDecimal(Int128(signed), scale: currency.minorUnitDigits)
                    #expect(read == wanted, "\(locale) \(code) “\(shown)”")
                }
            }
        }
    }
}
