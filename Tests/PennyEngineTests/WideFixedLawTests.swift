import PennyNaturals
import PennyTestSupport
import Testing

@testable import PennyEngine

@Suite("Laws of wide fixed point and exact fractions")
struct WideFixedLawTests {
    /// A value in both kinds of number.
    struct Pair {
        var wide: WideFixed
        var exact: ExactFraction

        /// low ≤ exact × 2^bits ≤ high.
        var isBracketed: Bool {
            let scaled = exact.numerator << wide.fractionBits
            return wide.low * exact.denominator <= scaled && scaled <= wide.high * exact.denominator
        }
    }

    static func pair(_ random: inout SeededGenerator, _ precision: Precision) -> Pair {
        let top = BigNatural(random.next() >> UInt64(random.number(in: 0...63)))
        let bottom = BigNatural(random.next() >> UInt64(random.number(in: 0...63)) | 1)
        return Pair(
            wide: WideFixed(top, over: bottom, precision),
            exact: ExactFraction(top, over: bottom, precision))
    }

    /// With few bits, every operation of the series has to widen the bound by itself.
    @Test(arguments: [1, 2, 3, 8, 17])
    func theBoundHoldsWithFewBits(_ bits: Int) {
        let few = Precision(fractionBits: bits)
        for number in UInt64(1)...40 {
            let whole = BigNatural(number)
            let value = WideFixed(BigNatural(UInt64(100)), over: BigNatural(UInt64(41)), few)
            let exact = ExactFraction(BigNatural(UInt64(100)), over: BigNatural(UInt64(41)))
            let quotient = Pair(
                wide: value.divided(by: whole), exact: exact / ExactFraction(whole, over: .one))
            let product = Pair(
                wide: value.multiplied(by: whole), exact: exact * ExactFraction(whole, over: .one))
            let coarse = Pair(wide: value.converted(to: bits - 1), exact: exact)
            #expect(quotient.isBracketed && product.isBracketed && coarse.isBracketed)
        }
    }

    @Test(arguments: 8...80)
    func theLogarithmOfTwoLiesWithinItsBoundAtAnyPrecision(_ bits: Int) {
        let value = WideFixed.logarithmOfTwo(bits)
        let precise = WideFixed.logarithmOfTwo(bits + 200)
        #expect(value.low << 200 <= precise.low)
        #expect(precise.high <= value.high << 200)
    }

    @Test func theBoundHoldsTheExactValueAfterEveryOperation() {
        var random = SeededGenerator()
        for round in 0..<250 {
            let precision = Precision.steps[round % 2]
            let first = Self.pair(&random, precision)
            let second = Self.pair(&random, precision)
            let exponent = random.number(in: 1...9)
            var results = [
                Pair(wide: first.wide + second.wide, exact: first.exact + second.exact),
                Pair(wide: first.wide * second.wide, exact: first.exact * second.exact),
                Pair(
                    wide: first.wide.saturatingMinus(second.wide),
                    exact: first.exact.saturatingMinus(second.exact)),
                Pair(wide: first.wide.power(exponent), exact: first.exact.power(exponent)),
            ]
            if !second.exact.numerator.isZero {
                results.append(
                    Pair(wide: first.wide / second.wide, exact: first.exact / second.exact))
            }
            for (index, result) in results.enumerated() {
                #expect(result.isBracketed, "operation \(index), \(random)")
            }
        }
    }

    @Test func theBoundHoldsTheRoot() throws {
        var random = SeededGenerator()
        for _ in 0..<60 {
            let value = Self.pair(&random, Precision.steps[0])
            let degree = random.number(in: 2...13)
            let root = try #require(value.wide.root(degree))
            let shift = root.fractionBits * degree
            let scaled = value.exact.numerator << shift
            #expect(root.low.power(degree) * value.exact.denominator <= scaled, "\(random)")
            #expect(scaled <= root.high.power(degree) * value.exact.denominator, "\(random)")
            let isSmall = value.exact.numerator < value.exact.denominator
            let width = root.high.saturatingMinus(root.low)
            #expect(isSmall || width <= big(2), "\(random)")
        }
    }

    /// Above the highest iterated degree, logarithms give the root.
    @Test(arguments: [25, 26, 52, 73, 365]) func aHighRootLiesWithinItsBound(_ degree: Int) throws {
        var random = SeededGenerator()
        for _ in 0..<6 {
            let value = Self.pair(&random, Precision.steps[0])
            let root = try #require(value.wide.root(degree))
            let shift = root.fractionBits * degree
            let scaled = value.exact.numerator << shift
            #expect(root.low.power(degree) * value.exact.denominator <= scaled, "\(random)")
            #expect(scaled <= root.high.power(degree) * value.exact.denominator, "\(random)")
            #expect(root.high.saturatingMinus(root.low).bitWidth <= 16, "\(random)")
        }
    }

    @Test(arguments: [1, 2, 24, 365]) func anyRootOfOneIsOne(_ degree: Int) throws {
        let one = WideFixed(.one, over: .one, Precision.steps[0])
        #expect(try #require(one.root(degree)) == one)
    }

    @Test func aRoundingTheBoundDecidesIsTheExactOne() {
        var random = SeededGenerator()
        var decided = 0
        for _ in 0..<400 {
            let first = Self.pair(&random, Precision.steps[0])
            let second = Self.pair(&random, Precision.steps[0])
            for rule in RoundingRule.allCases {
                let wide = (first.wide * second.wide).rounded(rule)
                guard let wide else { continue }
                decided += 1
                #expect(wide == (first.exact * second.exact).rounded(rule), "\(rule), \(random)")
            }
        }
        #expect(decided > 1500)
    }

    @Test func sumsOfFractionsKeepADenominatorThatBothShare() {
        let ninth = ExactFraction(.one, over: big(9))
        let sixth = ExactFraction(.one, over: big(6))
        let third = ExactFraction(big(1), over: big(3))
        #expect(third + ninth == ExactFraction(big(4), over: big(9)))
        #expect(sixth + third == ExactFraction(big(1), over: big(2)).multiplied(by: 3))
        #expect(third.saturatingMinus(ninth) == ExactFraction(big(2), over: big(9)))
        #expect(ninth.saturatingMinus(third).numerator == .zero)
        let grown = ExactFraction(big(101), over: big(100)).power(40)
        #expect((grown + third + grown).denominator.bitWidth < 280)
    }

    @Test(arguments: [(8, 27, 3, 2, 3), (16, 81, 4, 2, 3), (32, 162, 4, 2, 3), (0, 5, 7, 0, 1)])
    func aRootThatIsAFractionIsFound(
        _ top: UInt64, _ bottom: UInt64, _ degree: Int, _ rootTop: UInt64, _ rootBottom: UInt64
    ) {
        let root = ExactFraction(BigNatural(top), over: BigNatural(bottom)).root(degree)
        #expect(root == ExactFraction(BigNatural(rootTop), over: BigNatural(rootBottom)))
    }

    @Test func aRootThatIsNoFractionIsNotHeld() {
        #expect(ExactFraction(big(2), over: .one).root(2) == nil)
        #expect(ExactFraction(big(4), over: big(3)).root(2) == nil)
    }
}

extension ExactFraction {
    /// The same value with a longer numerator and denominator.
    fileprivate func multiplied(by factor: UInt64) -> ExactFraction {
        ExactFraction(
            numerator * BigNatural(factor), over: denominator * BigNatural(factor))
    }
}
