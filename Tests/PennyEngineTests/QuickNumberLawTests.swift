import PennyNaturals
import PennyTestSupport
import Testing

@testable import PennyEngine

@Suite("Laws of quick numbers, held against exact fractions and wide fixed point")
struct QuickNumberLawTests {
    /// A value in each kind of number.
    struct Triple {
        var quick: QuickNumber
        var exact: ExactFraction
        var wide: WideFixed

        /// |exact − mantissa × 2^exponent| ≤ error × 2^exponent.
        var isBracketed: Bool {
            if quick.isUnknown { return true }
            let value = exact.numerator << max(0, -quick.exponent)
            let unit = exact.denominator << max(0, quick.exponent)
            let middle = BigNatural(quick.mantissa) * unit
            let off = value.saturatingMinus(middle) + middle.saturatingMinus(value)
            return off <= BigNatural(quick.error) * unit
        }

        static func + (lhs: Self, rhs: Self) -> Self {
            Self(
                quick: lhs.quick + rhs.quick, exact: lhs.exact + rhs.exact,
                wide: lhs.wide + rhs.wide)
        }

        static func * (lhs: Self, rhs: Self) -> Self {
            Self(
                quick: lhs.quick * rhs.quick, exact: lhs.exact * rhs.exact,
                wide: lhs.wide * rhs.wide)
        }

        static func / (lhs: Self, rhs: Self) -> Self {
            Self(
                quick: lhs.quick / rhs.quick, exact: lhs.exact / rhs.exact,
                wide: lhs.wide / rhs.wide)
        }

        func saturatingMinus(_ other: Self) -> Self {
            Self(
                quick: quick.saturatingMinus(other.quick),
                exact: exact.saturatingMinus(other.exact), wide: wide.saturatingMinus(other.wide))
        }
    }

    /// A number of up to four words, often all zeros or all ones, over another one.
    static func triple(_ random: inout SeededGenerator) -> Triple {
        let top = BigNatural(normalising: random.limbs(random.number(in: 0...4)))
        var bottom = BigNatural(normalising: random.limbs(random.number(in: 0...4)))
        if bottom.isZero { bottom = .one }
        let precision = Precision.steps[1]
        return Triple(
            quick: QuickNumber(top, over: bottom, precision),
            exact: ExactFraction(top, over: bottom, precision),
            wide: WideFixed(top, over: bottom, precision))
    }

    /// The results of some operations become the operands of others, so that errors of every size
    /// are combined.
    @Test func theBoundHoldsTheExactValueAfterEveryOperation() {
        var random = SeededGenerator()
        for _ in 0..<300 {
            var values = [Self.triple(&random), Self.triple(&random)]
            for step in 0..<8 {
                let (first, second) = (random.pick(values), random.pick(values))
                var results = [first + second, first * second, first.saturatingMinus(second)]
                if !second.exact.isZero { results.append(first / second) }
                // Near cancellation leaves an error that is large relative to the value.
                results.append((first + second).saturatingMinus(random.pick(values)))
                for (index, result) in results.enumerated() {
                    #expect(result.isBracketed, "operation \(index) of step \(step), \(random)")
                }
                let isShort = results.allSatisfy { $0.exact.denominator.bitWidth < 4000 }
                if isShort { values.append(random.pick(results)) }
            }
        }
    }

    @Test func aRoundingTheBoundDecidesIsTheExactOneAndThatOfWideNumbers() {
        var random = SeededGenerator()
        var decided = 0
        for _ in 0..<600 {
            let (first, second) = (Self.triple(&random), Self.triple(&random))
            for value in [first, first * second, first.saturatingMinus(second)] {
                for rule in RoundingRule.allCases {
                    guard let quick = value.quick.rounded(rule) else { continue }
                    decided += 1
                    #expect(quick == value.exact.rounded(rule), "\(rule), \(random)")
                    let wide = value.wide.rounded(rule)
                    #expect(wide == nil || wide == quick, "\(rule), \(random)")
                }
            }
        }
        #expect(decided > 3000)
    }

    @Test func ticksOfALongDiscountKeepNearlyAllTheirBits() {
        let growth = QuickNumber(big(1205), over: big(1200), Precision.steps[0])
        let discount = QuickNumber(1, exponent: 0) / growth
        var factor = QuickNumber(1, exponent: 0)
        for _ in 0..<5200 { factor = factor * discount }
        #expect(factor.mantissa.leadingZeroBitCount == 0)
        #expect(factor.error < 1 << 17)
        let power = growth.power(5200)
        #expect(power.mantissa.leadingZeroBitCount == 0)
        #expect(power.error < 1 << 17)
    }

    @Test func wholeNumbersAreKnownWithoutAnError() {
        var random = SeededGenerator()
        for _ in 0..<300 {
            let first = random.next() >> UInt64(random.number(in: 1...63))
            let second = random.next() >> UInt64(random.number(in: 1...63))
            let (one, other) = (QuickNumber(big(first)), QuickNumber(big(second)))
            #expect((one + other).rounded(.up) == big(first) + big(second), "\(random)")
            #expect((one * other).rounded(.up) == big(first) * big(second), "\(random)")
            let rest = one.saturatingMinus(other)
            #expect(rest.rounded(.up) == big(first).saturatingMinus(big(second)), "\(random)")
            #expect((one * other).error == 0)
        }
    }

    @Test func zeroTimesAValueWithAnErrorIsZero() {
        let third = QuickNumber(.one, over: big(3), Precision.steps[0])
        #expect(third.error > 0)
        #expect(third * .zero == .zero)
        #expect(.zero * third == .zero)
        #expect(.zero / third == .zero)
        #expect(third + .zero == third)
        #expect(third.saturatingMinus(.zero) == third)
        #expect(QuickNumber.zero.saturatingMinus(third) == .zero)
    }

    /// 1/3 + 13/6, which no binary fraction holds.
    @Test func aTieIsLeftToExactNumbers() {
        let precision = Precision.steps[0]
        let tie =
            QuickNumber(.one, over: big(3), precision)
            + QuickNumber(big(13), over: big(6), precision)
        #expect(tie.rounded(.halfUp) == nil)
        #expect(tie.rounded(.halfEven) == nil)
        #expect(tie.rounded(.up) == big(3))
        #expect(tie.rounded(.down) == big(2))
    }

    @Test(arguments: RoundingRule.allCases) func aTieThatIsHeldExactlyIsRounded(
        _ rule: RoundingRule
    ) {
        for (top, bottom) in [(5, 2), (7, 2), (1, 2), (1, 4), (3, 4), (0, 1)] as [(UInt64, UInt64)]
        {
            let quick = QuickNumber(big(top), over: big(bottom), Precision.steps[0])
            let exact = ExactFraction(big(top), over: big(bottom))
            #expect(quick.rounded(rule) == exact.rounded(rule))
        }
    }

    /// A value whose 128 bits are all behind the point is not taken for a half.
    @Test func lessThanAHalfByTheLastBitIsRoundedDown() {
        let nearly = QuickNumber(.max, exponent: -129)
        #expect(nearly.rounded(.halfUp) == .zero)
        #expect(nearly.rounded(.up) == .one)
        #expect(QuickNumber(1 << 127, exponent: -128).rounded(.halfUp) == .one)
        #expect(QuickNumber(1 << 127, exponent: -128).rounded(.halfEven) == .zero)
    }

    @Test func anUnknownValueStaysUnknown() {
        let one = QuickNumber(1, exponent: 0)
        let unknown = one / .zero
        #expect(unknown.isUnknown)
        for value in [
            unknown + one, one + unknown, unknown * one, one * unknown, unknown / one,
            one / unknown, unknown.saturatingMinus(one), one.saturatingMinus(unknown),
            unknown * .zero,
        ] {
            #expect(value.isUnknown)
            #expect(value.rounded(.down) == nil)
            #expect(!value.isPositive)
        }
        #expect(QuickNumber(big(10)).power(1 << 20).isUnknown)
    }
}
