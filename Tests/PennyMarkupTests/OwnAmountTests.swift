import PennyTestSupport
import PennyWordsSupport
import Testing

@testable import PennyEngine
@testable import PennyMarkup

/// The amounts on pages, copied from there into a file or a form.
@Suite struct OwnAmountTests {
    static let values: [Int64] = [
        0, 5, 1234, 123_456, 12_345_678_901,
    ]

    /// The most used currencies of each number of decimals, and some of all others.
    static let codes =
        ["USD", "EUR", "GBP", "JPY", "KWD", "CHF", "CAD", "AUD", "INR", "BRL", "SEK", "CLF"]
        + Effort.some(12, of: Currency.allCodes)

    @Test(arguments: NumberStyle.all.map(\.locale))
    func `a locale reads each amount that its own pages print`(_ locale: String) throws {
        let style = try #require(NumberStyle.named(locale))
        for code in Self.codes {
            let currency = try #require(Currency(code: code))
            let writer = NumberWriter(for: Readers.english(style), currency: currency)
            for value in Self.values.flatMap({ [$0, -$0] }) {
                var bytes: [UInt8] = []
                writer.appendMoney(value, to: &bytes)
                let shown = try #require(String(validating: bytes, as: UTF8.self))
                let read = read(shown, style.inputDefaults(currency))
                #expect(read == value, "\(locale) \(code) “\(shown)” of \(value)")
            }
        }
    }

    @Test(arguments: NumberStyle.all.map(\.locale))
    func `a locale reads each price of a product that its own pages print`(
        _ locale: String
    ) throws {
        let style = try #require(NumberStyle.named(locale))
        for code in Self.codes {
            let currency = try #require(Currency(code: code))
            let writer = NumberWriter(for: Readers.english(style), currency: currency)
            for value: Int64 in [123_456_789] {
                var bytes: [UInt8] = []
                writer.appendMoney(value, to: &bytes)
                let shown = try #require(String(validating: bytes, as: UTF8.self))
                let inputs = [
                    RawInput(
                        "products",
                        .entries([
                            [
                                .init(name: "name", text: "A"), .init(name: "price", text: shown),
                                .init(name: "size", text: "1 kg"),
                                .init(name: "deal", text: "2 for \(shown)"),
                                .init(name: "deposit", text: shown),
                            ]
                        ]))
                ]
                #expect(throws: Never.self, "\(locale) \(code) “\(shown)”") {
                    try Calculator.comparison.calculate(inputs, style.inputDefaults(currency))
                }
            }
        }
    }

    @Test(arguments: NumberStyle.all.map(\.locale))
    func `a locale reads each percentage that its own pages print`(_ locale: String) throws {
        let style = try #require(NumberStyle.named(locale))
        let writer = NumberWriter(for: Readers.english(style), currency: .usDollar)
        for (coefficient, scale) in [(0, 0), (5, 0), (625, 2), (7375, 3), (125, 3), (5, 1)] {
            var bytes: [UInt8] = []
            writer.appendPercent(Int128(coefficient), scale: scale, to: &bytes)
            let shown = try #require(String(validating: bytes, as: UTF8.self))
            let inputs = [
                RawInput("principal", "1000"), RawInput("rate", shown), RawInput("term", "1 year"),
            ]
            let result = try Calculator.simpleInterest.calculate(
                inputs, style.inputDefaults(.usDollar))
            let rate = result.inputs.first { $0.name == "rate" }?.quantity
            let expected = ExactDecimal(Int128(coefficient), scale: scale + 2)
            #expect(rate == .rate(expected), "\(locale) “\(shown)”")
            #expect(
                try PlainNumber(shown, style.convention).value
                    == ExactDecimal(Int128(coefficient), scale: scale), "\(locale) “\(shown)”")
        }
    }

    private func read(_ shown: String, _ defaults: InputDefaults) -> Int64? {
        let parser = AmountParser(
            currency: defaults.currency, convention: defaults.convention, allowsZero: true,
            isSigned: true, symbols: defaults.symbols, readsEnglish: defaults.readsEnglish)
        return try? parser.amount(shown)
    }
}
