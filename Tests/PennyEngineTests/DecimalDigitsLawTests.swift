import PennyTestSupport
import Testing

@testable import PennyEngine

/// Compares digits that are written in words of eight with digits written one by one.
@Suite("The digits of a number")
struct DecimalDigitsLawTests {
    private static let extremes: [Int128] =
        [0, 1, 9, 10, 99_999_999, 100_000_000, 9_999_999_999_999_999, 10_000_000_000_000_000]
        + [Int128(Int64.max), Int128(Int64.min), Int128(UInt64.max), Int128(UInt64.max) + 1]
        + [.max, .min]

    private static func numbers(_ random: inout SeededGenerator) -> [Int128] {
        extremes + extremes.map { 0 &- $0 }
            + (0..<20_000).map { _ in
                let limbs = random.limbs(2)
                let number = Int128(truncatingIfNeeded: UInt128(limbs[0]) << 64 | UInt128(limbs[1]))
                return number >> Int128(random.number(in: 0...127))
            }
    }

    private static func plain(
        _ number: Int128, _ scale: Int, minus: String, mark: String,
        _ groupMark: (_ left: Int, _ whole: Int) -> String
    ) -> String {
        var digits = String(number.magnitude)
        digits = String(repeating: "0", count: max(scale + 1 - digits.count, 0)) + digits
        let whole = digits.count - scale
        var text = number < 0 ? minus : ""
        for (index, digit) in digits.enumerated() {
            if index == whole { text += mark }
            if index > 0, index < whole { text += groupMark(whole - index, whole) }
            text.append(digit)
        }
        return text
    }

    @Test func `are those of the number, whatever its size and its decimals`() {
        var random = SeededGenerator()
        for number in Self.numbers(&random) {
            let scale = random.number(in: 0...random.pick([3, 20, 60]))
            var out: [UInt8] = []
            appendDecimal(number, scale: scale, to: &out)
            let expected = Self.plain(number, scale, minus: "-", mark: ".") { _, _ in "" }
            #expect(
                String(decoding: out, as: UTF8.self) == expected, "\(number) \(scale) \(random)")
        }
    }

    @Test(arguments: [false, true])
    func `are grouped by thousands or by pairs`(_ hasPairs: Bool) {
        let marks = DecimalMarks(
            minus: "−", decimalMark: ",", groupMark: "\u{202F}", minimumGroupedDigits: 5,
            hasPairs: hasPairs)
        var random = SeededGenerator()
        for number in Self.numbers(&random) {
            let scale = random.number(in: 0...random.pick([3, 20]))
            var out: [UInt8] = [0x20]
            marks.append(number, scale: scale, to: &out)
            let expected = Self.plain(number, scale, minus: "−", mark: ",") { left, whole in
                let isEnd = hasPairs ? left == 3 || (left > 3 && left % 2 == 1) : left % 3 == 0
                return isEnd && whole >= 5 ? "\u{202F}" : ""
            }
            let text = String(decoding: out, as: UTF8.self)
            #expect(text == " " + expected, "\(number) \(scale) \(random)")
        }
    }

    @Test func `fit the room for numbers of 64 bits`() {
        let marks = DecimalMarks(
            minus: "−", decimalMark: ",", groupMark: "\u{202F}", minimumGroupedDigits: 4,
            hasPairs: true)
        for number in [Int64.min, .max, -1, 0] {
            for scale in [0, 2, 3, 18, 19, 25] {
                var text = [UInt8](repeating: 0, count: marks.room(scale: scale))
                var span = text.mutableSpan
                var room = span.mutableBytes
                let count = marks.put(number, scale: scale, in: &room, at: 0)
                var expected: [UInt8] = []
                marks.append(Int128(number), scale: scale, to: &expected)
                #expect(text.prefix(count) == expected[...])
            }
        }
    }

    @Test func `of a whole number alone are those of the number`() {
        var random = SeededGenerator()
        for number in Self.numbers(&random) {
            guard let number = Int64(exactly: number) else { continue }
            var out: [UInt8] = [0x20]
            out.append { DecimalMarks.put(whole: number, in: &$0, at: 0) }
            #expect(String(decoding: out, as: UTF8.self) == " \(number)", "\(random)")
        }
    }

    @Test func `of eight fit into less room`() {
        let marks = DecimalMarks(
            minus: "−", decimalMark: ",", groupMark: "\u{202F}", minimumGroupedDigits: 1,
            hasPairs: true)
        var text = [UInt8](repeating: 0, count: 64)
        for number in [Int64(-99_999_999), -12_345, -1, 0, 7, 4_321, 99_999_999] {
            for scale in 0..<8 {
                var span = text.mutableSpan
                var room = span.mutableBytes
                let count = marks.put(number, scale: scale, in: &room, at: 0)
                var expected: [UInt8] = []
                marks.append(Int128(number), scale: scale, to: &expected)
                #expect(text.prefix(count) == expected[...])
            }
        }
    }

    @Test(arguments: ["", ".", "\u{202F}", "12345678"])
    func `a short text is written as it is`(_ text: String) {
        var out: [UInt8] = [0x20]
        out.append { ShortText(text).put(in: &$0, at: 0) }
        #expect(String(decoding: out, as: UTF8.self) == " " + text)
    }
}
