import PennyNaturals
import PennyTestSupport
import Testing

@testable import PennyEngine

@Suite("Logarithms, exponentials and powers with an error bound")
struct LogarithmTests {
    /// Truncated digits of tables: NIST Digital Library of Mathematical Functions, 4.2.11; OEIS
    /// A002162 and A002392.
    static let constants = [
        ("2", "0.693147180559945309417232121458176568075500134360255254"),
        ("10", "2.302585092994045684017991454684364207601101488628772976"),
    ]

    @Test(arguments: constants)
    func logarithmsAreThoseOfTables(value: String, digits: String) throws {
        for precision in Precision.steps {
            let found = WideFixed(try #require(Int64(value)), precision).logarithm
            #expect(Self.holds(found, digits))
            #expect(found.high.saturatingMinus(found.low) <= big(4))
        }
    }

    @Test func eIsThatOfTables() throws {
        for precision in Precision.steps {
            let found = try #require(WideFixed(1, precision).exponential)
            #expect(Self.holds(found, "2.718281828459045235360287471352662497757247093699959574"))
            #expect(found.high.saturatingMinus(found.low) <= big(4))
        }
    }

    @Test func theLogarithmAndTheExponentialUndoEachOther() throws {
        var random = SeededGenerator()
        for round in 0..<120 {
            let precision = Precision.steps[round % 2]
            let top = random.next() >> UInt64(random.number(in: 0...60)) | 1
            let bottom = UInt64(random.number(in: 1...Int(min(top, 1 << 40))))
            let value = WideFixed(big(top), over: big(bottom), precision)
            let back = try #require(value.logarithm.exponential)
            #expect(back.low <= value.high && value.low <= back.high, "\(random)")
            let width = back.high.saturatingMinus(back.low).bitWidth
            #expect(width <= value.high.bitWidth - precision.fractionBits + 4, "\(random)")
        }
    }

    @Test func aPowerOfARatioIsTheRootOfAPower() throws {
        var random = SeededGenerator()
        for _ in 0..<80 {
            let value = WideFixedLawTests.pair(&random, Precision.steps[0])
            let (top, bottom) = (random.number(in: 0...9), random.number(in: 1...9))
            let power = try #require(value.wide.power(Ratio(Int128(top), Int128(bottom))))
            let whole = value.exact.numerator.power(top) << (192 * bottom)
            let under = value.exact.denominator.power(top)
            #expect(power.low.power(bottom) * under <= whole, "\(random)")
            #expect(whole <= power.high.power(bottom) * under, "\(random)")
        }
    }

    @Test func aWideBoundStaysABound() throws {
        let precision = Precision.steps[0]
        let wide = WideFixed(
            low: WideFixed(1, precision).low, high: WideFixed(100, precision).high,
            fractionBits: 192)
        let logarithm = wide.logarithm
        #expect(logarithm.low.isZero)
        #expect(logarithm.high == WideFixed(100, precision).logarithm.high)
        let power = try #require(wide.exponential)
        #expect(power.low == WideFixed(1, precision).exponential?.low)
        #expect(power.high == WideFixed(100, precision).exponential?.high)
        let around = WideFixed(
            low: WideFixed(big(1), over: big(4), precision).low, high: WideFixed(4, precision).high,
            fractionBits: 192)
        let half = try #require(around.power(Ratio(1, 2)))
        #expect(half.low <= WideFixed(big(1), over: big(2), precision).low)
        #expect(WideFixed(2, precision).high <= half.high)
    }

    @Test func aValueTooLargeHasNoExponential() {
        #expect(WideFixed(2839, Precision.steps[0]).exponential != nil)
        #expect(WideFixed(2840, Precision.steps[0]).exponential == nil)
    }

    @Test(arguments: [
        ("8", "2", "3/1"), ("2", "8", "1/3"), ("1", "5", "0/1"), ("32", "8", "5/3"),
        ("2.25", "1.5", "2/1"), ("10", "10", "1/1"),
    ])
    func logarithmsThatAreFractionsAreExact(value: String, base: String, expected: String) throws {
        let (value, base) = (try Self.fraction(value), try Self.fraction(base))
        #expect(value.logarithm(base: base)?.ratioText == expected)
        let wide = try #require(
            Self.wide(value).logarithm(base: Self.wide(base)))
        let exact = try #require(value.logarithm(base: base))
        #expect(wide.low * exact.denominator <= exact.numerator << 192)
        #expect(exact.numerator << 192 <= wide.high * exact.denominator)
    }

    @Test func anIrrationalLogarithmIsNoFraction() throws {
        #expect(try Self.fraction("2").logarithm(base: Self.fraction("1.05")) == nil)
        #expect(try Self.fraction("3").logarithm(base: Self.fraction("2")) == nil)
    }

    @Test func aPowerThatIsAFractionIsExactAndNoOtherIsGiven() throws {
        #expect(try Self.fraction("2.25").power(Ratio(3, 2))?.ratioText == "27/8")
        #expect(try Self.fraction("2").power(Ratio(1, 2)) == nil)
        #expect(try Self.fraction("1.05").power(Ratio(1, 365)) == nil)
        #expect(try Self.fraction("1.05").power(Ratio(Int128(1) << 100, 1)) == nil)
        #expect(try Self.fraction("1").power(Ratio(7, 365))?.ratioText == "1/1")
        #expect(try Self.fraction("5").power(Ratio(0, 1))?.ratioText == "1/1")
    }

    private static func fraction(_ text: String) throws -> ExactFraction {
        let parts = text.split(separator: ".")
        let decimals = parts.count > 1 ? String(parts[1]) : ""
        let coefficient = try #require(Int128(String(parts[0]) + decimals))
        return ExactFraction(ExactDecimal(coefficient, scale: decimals.count))
    }

    private static func wide(_ value: ExactFraction) -> WideFixed {
        WideFixed(value.numerator, over: value.denominator, Precision.steps[0])
    }

    /// Whether the bound includes a value whose digits are truncated.
    private static func holds(_ bound: WideFixed, _ digits: String) -> Bool {
        let plain = digits.filter { $0 != "." }
        let scale = digits.split(separator: ".")[1].count
        guard let value = number(plain) else { return false }
        let unit = BigNatural(UInt64(10)).power(scale)
        let (low, high) = (bound.low * unit, bound.high * unit)
        return value << bound.fractionBits <= high && low <= (value + .one) << bound.fractionBits
    }

    private static func number(_ digits: String) -> BigNatural? {
        digits.reduce(BigNatural.zero) { sum, digit in
            guard let sum, let value = digit.wholeNumberValue else { return nil }
            return sum * big(10) + big(UInt64(value))
        }
    }
}
