import Testing

@testable import PennyEngine

@Suite("Exact decimals")
struct ExactDecimalTests {
    @Test(arguments: [
        (Int128(0), 0, 0, "0"), (0, 5, 0, "0"), (0, 0, 2, "0.00"), (5, 0, 0, "5"),
        (500, 2, 0, "5"), (500, 2, 2, "5.00"), (1, 2, 0, "0.01"), (-1, 2, 0, "-0.01"),
        (-12, 0, 1, "-12.0"), (625, 4, 0, "0.0625"), (625, 4, 2, "0.0625"),
        (123_450, 3, 0, "123.45"), (123_450, 3, 4, "123.4500"), (1, 18, 0, "0.000000000000000001"),
        (Int128.max, 0, 0, "170141183460469231731687303715884105727"),
        (Int128.min, 0, 0, "-170141183460469231731687303715884105728"),
    ])
    func theTextIsPlainAndShortest(
        _ coefficient: Int128, _ scale: Int, _ decimals: Int, _ text: String
    ) {
        #expect(ExactDecimal(coefficient, scale: scale).text(decimals: decimals) == text)
    }

    @Test func equalValuesAreEqualHoweverTheyWereWritten() {
        #expect(ExactDecimal(5) == ExactDecimal(500, scale: 2))
        #expect(ExactDecimal(5).hashValue == ExactDecimal(50, scale: 1).hashValue)
        #expect(ExactDecimal(0, scale: 9) == .zero)
    }

    @Test func theOrderIsThatOfTheValues() {
        let ascending = [
            ExactDecimal(-2), ExactDecimal(-15, scale: 1), ExactDecimal(-1, scale: 18), .zero,
            ExactDecimal(1, scale: 18), ExactDecimal(99, scale: 2), ExactDecimal(1),
            ExactDecimal(101, scale: 2), ExactDecimal(10), ExactDecimal(1_000_000),
        ]
        for (left, first) in ascending.enumerated() {
            for (right, second) in ascending.enumerated() {
                #expect((first < second) == (left < right))
            }
        }
    }

    @Test func aPercentIsAHundredth() {
        #expect(ExactDecimal(625, scale: 2).asPercent.text() == "0.0625")
        #expect(ExactDecimal(100).asPercent == ExactDecimal(1))
    }

    @Test func differencesAreExact() {
        let small = ExactDecimal(1, scale: 12)
        #expect(ExactDecimal(1).minus(small).text() == "0.999999999999")
        #expect(small.minus(ExactDecimal(1)).text() == "-0.999999999999")
        #expect(small.minus(small) == .zero)
    }

    @Test(arguments: [
        (Int128(6), Int128(4), "3/2"), (0, 7, "0"), (8, 4, "2"), (89, 40, "89/40"),
    ])
    func ratiosAreInLowestTerms(_ top: Int128, _ bottom: Int128, _ text: String) {
        #expect(Ratio(top, bottom).text == text)
    }
}
