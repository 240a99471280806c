import PennyVectors
import Testing

@testable import PennyEngine

/// The sizes at the end of item names of the US Bureau of Labor Statistics.
@Suite("Sizes of the Bureau of Labor Statistics")
struct BureauSizeTests {
    static let lines: [String] = {
        guard let data = try? vectorData("bls_unit_suffixes.txt") else { return [] }
        return String(decoding: data, as: UTF8.self).split(separator: "\n").map(String.init)
    }()

    /// The same sizes in other words, by hand.
    static let meant: [String: String] = [
        "per lb. (453.6 gm)": "1 lb", "per gallon/3.785 liters": "1 us gal",
        "per gal. (3.8 lit)": "1 us gal", "per gallon (3.785 liters)": "1 us gal",
        "per 8 oz. (226.8 gm)": "0.5 lb", "per 12 oz. (340.2 gm)": "0.75 lb",
        "per 12 oz. (354.9 ml)": "0.75 us pt", "per 16 oz. (473.2 ml)": "1 us pt",
        "per 1 liter (33.8 oz)": "1000 ml", "per 2 liters (67.6 oz)": "200 cl",
        "per 1/2 gal. (1.9 lit)": "2 us qt", "per doz.": "12",
    ]

    @Test func everyLineIsCoveredAndTwoAreRefused() {
        #expect(Self.lines.count == 14)
        let refused = Self.lines.filter { Self.meant[$0] == nil }
        #expect(refused == ["per 16 oz.", "40 therms"])
        #expect(Set(Self.lines).isSuperset(of: Self.meant.keys))
    }

    @Test(arguments: meant)
    func aLineSaysOneSize(_ line: String, _ other: String) throws {
        let size = try reading(line).get()
        let same = try reading(other).get()
        #expect(size.kind == same.kind)
        #expect(size.total == same.total)
        #expect(size.count == .one)
    }

    @Test func theMeasureInBracketsDecidesOnTheOunce() throws {
        let fluid = try reading("per 12 oz. (354.9 ml)", .mass).get()
        #expect(fluid.units.map(\.id) == ["us-fl-oz"])
        #expect(fluid.readings.map(\.reason) == [.restatement])
        let weight = try reading("per 12 oz. (340.2 gm)").get()
        #expect(weight.units.map(\.id) == ["oz"])
        let inside = try reading("per 1 liter (33.8 oz)").get()
        #expect(inside.readings.map(\.unit.id) == ["us-fl-oz"])
        #expect(failure("per 12 oz. (300 ml)") == .contradicts("per 12 oz.", restated: "300 ml"))
    }

    @Test func withoutBracketsTheListsKindDecides() throws {
        let choices = ["oz wt", "us fl oz", "imp fl oz"]
        #expect(failure("per 16 oz.") == .ambiguousUnit("oz.", choices: choices))
        #expect(failure("per 16 oz.", .area) == .ambiguousUnit("oz.", choices: choices))
        let pound = try reading("1 lb").get()
        let pint = try reading("1 us pt").get()
        #expect(try reading("per 16 oz.", .mass).get().total == pound.total)
        #expect(try reading("per 16 oz.", .volume).get().total == pint.total)
    }

    @Test func energyIsNoUnitOfAPackage() {
        #expect(failure("40 therms") == .unknownUnit("therms", nearest: nil))
    }
}
