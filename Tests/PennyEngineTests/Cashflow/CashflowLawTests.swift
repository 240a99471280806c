import Foundation
import PennyEngine
import PennyTestSupport
import Testing

@Suite("Laws of every cash flow")
struct CashflowLawTests {
    struct Flow {
        var cents: Int
        var day: Int?

        func text(scale: Int = 1) -> String {
            let amount = Decimal(cents * scale) / 100
            guard let day, let date = CivilDate(dayNumber: day) else { return "\(amount)" }
            return "\(amount) date \(date.isoText)"
        }
    }

    static func flows(_ random: inout SeededGenerator) -> [Flow] {
        let isDated = random.number(in: 0...1) == 0
        let size = random.pick([9, 999, 99_999, 99_999_999])
        var day = random.number(in: 0...30_000)
        return (0..<random.number(in: 2...random.pick([3, 8, 30]))).map { _ in
            day += random.number(in: 0...random.pick([1, 40, 800]))
            return Flow(cents: random.number(in: -size...size), day: isDated ? day : nil)
        }
    }

    static func typed(_ flows: [Flow], scale: Int = 1) -> String {
        flows.map { $0.text(scale: scale) }.joined(separator: "; ")
    }

    @Test func everyRateIsProvenByTheValueOnBothSidesOfIt() throws {
        var random = SeededGenerator()
        var found = 0
        for _ in 0..<150 {
            let flows = Self.flows(&random)
            let result = try cashflow(Self.typed(flows))
            #expect(result.provesItself, "\(flows), \(random)")
            #expect(result.uniqueness != "unproven", "\(flows), \(random)")
            found += result.roots.count
        }
        #expect(found > 80)
    }

    @Test func scalingTheFlowsChangesNoRate() throws {
        var random = SeededGenerator()
        for _ in 0..<40 {
            let flows = Self.flows(&random)
            let scale = random.pick([-1, 7, 1_000])
            let result = try cashflow(Self.typed(flows))
            let scaled = try cashflow(Self.typed(flows, scale: scale))
            #expect(result.roots == scaled.roots, "\(flows), \(scale), \(random)")
        }
    }

    @Test func aFlowOfZeroChangesNothing() throws {
        var random = SeededGenerator()
        for _ in 0..<40 {
            let flows = Self.flows(&random)
            let result = try cashflow(Self.typed(flows))
            var last = Flow(cents: 0, day: flows.last?.day)
            if let day = last.day { last.day = day + 400 }
            let longer = try cashflow(Self.typed(flows + [last]))
            #expect(result.roots == longer.roots, "\(flows), \(random)")
        }
    }

    /// With the time reversed, growth becomes discount: 1 + rate becomes its reciprocal.
    @Test func reversingTheFlowsInvertsTheGrowth() throws {
        var random = SeededGenerator()
        for _ in 0..<40 {
            let flows = Self.flows(&random).map { Flow(cents: $0.cents, day: nil) }
            let forward = try cashflow(Self.typed(flows)).roots
            let backward = try cashflow(Self.typed(flows.reversed())).roots
            #expect(forward.count == backward.count, "\(flows), \(random)")
            for (rate, other) in zip(forward, backward.reversed()) {
                let product = (1 + rate) * (1 + other)
                let tolerance = Decimal(string: "1e-13") ?? 0
                #expect(abs(product - 1) <= tolerance * (2 + abs(rate) + abs(other)), "\(flows)")
            }
        }
    }

    @Test func aFlowSplitInTwoIsWorthTheSame() throws {
        var random = SeededGenerator()
        for _ in 0..<40 {
            let flows = Self.flows(&random).map { Flow(cents: $0.cents * 2, day: $0.day ?? 7) }
            let halves = flows.flatMap { flow in
                Array(repeating: Flow(cents: flow.cents / 2, day: flow.day), count: 2)
            }
            let whole = try cashflow(Self.typed(flows), ["discountRate": "7%"])
            let split = try cashflow(Self.typed(halves), ["discountRate": "7%"])
            #expect(whole.money("npv") == split.money("npv"), "\(flows), \(random)")
            #expect(whole.roots == split.roots, "\(flows), \(random)")
        }
    }
}
