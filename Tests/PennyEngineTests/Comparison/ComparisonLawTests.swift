import PennyNaturals
import PennyTestSupport
import Testing

@testable import PennyEngine

@Suite("Laws of every comparison")
struct ComparisonLawTests {
    static func product(_ index: Int, _ random: inout SeededGenerator) -> [RawInput.Field] {
        let cents = random.number(in: 1...5_000)
        let text = "\(cents / 100).\(cents % 100 < 10 ? "0" : "")\(cents % 100)"
        let units = ["g", "kg", "lb", "oz wt", "mg"]
        return [
            .init(name: "name", text: "P\(index)"), .init(name: "price", text: text),
            .init(
                name: "size", text: "\(random.number(in: 1...3_000)) \(random.pick(units))"),
        ]
    }

    static func lists() -> [[[RawInput.Field]]] {
        var random = SeededGenerator()
        return (0..<Effort.of(40, deep: 150)).map { _ in
            (0..<random.number(in: 2...9)).map { product($0, &random) }
        }
    }

    private static func compute(
        _ entries: [[RawInput.Field]], _ more: [RawInput] = []
    ) throws -> Calculation {
        try Calculator.comparison.calculate([RawInput("products", .entries(entries))] + more)
    }

    private static func ratios(_ result: Calculation) throws -> [ExactFraction] {
        try result.ratios.map { text in
            let parts = text.split(separator: "/").map(String.init)
            return try ExactFraction(BigNatural(text: parts[0]), over: BigNatural(text: parts[1]))
        }
    }

    @Test(arguments: lists())
    func theOrderIsThatOfTheRatiosAndNothingIsLost(_ list: [[RawInput.Field]]) throws {
        let result = try Self.compute(list)
        let ratios = try Self.ratios(result)
        #expect(result.provesItself)
        #expect(Set(result.products("name")).count == list.count)
        for (one, next) in zip(ratios, ratios.dropFirst()) { #expect(!next.isLess(than: one)) }
    }

    /// The ranking does not depend on the order of the file, the unit of the prices or the policy.
    @Test(arguments: lists())
    func theOrderIsTheSameInEveryUnitAndUnderAllRules(_ list: [[RawInput.Field]]) throws {
        let ranks = try Self.rankOfName(Self.compute(list))
        let others = [
            try Self.compute(list.reversed()), try Self.compute(list, [RawInput("per", "oz")]),
            try Self.compute(list, [RawInput("policy", "eu")]),
            try Self.compute(list, [RawInput("policy", "au"), RawInput("per", "10 g")]),
        ]
        for other in others { #expect(try Self.rankOfName(other) == ranks) }
    }

    private static func rankOfName(_ result: Calculation) throws -> [String: String] {
        Dictionary(uniqueKeysWithValues: zip(result.products("name"), result.products("rank")))
    }

    @Test(arguments: lists())
    func theCheaperOfTwoIsAsMuchBelowAsTheirRatioSays(_ list: [[RawInput.Field]]) throws {
        let result = try Self.compute(list)
        let ratios = try Self.ratios(result)
        let percents = result.products("percentAboveBest")
        for (ratio, percent) in zip(ratios, percents) {
            let exact = ratio.saturatingMinus(ratios[0]) / ratios[0] * ExactFraction(100)
            #expect(exact.decimal(2)?.text(decimals: 2) == percent)
        }
    }
}
