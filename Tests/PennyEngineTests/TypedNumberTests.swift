import Testing

@testable import PennyEngine

@Suite("Typed amounts and rates")
struct TypedNumberTests {
    /// Typed amounts in USD, and their minor units.
    enum Reading: Equatable, Sendable {
        case cents(Int64)
        case no, ambiguous, negative, tooLarge, tooManyDecimals
        case other(String)
    }

    static let table: [(typed: String, point: Reading, comma: Reading)] = [
        ("NaN", .no, .no), ("nan", .no, .no), ("Infinity", .no, .no), ("-inf", .no, .no),
        ("1e308", .no, .no), ("1e-308", .no, .no), ("1e400", .no, .no), ("1e999999999", .no, .no),
        ("-0", .cents(0), .cents(0)), ("0", .cents(0), .cents(0)), ("0.1", .cents(10), .ambiguous),
        ("0,1", .ambiguous, .cents(10)), ("00012", .cents(1200), .cents(1200)),
        ("1,234.56", .cents(123_456), .no), ("1.234,56", .no, .cents(123_456)),
        ("1 234,56", .ambiguous, .cents(123_456)), ("1 234.56", .cents(123_456), .ambiguous),
        ("1\u{202F}234,56", .ambiguous, .cents(123_456)), ("1'234.56", .cents(123_456), .ambiguous),
        ("1’234.56", .cents(123_456), .ambiguous), ("1.234", .ambiguous, .cents(123_400)),
        ("1,234", .cents(123_400), .ambiguous), ("1,5", .ambiguous, .cents(150)),
        ("١٢٣", .cents(123_00), .cents(123_00)),
        ("１２３", .cents(123_00), .cents(123_00)), ("१२३", .no, .no), ("0x10", .no, .no),
        ("1_000", .cents(100_000), .cents(100_000)),
        ("9223372036854775807", .tooLarge, .tooLarge),
        ("9223372036854775808", .tooLarge, .tooLarge),
        ("-9223372036854775808", .negative, .negative),
        (String(repeating: "9", count: 38), .tooLarge, .tooLarge),
        ("10000000000000", .cents(1_000_000_000_000_000), .cents(1_000_000_000_000_000)),
        ("10000000000000.01", .tooLarge, .ambiguous), ("10000000000001", .tooLarge, .tooLarge),
        ("0.000000000000000000000000000001", .tooManyDecimals, .ambiguous),
        ("0,000000000000000000000000000001", .ambiguous, .tooManyDecimals),
        ("1.005", .ambiguous, .cents(100_500)), ("1.500", .ambiguous, .cents(150_000)),
        ("+5", .no, .no), ("5%", .no, .no), ("$5", .cents(500), .cents(500)),
        ("$ 5", .cents(500), .cents(500)), ("5 USD", .cents(500), .cents(500)),
        ("€5", .other("EUR"), .other("EUR")), ("5 EUR", .other("EUR"), .other("EUR")),
        ("€1,264.14", .other("EUR"), .other("EUR")), ("£5", .other("GBP"), .other("GBP")),
        ("1264.14 EUR", .other("EUR"), .other("EUR")), ("R$ 5", .other("BRL"), .other("BRL")),
        ("US$ 5", .cents(500), .cents(500)), ("5 US$", .cents(500), .cents(500)),
        ("usd 5", .cents(500), .cents(500)), ("100 all", .no, .no), ("kr 5", .no, .no),
        ("USD.50", .cents(50), .ambiguous), ("−5", .negative, .negative),
        ("-5", .negative, .negative),
        ("$-5", .negative, .negative), ("-$5", .no, .no), ("5-", .no, .no), ("(5)", .no, .no),
        ("1e", .no, .no), (".", .no, .no), (",", .no, .no), ("-", .no, .no), ("", .no, .no),
        (" ", .no, .no), (".5", .cents(50), .ambiguous), ("5.", .no, .no), ("--5", .no, .no),
        ("50,00,000", .cents(500_000_000), .no), ("50,00,000.25", .cents(500_000_025), .no),
        ("1,00,000", .cents(10_000_000), .no), ("100,00,000", .ambiguous, .no),
        ("12,34", .ambiguous, .cents(1234)), ("12,34,56", .ambiguous, .no),
        ("1,2345", .ambiguous, .tooManyDecimals),
        ("1234,567", .ambiguous, .tooManyDecimals), ("1,,000", .no, .no),
        ("1,234 567", .ambiguous, .no),
        ("1 2", .ambiguous, .ambiguous), ("350,000", .cents(35_000_000), .ambiguous),
        ("0.125", .tooManyDecimals, .ambiguous),
        ("0.120", .cents(12), .ambiguous), ("1234.500", .cents(123_450), .ambiguous),
        ("012.500", .cents(1250), .ambiguous),
        ("five", .no, .no),
        ("350k", .cents(35_000_000), .cents(35_000_000)),
        ("350 K", .cents(35_000_000), .cents(35_000_000)),
        ("1.2m", .cents(120_000_000), .ambiguous), ("1,2 m", .ambiguous, .cents(120_000_000)),
        ("$1.5M", .cents(150_000_000), .ambiguous),
        ("2m USD", .cents(200_000_000), .cents(200_000_000)),
        ("1,200k", .cents(120_000_000), .ambiguous), ("0.0005k", .cents(50), .ambiguous),
        ("0.00001m", .cents(1000), .ambiguous), ("0.000001k", .tooManyDecimals, .ambiguous),
        ("99999999999m", .tooLarge, .tooLarge), ("350kk", .no, .no), ("k", .no, .no),
        ("350万", .cents(350_000_000), .cents(350_000_000)),
        ("3,500 万", .cents(3_500_000_000), .ambiguous),
        ("２千万", .cents(2_000_000_000), .cents(2_000_000_000)),
        ("1億", .cents(10_000_000_000), .cents(10_000_000_000)),
        ("٢٠٠ ألف", .cents(20_000_000), .cents(20_000_000)),
        ("٣ مليون USD", .cents(300_000_000), .cents(300_000_000)), ("万", .no, .no),
        ("350 mm", .no, .no), ("3k5", .no, .no), ("-5k", .negative, .negative),
        ("5\n", .no, .no), ("5\u{0}", .no, .no), ("2026-11-20", .no, .no), ("1/2", .no, .no),
    ]

    @Test(arguments: table)
    func anAmountIsReadByTheConventionOrRefused(
        _ typed: String, _ point: Reading, _ comma: Reading
    ) {
        #expect(Self.reading(of: typed, .point) == point)
        #expect(Self.reading(of: typed, .comma) == comma)
    }

    static func reading(of typed: String, _ convention: NumberConvention) -> Reading? {
        let parser = AmountParser(currency: .usDollar, convention: convention, allowsZero: true)
        do throws(InputFailure) {
            return .cents(try parser.amount(typed))
        } catch {
            return switch error.kind {
            case .notAnAmount(typed): .no
            case .amountInOther(typed, let other, .usDollar): .other(other.code)
            case .ambiguousNumber(typed): .ambiguous
            case .negative(typed, example: _): .negative
            case .amountTooLarge(typed): .tooLarge
            case .tooManyDecimals(typed, "USD", 2): .tooManyDecimals
            default: nil
            }
        }
    }

    @Test(arguments: [
        ("JPY", "1000", Int64(1000)), ("JPY", "1000.0", 1000), ("JPY", "¥5", 5),
        ("KWD", "1.234", 1234), ("KWD", "1.2", 1200), ("EUR", "5 €", 500),
        ("INR", "₹50,00,000", 500_000_000),
    ])
    func anAmountIsCountedInTheCurrencysMinorUnit(
        _ code: String, _ typed: String, _ units: Int64
    ) throws {
        let currency = try #require(Currency(code: code))
        let parser = AmountParser(currency: currency, convention: .point, allowsZero: true)
        #expect(try parser.amount(typed) == units)
    }

    enum RateReading: Equatable, Sendable {
        case ratio(String)
        /// A mark that is not the decimal mark.
        case mark
        case no, bare, negative, tooLarge
    }

    @Test(arguments: [
        ("6.25%", RateReading.ratio("0.0625"), RateReading.mark),
        ("6,25%", .mark, .ratio("0.0625")),
        (" 6.25 % ", .ratio("0.0625"), .mark), ("0%", .ratio("0"), .ratio("0")),
        ("-0%", .ratio("0"), .ratio("0")),
        ("1000%", .ratio("10"), .ratio("10")), ("1,000%", .mark, .ratio("0.01")),
        ("0,125%", .mark, .ratio("0.00125")), ("0.125%", .ratio("0.00125"), .mark),
        ("1 000%", .mark, .mark),
        ("1000.0001%", .tooLarge, .mark), ("1001%", .tooLarge, .tooLarge),
        ("-1%", .negative, .negative),
        ("6.25", .bare, .mark), ("6", .bare, .bare), ("%", .no, .no), ("", .no, .no),
        ("6.25%%", .no, .mark),
        ("6.25 percent", .no, .mark), ("%6", .no, .no), ("6.25% a year", .no, .mark),
        ("NaN%", .no, .no),
        ("1e2%", .no, .no), ("+5%", .no, .no), ("0.0000000001%", .ratio("0.000000000001"), .mark),
        ("0.00000000001%", .no, .mark), ("5.000000000000%", .ratio("0.05"), .mark),
        ("٥%", .ratio("0.05"), .ratio("0.05")), ("५%", .no, .no),
        ("99999999999999999999999999%", .no, .no), ("$5%", .no, .no), ("5‰", .no, .no),
    ])
    func aRateNeedsItsPercentSign(
        _ typed: String, _ point: RateReading, _ comma: RateReading
    ) {
        #expect(Self.rate(of: typed, .point) == point)
        #expect(Self.rate(of: typed, .comma) == comma)
    }

    static func rate(of typed: String, _ convention: NumberConvention) -> RateReading? {
        do throws(InputFailure) {
            return .ratio(try InputReader.parseRate(typed, convention).text())
        } catch {
            return switch error.kind {
            case .notARate(typed): .no
            case .markInRate(typed): .mark
            case .rateWithoutPercent: .bare
            case .negative(typed, example: _): .negative
            case .rateTooLarge(typed): .tooLarge
            default: nil
            }
        }
    }

    @Test(arguments: [
        ("-2%", "-0.02"), ("−2.5%", "-0.025"), ("-99.9999999999%", "-0.999999999999"),
        ("5%", "0.05"),
    ])
    func aReturnMayBeALossOfLessThanTheWhole(_ typed: String, _ ratio: String) throws {
        #expect(try InputReader.parseRate(typed, .point, isReturn: true).text() == ratio)
    }

    @Test(arguments: [
        ("1", Int?(1)), ("31", 31), (" 7 ", 7), ("0", nil), ("32", nil), ("-1", nil), ("1.5", nil),
        ("1.0", 1), ("01", 1), ("", nil), ("one", nil), ("1e1", nil),
        ("9999999999999999999999999", nil),
    ])
    func aCountIsAWholeNumberInItsRange(_ typed: String, _ count: Int?) {
        #expect((try? InputReader.parseCount(typed, .point, 1...31)) == count)
    }

    @Test(arguments: [
        ("1,000", NumberConvention.point, Int?(1000)), ("1.000", .comma, 1000), ("1,0", .comma, 1),
        ("1.5", .comma, nil),
    ])
    func aCountIsTypedAsNumbersAreTypedHere(
        _ typed: String, _ convention: NumberConvention, _ count: Int?
    ) {
        #expect((try? InputReader.parseCount(typed, convention, 1...5200)) == count)
    }
}
