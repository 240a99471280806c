import PennyTestSupport
import Testing

@testable import PennyEngine

@Suite("Changes of values")
struct PriceChangeTests {
    private func decimal(_ text: String) throws -> ExactDecimal {
        try #require(ExactDecimal(plain: text))
    }

    @Test(
        "a percentage is exact and rounded half-up to two decimals",
        arguments: [
            ("17.01", "16.29", "-4.23"), ("100", "100", "0.00"), ("100", "101", "1.00"),
            // Half of a hundredth, and its neighbors, on both sides.
            ("100", "100.005", "0.01"), ("100", "100.0049999999", "0.00"),
            ("100", "99.995", "-0.01"), ("100", "99.9950000001", "0.00"),
            ("200", "200.03", "0.02"), ("200", "199.97", "-0.02"),
            ("3", "4", "33.33"), ("3", "5", "66.67"), ("4", "0", "-100.00"),
            // From a negative value, a rise is a rise.
            ("-2", "-1", "50.00"), ("-1", "-2", "-100.00"), ("-1", "1", "200.00"),
            ("1", "-1", "-200.00"), ("-37.63", "10.01", "126.60"),
            ("0.000000000000000001", "0.000000000000000002", "100.00"),
            ("999999999999999999", "999999999999999999.000000000000000001", "0.00"),
            ("1", "999999999999999999", "99999999999999999800.00"),
        ])
    func percent(previous: String, value: String, amount: String) throws {
        let change = try #require(PriceChange.percent(from: decimal(previous), to: decimal(value)))
        #expect(change.amount.text(decimals: 2) == amount)
        #expect(change.unit == .percent)
    }

    @Test(
        "a percentage has the decimals that are asked for",
        arguments: [(0, "3"), (1, "3.3"), (2, "3.25"), (4, "3.2500")])
    func decimals(count: Int, amount: String) throws {
        let change = try #require(
            PriceChange.percent(from: decimal("100"), to: decimal("103.25"), decimals: count))
        #expect(change.amount.text(decimals: count) == amount && change.decimals == count)
    }

    @Test(
        "from zero there is no percentage, and none too long to be written",
        arguments: [
            ("0", "1"), ("0", "-1"), ("0", "0"),
            ("0.000000000000000001", "999999999999999999"),
        ])
    func none(previous: String, value: String) throws {
        #expect(try PriceChange.percent(from: decimal(previous), to: decimal(value)) == nil)
    }

    @Test(
        "points are the difference",
        arguments: [
            ("4.25", "4.31", "0.06"), ("0", "0.25", "0.25"), ("4.25", "-0.5", "-4.75"),
            ("-0.5", "-0.25", "0.25"), ("1", "1.005", "0.01"), ("1", "0.995", "-0.01"),
            ("1", "1.0049", "0.00"), ("1", "0.9951", "0.00"),
        ])
    func points(previous: String, value: String, amount: String) throws {
        let change = try #require(PriceChange.points(from: decimal(previous), to: decimal(value)))
        #expect(change.amount.text(decimals: 2) == amount)
        #expect(change.unit == .points)
    }

    @Test(
        "what rounds to 0.00 is unchanged",
        arguments: [
            ("100", "100.004", PriceChange.Direction.unchanged), ("100", "99.996", .unchanged),
            ("100", "100.005", .up), ("100", "99.995", .down), ("100", "100", .unchanged),
        ])
    func direction(previous: String, value: String, direction: PriceChange.Direction) throws {
        #expect(
            try PriceChange.percent(from: decimal(previous), to: decimal(value))?.direction
                == direction)
    }

    @Test("a published change keeps its sign, and two decimals")
    func published() throws {
        #expect(PriceChange(published: try decimal("-0.085")).amount == ExactDecimal(-9, scale: 2))
        #expect(PriceChange(published: try decimal("0.004")).direction == .unchanged)
    }

    @Test("there and back, scaled, and close to the difference")
    func laws() {
        var random = SeededGenerator()
        for _ in 0..<500 {
            func value() -> ExactDecimal {
                let magnitude = Int128(random.number(in: 1...9_999_999))
                let sign: Int128 = random.number(in: 0...3) == 0 ? -1 : 1
                return ExactDecimal(sign * magnitude, scale: random.number(in: 0...4))
            }
            let (before, after) = (value(), value())
            let there = PriceChange.points(from: before, to: after)?.amount.coefficient(scale: 2)
            let back = PriceChange.points(from: after, to: before)?.amount.coefficient(scale: 2)
            #expect(there == back.map { -$0 })
            guard let change = PriceChange.percent(from: before, to: after) else {
                Issue.record("\(before) to \(after)")
                continue
            }
            let wanted: PriceChange.Direction = after < before ? .down : .up
            #expect(change.direction == wanted || change.direction == .unchanged)
            let scaled = PriceChange.percent(from: before.asPercent, to: after.asPercent)
            #expect(scaled == change)
            // |amount × |before| − 100 × (after − before)| ≤ 0.005 × |before|, in 10^-7.
            let base = before.coefficient(scale: 4).magnitude
            let exact = 100 * (after.coefficient(scale: 4) - before.coefficient(scale: 4)) * 1000
            let claimed = change.amount.coefficient(scale: 2) * Int128(base) * 10
            #expect((claimed - exact).magnitude <= 5 * base)
        }
    }

    @Test(
        "plain decimals are read exactly",
        arguments: [
            ("0", Int128(0), 0), ("-0", 0, 0), ("16.290000", 1629, 2), ("-1234.5", -12345, 1),
            ("007", 7, 0), ("999999999999999999.999999999999999999", Int128(10).pow36 - 1, 18),
        ])
    func plain(text: String, coefficient: Int128, scale: Int) {
        #expect(ExactDecimal(plain: text) == ExactDecimal(coefficient, scale: scale))
    }

    @Test(
        "other text is no plain decimal",
        arguments: [
            "", "-", ".", "1.", ".5", "+1", "1,000", "1e3", " 1", "1 ", "--1", "1.2.3", "N/D",
            "١", "1234567890123456789", "0.1234567890123456789",
        ])
    func notPlain(text: String) {
        #expect(ExactDecimal(plain: text) == nil)
    }

    @Test(
        "values are rounded half-up for print",
        arguments: [
            ("1.005", 2, "1.01"), ("-1.005", 2, "-1.01"), ("1.0049", 2, "1"), ("1.5", 0, "2"),
            ("1.5", 4, "1.5"),
        ])
    func rounded(text: String, decimals: Int, rounded: String) throws {
        #expect(try decimal(text).rounded(decimals: decimals).text() == rounded)
    }
}

extension Int128 {
    fileprivate var pow36: Int128 { (0..<36).reduce(1) { power, _ in power * self } }
}
