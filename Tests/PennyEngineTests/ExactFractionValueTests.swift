import PennyNaturals
import PennyTestSupport
import Testing

@testable import PennyEngine

@Suite("What an exact fraction is worth")
struct ExactFractionValueTests {
    @Test(
        arguments: [
            (89, 40, "89/40"), (80, 40, "2/1"), (0, 7, "0/1"), (10, 33, "10/33"),
            (1_000_000_000, 3_000_000_000, "1/3"),
        ])
    func isWrittenInLowestTerms(_ top: Int, _ bottom: Int, _ text: String) {
        #expect((ExactFraction(top) / ExactFraction(bottom)).ratioText == text)
    }

    @Test func aNumberOfAnySizeIsWrittenInItsDigits() {
        for exponent in 0...60 {
            let power = BigNatural(UInt64(10)).power(exponent)
            #expect(power.text == "1" + String(repeating: "0", count: exponent))
            #expect(
                power.saturatingMinus(.one).text
                    == (exponent == 0 ? "0" : String(repeating: "9", count: exponent)))
        }
    }

    @Test(
        arguments: [
            (2, 3, 4, "0.6667"), (1, 8, 4, "0.125"), (20_000, 3, 4, "6667"), (5, 1, 4, "5"),
            (1, 3_000_000, 2, "0.00000033"), (123_456, 1, 4, "123456"), (99_999, 10_000, 4, "10"),
        ])
    func isRoundedToItsLeadingDigits(_ top: Int, _ bottom: Int, _ digits: Int, _ text: String) {
        let value = ExactFraction(top) / ExactFraction(bottom)
        #expect(value.decimal(significant: digits)?.text() == text)
    }

    @Test func halfGoesUpAndTheOrderIsThatOfTheProducts() {
        var random = SeededGenerator()
        #expect((ExactFraction(1) / ExactFraction(8)).decimal(2)?.text() == "0.13")
        for _ in 0..<500 {
            let (a, b) = (random.number(in: 0...999), random.number(in: 1...999))
            let (c, d) = (random.number(in: 0...999), random.number(in: 1...999))
            let first = ExactFraction(a) / ExactFraction(b)
            let second = ExactFraction(c) / ExactFraction(d)
            #expect(first.isLess(than: second) == (a * d < c * b))
            #expect(first.isEqual(to: second) == (a * d == c * b))
            #expect(first.scaled(2) == BigNatural(UInt64((200 * a + b) / (2 * b))))
            #expect(first.roundedUp == BigNatural(UInt64((a + b - 1) / b)))
        }
    }
}
