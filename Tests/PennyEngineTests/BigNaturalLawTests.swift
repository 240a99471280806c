import PennyNaturals
import PennyTestSupport
import Testing

@testable import PennyEngine

@Suite("Laws of whole numbers of any size")
struct BigNaturalLawTests {
    static func number(_ random: inout SeededGenerator, _ limbs: Int) -> BigNatural {
        BigNatural(normalising: random.limbs(limbs))
    }

    @Test func aDividendIsQuotientTimesDivisorPlusASmallerRemainder() {
        var random = SeededGenerator()
        for size in 1...12 {
            for divisorSize in 1...12 {
                for _ in 0..<6 {
                    let dividend = Self.number(&random, size)
                    let divisor = Self.number(&random, divisorSize)
                    if divisor.isZero { continue }
                    let (quotient, rest) = dividend.quotientAndRemainder(dividingBy: divisor)
                    let isRight = quotient * divisor + rest == dividend && rest < divisor
                    #expect(isRight, "\(dividend) ÷ \(divisor), \(random)")
                }
            }
        }
    }

    /// Knuth's rare branches: the estimate is too large, and the divisor is added back.
    @Test(
        arguments: [
            ([0, 0, 1 << 63], [1, 1 << 63]), ([0, .max - 1, 1 << 63], [.max, 1 << 63]),
            ([3, 0, 1 << 63], [1, 0, 1 << 61]), ([.max, .max, .max, .max], [.max, .max]),
            ([0, 0, 0, 1], [.max, .max]), ([0, 0, 1 << 63, (1 << 63) - 1], [1, 0, 1 << 63]),
        ] as [([UInt64], [UInt64])])
    func theRareStepsOfLongDivisionAreRight(_ dividend: [UInt64], _ divisor: [UInt64]) {
        let top = BigNatural(normalising: dividend)
        let bottom = BigNatural(normalising: divisor)
        let (quotient, rest) = top.quotientAndRemainder(dividingBy: bottom)
        #expect(quotient * bottom + rest == top)
        #expect(rest < bottom)
    }

    @Test func aRootIsTheLargestWhosePowerIsNotAbove() {
        var random = SeededGenerator()
        for _ in 0..<150 {
            let value = Self.number(&random, random.number(in: 0...6))
            let degree = random.number(in: 1...13)
            let root = value.integerRoot(degree)
            let isRight =
                root.power(degree) <= value && value < (root + .one).power(degree)
            #expect(isRight, "root \(degree) of \(value), \(random)")
        }
    }

    @Test func sumsDifferencesAndProductsAgree() {
        var random = SeededGenerator()
        for _ in 0..<400 {
            let first = Self.number(&random, random.number(in: 0...12))
            let second = Self.number(&random, random.number(in: 0...12))
            let third = Self.number(&random, random.number(in: 0...6))
            #expect((first + second).saturatingMinus(second) == first, "\(random)")
            #expect((first + second) * third == first * third + second * third, "\(random)")
            #expect(first * second == second * first, "\(random)")
            let below = min(first, second).saturatingMinus(max(first, second))
            #expect(below == .zero, "\(random)")
        }
    }

    @Test func shiftsAreProductsAndQuotientsByPowersOfTwo() {
        var random = SeededGenerator()
        for _ in 0..<300 {
            let value = Self.number(&random, random.number(in: 0...6))
            let bits = random.number(in: 0...200)
            let power = BigNatural.one << bits
            let (quotient, rest) = value.quotientAndRemainder(dividingBy: power)
            #expect(value << bits == value * power, "\(random)")
            #expect(value >> bits == quotient, "\(random)")
            #expect(value.lowBits(bits) == rest, "\(random)")
            #expect(
                value.shiftedRightRoundingUp(bits) == value.dividedRoundingUp(by: power),
                "\(random)")
        }
    }

    @Test func theCommonDivisorDividesBothAndLeavesNoOther() {
        var random = SeededGenerator()
        for _ in 0..<60 {
            let shared = Self.number(&random, 2) + .one
            let first = (Self.number(&random, 2) + .one) * shared
            let second = (Self.number(&random, 3) + .one) * shared
            let common = first.greatestCommonDivisor(with: second)
            let (one, rest) = first.quotientAndRemainder(dividingBy: common)
            let (other, otherRest) = second.quotientAndRemainder(dividingBy: common)
            #expect(rest.isZero && otherRest.isZero, "\(random)")
            #expect(one.greatestCommonDivisor(with: other) == .one, "\(random)")
        }
    }

    @Test func widthsCountBinaryDigits() {
        #expect(BigNatural.zero.bitWidth == 0)
        #expect(BigNatural.zero.trailingZeroBits == 0)
        #expect((BigNatural.one << 130).bitWidth == 131)
        #expect((BigNatural.one << 130).trailingZeroBits == 130)
        #expect((BigNatural.one << 127).int128 == nil)
        #expect((BigNatural.one << 126).int128 == 1 << 126)
        #expect(BigNatural(normalising: [7, 0, 0]) == big(7))
        #expect(BigNatural(UInt128.max).bitWidth == 128)
    }
}
