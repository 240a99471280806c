import PennyEngine
import Testing

@Suite("Currencies")
struct CurrencyTests {
    @Test(arguments: [
        ("USD", 2), ("EUR", 2), ("GBP", 2), ("INR", 2), ("CHF", 2), ("AED", 2), ("ZWG", 2),
        ("JPY", 0), ("KRW", 0), ("CLP", 0), ("VND", 0), ("ISK", 0), ("XOF", 0), ("XPF", 0),
        ("KWD", 3), ("BHD", 3), ("TND", 3), ("OMR", 3), ("JOD", 3), ("IQD", 3), ("LYD", 3),
    ])
    func aCodeHasTheDecimalsOfISO4217InAnyCase(_ code: String, _ digits: Int) {
        #expect(Currency(code: code)?.minorUnitDigits == digits)
        #expect(Currency(code: code.lowercased())?.code == code)
    }

    @Test(arguments: [
        "", "US", "USDX", "AAA", "XXX", "XAU", "   ", "U D", "D A", "ＵＳＤ", "€", "EUr ", "{}|",
        "BTC",
    ])
    func aCodeThatISO4217DoesNotListIsNotACurrency(_ code: String) {
        #expect(Currency(code: code) == nil)
    }

    @Test func everyListedCodeIsFoundOnceAndAgain() {
        let codes = Currency.allCodes
        #expect(codes.count == Set(codes).count)
        #expect(codes.count > 150)
        for code in codes { #expect(Currency(code: code)?.code == code) }
    }

    @Test(arguments: [("USD", "$"), ("EUR", "€"), ("JPY", "¥"), ("PLN", "zł"), ("INR", "₹")])
    func aCommonCurrencyHasItsSign(_ code: String, _ sign: String) {
        #expect(Currency(code: code)?.symbol == sign)
    }

    @Test func aRareCurrencyHasNoSign() {
        #expect(Currency(code: "KWD")?.symbol == nil)
    }
}
