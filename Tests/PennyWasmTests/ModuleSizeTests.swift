import PennyEngine
import PennyMarkup
import PennyTestSupport
import Testing

/// What a reader downloads for one calculator, compressed: no module grows unnoticed. A
/// limit is lowered when a module has become smaller, and raised only for what it does more.
@Suite(.enabled(if: WasmModule.canRun, WasmModule.whySkipped))
struct ModuleSizeTests {
    struct Limit: Sendable, CustomTestStringConvertible {
        let kind: Calculator
        /// The part that comes first and the words in English.
        let first: Int
        /// These and the other code.
        let all: Int

        var testDescription: String { kind.name }
    }

    /// Bytes as `gzip -9` makes them: what was reached, and at most 600 more.
    private static let limits: [Limit] = [
        .init(kind: .loan, first: 117_000, all: 182_500),
        .init(kind: .savings, first: 75_500, all: 118_500),
        .init(kind: .apr, first: 89_000, all: 144_500),
        .init(kind: .payoff, first: 76_000, all: 119_500),
        .init(kind: .card, first: 82_000, all: 121_500),
        .init(kind: .refinance, first: 80_500, all: 130_500),
        .init(kind: .inflation, first: 72_500, all: 115_500),
        .init(kind: .goal, first: 80_000, all: 127_500),
        .init(kind: .retirement, first: 81_500, all: 121_500),
        .init(kind: .rentOrBuy, first: 80_000, all: 128_500),
        .init(kind: .cashflow, first: 76_000, all: 133_500),
        .init(kind: .annuity, first: 87_500, all: 144_500),
        .init(kind: .rates, first: 67_500, all: 127_500),
        .init(kind: .simpleInterest, first: 62_500, all: 103_500),
        .init(kind: .doublingTime, first: 59_000, all: 107_500),
        .init(kind: .leverage, first: 50_500, all: 94_500),
        .init(kind: .comparison, first: 109_500, all: 181_000),
        .init(kind: .budget, first: 76_500, all: 118_000),
        .init(kind: .scenarios, first: 148_500, all: 490_500),
    ]

    @Test(arguments: limits)
    func `a module is no larger than its limits`(_ limit: Limit) async throws {
        let kind = limit.kind
        let module = "\(WasmModule.folder)/\(kind.name)"
        let words = WasmModule.bundle(of: kind.name, kind.definition.wordAreas, "en", .enUS)
        let first =
            try await compressedSize(of: try Repository.bytes(of: module + ".wasm"))
            + compressedSize(of: words)
        let rest = try await compressedSize(of: try Repository.bytes(of: module + ".rest.wasm"))
        #expect(first <= limit.first, "what comes first of \(kind.name) has \(first) bytes")
        #expect(first + rest <= limit.all, "all of \(kind.name) has \(first + rest) bytes")
    }

    @Test func `every calculator has a limit`() {
        #expect(Self.limits.map(\.kind) == Calculator.allCases)
    }

    private func compressedSize(of bytes: [UInt8]) async throws -> Int {
        var child = ChildProcess(["gzip", "-9", "-n", "-c"])
        child.input = bytes
        let end = try await child.run()
        try #require(end.status == 0, "gzip failed")
        return end.output.count
    }
}
