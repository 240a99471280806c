import PennyEngine
import PennyWordsSupport
import Testing

@testable import PennyMarkup

@Suite("Number styles")
struct NumberStyleTests {
    func writer(_ locale: String, _ currency: String) throws -> NumberWriter {
        NumberWriter(
            for: .english(try #require(NumberStyle.named(locale))),
            currency: try #require(Currency(code: currency)))
    }

    /// The text of amounts in each locale's own currency, from Unicode CLDR 48: 0, one minor unit,
    /// then 999.99 and so on in major units.
    static let amounts: [(Int64, [String: String])] = [
        (
            0,
            [
                "en-US": "$0.00", "en-GB": "£0.00", "en-CA": "$0.00", "en-IN": "₹0.00",
                "fr-CA": "0,00\u{A0}$", "fr-FR": "0,00\u{A0}€", "de-DE": "0,00\u{A0}€",
                "de-CH": "CHF\u{A0}0.00", "es-ES": "0,00\u{A0}€", "ja-JP": "￥0",
            ]
        ),
        (
            1,
            [
                "en-US": "$0.01", "en-GB": "£0.01", "en-CA": "$0.01", "en-IN": "₹0.01",
                "fr-CA": "0,01\u{A0}$", "fr-FR": "0,01\u{A0}€", "de-DE": "0,01\u{A0}€",
                "de-CH": "CHF\u{A0}0.01", "es-ES": "0,01\u{A0}€", "ja-JP": "￥1",
            ]
        ),
        (
            999_99,
            [
                "en-US": "$999.99", "en-GB": "£999.99", "en-CA": "$999.99", "en-IN": "₹999.99",
                "fr-CA": "999,99\u{A0}$", "fr-FR": "999,99\u{A0}€", "de-DE": "999,99\u{A0}€",
                "de-CH": "CHF\u{A0}999.99", "es-ES": "999,99\u{A0}€", "ja-JP": "￥99,999",
            ]
        ),
        (
            1_234_56,
            [
                "en-US": "$1,234.56", "en-GB": "£1,234.56", "en-CA": "$1,234.56",
                "en-IN": "₹1,234.56", "fr-CA": "1\u{A0}234,56\u{A0}$",
                "fr-FR": "1\u{202F}234,56\u{A0}€", "de-DE": "1.234,56\u{A0}€",
                "de-CH": "CHF\u{A0}1’234.56", "es-ES": "1234,56\u{A0}€", "ja-JP": "￥123,456",
            ]
        ),
        (
            12_345_67,
            [
                "en-US": "$12,345.67", "en-GB": "£12,345.67", "en-CA": "$12,345.67",
                "en-IN": "₹12,345.67", "fr-CA": "12\u{A0}345,67\u{A0}$",
                "fr-FR": "12\u{202F}345,67\u{A0}€", "de-DE": "12.345,67\u{A0}€",
                "de-CH": "CHF\u{A0}12’345.67", "es-ES": "12.345,67\u{A0}€",
                "ja-JP": "￥1,234,567",
            ]
        ),
        (
            1_234_567_89,
            [
                "en-US": "$1,234,567.89", "en-GB": "£1,234,567.89", "en-CA": "$1,234,567.89",
                "en-IN": "₹12,34,567.89", "fr-CA": "1\u{A0}234\u{A0}567,89\u{A0}$",
                "fr-FR": "1\u{202F}234\u{202F}567,89\u{A0}€", "de-DE": "1.234.567,89\u{A0}€",
                "de-CH": "CHF\u{A0}1’234’567.89", "es-ES": "1.234.567,89\u{A0}€",
                "ja-JP": "￥123,456,789",
            ]
        ),
        (
            5_000_000_00,
            [
                "en-US": "$5,000,000.00", "en-GB": "£5,000,000.00", "en-CA": "$5,000,000.00",
                "en-IN": "₹50,00,000.00", "fr-CA": "5\u{A0}000\u{A0}000,00\u{A0}$",
                "fr-FR": "5\u{202F}000\u{202F}000,00\u{A0}€", "de-DE": "5.000.000,00\u{A0}€",
                "de-CH": "CHF\u{A0}5’000’000.00", "es-ES": "5.000.000,00\u{A0}€",
                "ja-JP": "￥500,000,000",
            ]
        ),
        (
            -1_234_56,
            [
                "en-US": "\u{2212}$1,234.56", "en-GB": "\u{2212}£1,234.56",
                "en-CA": "\u{2212}$1,234.56", "en-IN": "\u{2212}₹1,234.56",
                "fr-CA": "\u{2212}1\u{A0}234,56\u{A0}$",
                "fr-FR": "\u{2212}1\u{202F}234,56\u{A0}€", "de-DE": "\u{2212}1.234,56\u{A0}€",
                "de-CH": "\u{2212}CHF\u{A0}1’234.56", "es-ES": "\u{2212}1234,56\u{A0}€",
                "ja-JP": "\u{2212}￥123,456",
            ]
        ),
        (
            1_000_000_000_000_000,
            [
                "en-US": "$10,000,000,000,000.00", "en-GB": "£10,000,000,000,000.00",
                "en-CA": "$10,000,000,000,000.00", "en-IN": "₹1,00,00,00,00,00,000.00",
                "fr-CA": "10\u{A0}000\u{A0}000\u{A0}000\u{A0}000,00\u{A0}$",
                "fr-FR": "10\u{202F}000\u{202F}000\u{202F}000\u{202F}000,00\u{A0}€",
                "de-DE": "10.000.000.000.000,00\u{A0}€",
                "de-CH": "CHF\u{A0}10’000’000’000’000.00",
                "es-ES": "10.000.000.000.000,00\u{A0}€", "ja-JP": "￥1,000,000,000,000,000",
            ]
        ),
        (
            -1_000_000_000_000_000,
            [
                "en-US": "\u{2212}$10,000,000,000,000.00",
                "en-GB": "\u{2212}£10,000,000,000,000.00",
                "en-CA": "\u{2212}$10,000,000,000,000.00",
                "en-IN": "\u{2212}₹1,00,00,00,00,00,000.00",
                "fr-CA": "\u{2212}10\u{A0}000\u{A0}000\u{A0}000\u{A0}000,00\u{A0}$",
                "fr-FR": "\u{2212}10\u{202F}000\u{202F}000\u{202F}000\u{202F}000,00\u{A0}€",
                "de-DE": "\u{2212}10.000.000.000.000,00\u{A0}€",
                "de-CH": "\u{2212}CHF\u{A0}10’000’000’000’000.00",
                "es-ES": "\u{2212}10.000.000.000.000,00\u{A0}€",
                "ja-JP": "\u{2212}￥1,000,000,000,000,000",
            ]
        ),
        (
            Int64.min,
            [
                "en-US": "\u{2212}$92,233,720,368,547,758.08",
                "en-IN": "\u{2212}₹92,23,37,20,36,85,47,758.08",
            ]
        ),
    ]

    static let ownCurrencies = [
        "en-US": "USD", "en-GB": "GBP", "en-CA": "CAD", "en-IN": "INR", "fr-CA": "CAD",
        "fr-FR": "EUR", "de-DE": "EUR", "de-CH": "CHF", "es-ES": "EUR", "ja-JP": "JPY",
    ]

    @Test("write amounts as their locales do", arguments: ownCurrencies.keys.sorted())
    func amounts(locale: String) throws {
        let numbers = try writer(locale, try #require(Self.ownCurrencies[locale]))
        for (minorUnits, texts) in Self.amounts {
            guard let expected = texts[locale] else { continue }
            #expect(numbers.text(.money(minorUnits)) == expected)
        }
    }

    @Test(
        "write a month in full",
        arguments: [
            ("en-US", "June 2025"), ("de-AT", "Juni 2025"), ("fr-CA", "juin 2025"),
            ("ja-JP", "2025年6月"), ("ar-EG", "يونيو ٢٠٢٥"), ("lv-LV", "2025. g. jūnijs"),
        ])
    func months(locale: String, expected: String) throws {
        let day = try #require(CivilDate(iso: "2025-06-27"))
        #expect(try writer(locale, "USD").text(monthOf: day) == expected)
    }

    @Test(
        "give a currency as many decimals as it has",
        arguments: [
            ("en-US", "JPY", 1_234_567, "¥1,234,567"),
            ("en-US", "KWD", 1_234_567, "KWD\u{A0}1,234.567"),
            ("en-US", "KWD", 7, "KWD\u{A0}0.007"), ("de-DE", "JPY", 1_234_567, "1.234.567\u{A0}¥"),
            ("fr-FR", "KWD", -1_234_567, "\u{2212}1\u{202F}234,567\u{A0}KWD"),
            ("ja-JP", "USD", 1_234_56, "$1,234.56"), ("es-ES", "JPY", 1_234, "1234\u{A0}JPY"),
            ("es-ES", "JPY", 12_345, "12.345\u{A0}JPY"),
            ("en-IN", "JPY", 5_000_000, "JP¥50,00,000"),
        ] as [(String, String, Int64, String)])
    func decimals(locale: String, currency: String, minorUnits: Int64, expected: String) throws {
        #expect(try writer(locale, currency).text(.money(minorUnits)) == expected)
    }

    @Test(
        "sign own and foreign currencies as CLDR does",
        arguments: [
            (
                "en-US",
                "USD $|EUR €|GBP £|JPY ¥|INR ₹|CAD CA$|MXN MX$|CNY CN¥|CHF CHF_|PHP ₱|TWD NT$|XAF FCFA_|BRL R$"
            ),
            ("en-GB", "USD US$|EUR €|GBP £|JPY JP¥|INR ₹|CAD CA$|NZD NZ$|CHF CHF_|ZAR ZAR_"),
            ("en-CA", "CAD $|USD US$|JPY JP¥|EUR €|AUD A$|KRW ₩"),
            ("en-IN", "INR ₹|USD $|JPY JP¥|GBP £|HKD HK$|XCD EC$"),
            ("de-CH", "CHF CHF_|EUR EUR_|USD $_|GBP £_|JPY ¥_|AUD AU$_|SEK SEK_"),
            ("ja-JP", "JPY ￥|USD $|EUR €|CNY 元_|KRW ₩|PHP PHP_|CHF CHF_|AUD A$"),
        ])
    func symbolsBefore(locale: String, list: String) throws {
        for entry in list.split(separator: "|") {
            let parts = entry.replacing("_", with: "\u{A0}").split(separator: " ")
            let text = try writer(locale, String(parts[0])).text(.money(0))
            #expect(text.hasPrefix(String(parts[1]) + "0"), "\(text) for \(entry)")
        }
    }

    @Test(
        "sign currencies behind the amount as CLDR does",
        arguments: [
            (
                "fr-CA",
                "CAD $|USD $_US|AUD $_AU|NZD $_NZ|EUR €|GBP £|JPY ¥|CNY CN¥|INR INR|MXN MXN|CHF CHF"
            ),
            (
                "fr-FR",
                "EUR €|USD $US|CAD $CA|AUD $AU|GBP £GB|JPY JPY|CNY CNY|INR ₹|CHF CHF|XPF FCFP"
            ),
            ("de-DE", "EUR €|USD $|GBP £|JPY ¥|CHF CHF|AUD AU$|CAD CA$|PHP PHP|CNY CN¥"),
            ("es-ES", "EUR €|USD US$|GBP GBP|JPY JPY|CAD CAD|BRL BRL|VND ₫|CHF CHF"),
        ])
    func symbolsAfter(locale: String, list: String) throws {
        for entry in list.split(separator: "|") {
            let parts = entry.split(separator: " ")
            let symbol = parts[1].replacing("_", with: "\u{A0}")
            let text = try writer(locale, String(parts[0])).text(.money(0))
            #expect(text.hasSuffix("0\u{A0}" + symbol), "\(text) for \(entry)")
        }
    }

    @Test(
        "write a rate as a percentage",
        arguments: [
            ("en-US", "6.25%"), ("en-GB", "6.25%"), ("en-CA", "6.25%"), ("en-IN", "6.25%"),
            ("fr-CA", "6,25\u{A0}%"), ("fr-FR", "6,25\u{A0}%"), ("de-DE", "6,25\u{A0}%"),
            ("de-CH", "6.25%"), ("es-ES", "6,25\u{A0}%"), ("ja-JP", "6.25%"),
        ])
    func percent(locale: String, expected: String) throws {
        #expect(try writer(locale, "USD").text(.rate(ExactDecimal(625, scale: 4))) == expected)
    }

    @Test(
        "round a rate half up to three decimals where it has more than four",
        arguments: [
            (0, 0, "0%"), (5, 2, "5%"), (5, 1, "50%"), (5, 0, "500%"), (123, 0, "12,300%"),
            (62_500, 6, "6.25%"), (1, 4, "0.01%"), (1, 6, "0.0001%"), (61_234, 6, "6.1234%"),
            (612_345, 7, "6.123%"), (612_350, 7, "6.1235%"), (6_123_500, 8, "6.1235%"),
            (6_123_501, 8, "6.124%"), (6_123_499, 8, "6.123%"), (61_235_001, 9, "6.124%"),
            (61_234_999, 9, "6.123%"), (99_999_999, 9, "10.000%"), (1, 7, "0.000%"),
            (-625, 4, "\u{2212}6.25%"), (-6_123_501, 8, "\u{2212}6.124%"),
            (-6_123_499, 8, "\u{2212}6.123%"), (-1, 9, "0.000%"),
            (-99_999_999, 8, "\u{2212}99.999999%"), (-999_994, 6, "\u{2212}99.9994%"),
            (-9_999_996, 7, "\u{2212}99.99996%"),
            (-999_999_999_999, 12, "\u{2212}99.9999999999%"), (-1, 0, "\u{2212}100%"),
            (-999_999_949, 9, "\u{2212}99.99999%"),
        ] as [(Int128, Int, String)])
    func rates(coefficient: Int128, scale: Int, expected: String) throws {
        let rate = ExactDecimal(coefficient, scale: scale)
        #expect(try writer("en-US", "USD").text(.rate(rate)) == expected)
    }

    @Test(
        "write dates",
        arguments: [
            ("en-US", "Nov 5, 2026|Sep 30, 2026|Jan 1, 1600"),
            ("en-GB", "5 Nov 2026|30 Sept 2026|1 Jan 1600"),
            ("en-CA", "Nov 5, 2026|Sep 30, 2026|Jan 1, 1600"),
            ("en-IN", "5 Nov 2026|30 Sept 2026|1 Jan 1600"),
            ("fr-CA", "5 nov. 2026|30 sept. 2026|1 janv. 1600"),
            ("fr-FR", "5 nov. 2026|30 sept. 2026|1 janv. 1600"),
            ("de-DE", "05.11.2026|30.09.2026|01.01.1600"),
            ("de-CH", "05.11.2026|30.09.2026|01.01.1600"),
            ("es-ES", "5 nov 2026|30 sept 2026|1 ene 1600"),
            ("ja-JP", "2026/11/05|2026/09/30|1600/01/01"),
        ])
    func dates(locale: String, list: String) throws {
        let numbers = try writer(locale, "USD")
        let texts = try ["2026-11-05", "2026-09-30", "1600-01-01"].map {
            numbers.text(try #require(CivilDate(iso: $0)))
        }
        #expect(texts.joined(separator: "|") == list)
    }

    @Test("write counts, numbers and lengths of time with the marks of the locale")
    func otherKinds() throws {
        let french = try writer("fr-FR", "EUR")
        let indian = try writer("en-IN", "INR")
        let date = try #require(CivilDate(iso: "2027-01-31"))
        #expect(french.text(.count(12_345)) == "12\u{202F}345")
        #expect(french.text(.count(-7)) == "\u{2212}7")
        #expect(
            indian.text(.number(ExactDecimal(-123_456_789, scale: 3))) == "\u{2212}1,23,456.789")
        #expect(french.text(.duration(TermLength(ExactDecimal(1), .years))) == "1 year")
        #expect(
            french.text(.duration(TermLength(ExactDecimal(25, scale: 1), .years))) == "2,5 years")
        #expect(french.text(.duration(TermLength(ExactDecimal(360), .months))) == "360 months")
        #expect(french.text(.choice("half-up")) == "nearest (halves up)")
        let entries: [[NamedQuantity]] = [
            [.init("amount", .money(200_00)), .init("at", .count(12))],
            [.init("amount", .money(5_000_00)), .init("at", .date(date))],
        ]
        #expect(indian.text(.entries(entries)) == "₹200.00 at 12; ₹5,000.00 at 31 Jan 2027")
        #expect(indian.text(.entries([])) == "")
        let message: Message = [.text("After "), .value(.count(100_000))]
        #expect(indian.text(message) == "After 1,00,000")
    }

    @Test("hold the largest numbers there are")
    func largest() throws {
        let numbers = try writer("en-US", "USD")
        #expect(
            numbers.text(.number(ExactDecimal(.max)))
                == "170,141,183,460,469,231,731,687,303,715,884,105,727")
        #expect(
            numbers.text(.number(ExactDecimal(.min)))
                == "\u{2212}170,141,183,460,469,231,731,687,303,715,884,105,728")
        #expect(
            numbers.text(.number(ExactDecimal(1, scale: 30))) == "0."
                + String(repeating: "0", count: 29) + "1")
    }

    @Test(
        "are found by their language tag",
        arguments: [
            ("en-US", "en-US"), ("EN-us", "en-US"), ("fr-ca", "fr-CA"), ("ja-JP", "ja-JP"),
            ("en", nil), ("", nil), ("en_US", nil), ("en-US ", nil), ("en\rUS", nil),
            ("xx-XX", nil),
        ] as [(String, String?)])
    func named(tag: String, locale: String?) {
        #expect(NumberStyle.named(tag)?.locale == locale)
    }

    @Test("know the decimal mark people type", arguments: NumberStyle.all)
    func convention(style: NumberStyle) {
        let point = ["en", "mt", "ja", "ko", "zh", "ar", "he"]
        let isPoint = point.contains(String(style.locale.prefix(2))) || style.locale == "de-CH"
        #expect(style.convention == (isPoint ? .point : .comma))
    }

    @Test(
        "know whether a day stands before its month",
        arguments: [
            ("en-US", false), ("en-GB", true), ("de-DE", true), ("pt-PT", true), ("ja-JP", nil),
            ("lt-LT", nil), ("lv-LV", nil), ("ar-EG", true),
        ] as [(String, Bool?)])
    func order(locale: String, isDayFirst: Bool?) throws {
        #expect(try #require(NumberStyle.named(locale)).isDayFirst == isDayFirst)
    }
}
