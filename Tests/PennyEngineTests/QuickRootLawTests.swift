import PennyNaturals
import PennyTestSupport
import Testing

@testable import PennyEngine

@Suite("Laws of the roots of quick numbers")
struct QuickRootLawTests {
    /// A value from a half to two, mostly near one.
    static func base(_ random: inout SeededGenerator) -> ExactFraction {
        let whole = UInt64(1_000_000)
        let off = UInt64(random.number(in: 0...random.pick([9, 999, 99_999, 499_999])))
        let top = random.number(in: 0...1) == 0 ? whole + off : whole - off
        return ExactFraction(big(top), over: big(whole))
    }

    @Test(arguments: [2, 3, 6, 12, 24, 26, 52, 365]) func theBoundHoldsTheRoot(
        _ degree: Int
    ) throws {
        var random = SeededGenerator()
        for _ in 0..<40 {
            let base = Self.base(&random)
            let precision = Precision.steps[0]
            let value = QuickNumber(base.numerator, over: base.denominator, precision)
            let root = try #require(value.root(degree), "\(base), \(random)")
            let wide = try #require(
                WideFixed(base.numerator, over: base.denominator, precision).root(degree))
            let shift = wide.fractionBits + root.exponent
            let low = BigNatural(root.mantissa - UInt128(root.error)) << shift
            let high = BigNatural(root.mantissa + UInt128(root.error)) << shift
            #expect(low <= wide.high && wide.low <= high, "\(base), \(random)")
            #expect(root.error < 1 << 16, "\(base), \(random)")
        }
    }

    @Test func aPowerOfARatioIsNearThatOfWideNumbers() throws {
        var random = SeededGenerator()
        for _ in 0..<40 {
            let base = Self.base(&random)
            let exponent = Ratio(
                Int128(random.number(in: 1...400)), Int128(random.pick([1, 2, 12, 365])))
            let precision = Precision.steps[0]
            let quick = try #require(
                QuickNumber(base.numerator, over: base.denominator, precision).power(exponent))
            let wide = try #require(
                WideFixed(base.numerator, over: base.denominator, precision).power(exponent))
            let shift = wide.fractionBits + quick.exponent
            if shift < 0 { continue }
            let low = BigNatural(quick.mantissa - UInt128(quick.error)) << shift
            let high = BigNatural(quick.mantissa + UInt128(quick.error)) << shift
            #expect(low <= wide.high && wide.low <= high, "\(base), \(exponent), \(random)")
        }
    }

    @Test(arguments: [1, 2, 24, 365]) func anyRootOfOneIsOne(_ degree: Int) throws {
        let one = QuickNumber(1, exponent: 0)
        #expect(try #require(one.root(degree)) == one)
    }

    @Test func aRootOfAValueFarFromOneIsNotHeld() {
        #expect(QuickNumber(5, exponent: 0).root(2) == nil)
        #expect(QuickNumber(1, exponent: -3).root(2) == nil)
        #expect(QuickNumber.zero.root(2) == nil)
        #expect(QuickNumber.unknown.root(2) == nil)
        #expect(QuickNumber.unknown.power(Ratio(1, 2)) == nil)
    }

    /// A loan compounded twice a year needs a sixth root. Its rows are the same with quick and with
    /// wide numbers.
    @Test(arguments: RoundingRule.allCases) func interestByQuickGrowthIsThatByWide(
        _ rule: RoundingRule
    ) throws {
        var random = SeededGenerator()
        for _ in 0..<40 {
            let rate = ExactDecimal(Int128(random.number(in: 1...200_000)), scale: 6)
            let periodic = PeriodicRate(rate, .timesAYear(2), periodsAYear: 12)
            guard case .factor(let factor, .quick) = periodic else {
                Issue.record("\(rate) has no quick growth")
                return
            }
            let wide = PeriodicRate.factor(
                factor, known: .wide(factor.value(WideFixed.self, Precision.steps[0])))
            for _ in 0..<10 {
                let balance = Int64(random.number(in: 0...100_000_000_000))
                #expect(
                    try periodic.interest(on: balance, rule) == wide.interest(on: balance, rule),
                    "\(balance) at \(rate), \(random)")
            }
        }
    }
}
