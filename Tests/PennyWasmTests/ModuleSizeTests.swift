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
        .init(kind: .loan, first: 119_700, all: 205_200),
        .init(kind: .savings, first: 81_300, all: 141_700),
        .init(kind: .apr, first: 94_700, all: 168_700),
        .init(kind: .payoff, first: 82_200, all: 143_500),
        .init(kind: .card, first: 88_000, all: 145_100),
        .init(kind: .refinance, first: 85_000, all: 152_700),
        .init(kind: .inflation, first: 78_000, all: 138_500),
        .init(kind: .goal, first: 85_300, all: 150_200),
        .init(kind: .retirement, first: 86_900, all: 145_000),
        .init(kind: .rentOrBuy, first: 87_300, all: 153_500),
        .init(kind: .cashflow, first: 81_500, all: 156_600),
        .init(kind: .annuity, first: 95_200, all: 167_600),
        .init(kind: .rates, first: 72_500, all: 150_900),
        .init(kind: .simpleInterest, first: 67_900, all: 126_500),
        .init(kind: .doublingTime, first: 63_500, all: 131_000),
        .init(kind: .leverage, first: 55_500, all: 118_500),
        .init(kind: .comparison, first: 114_600, all: 207_800),
        .init(kind: .budget, first: 82_900, all: 142_500),
        .init(kind: .scenarios, first: 161_900, all: 590_000),
    ]

    @Test(arguments: limits)
    func `a module is no larger than its limits`(_ limit: Limit) async throws {
        let kind = limit.kind
        let words = WasmModule.bundle(of: kind.name, kind.definition.wordAreas, "en", .enUS)
        let first = try await size(of: kind) + compressedSize(of: words)
        var all = first
        for part in try WasmModule.parts(of: kind.name) {
            all += try await size(of: kind, part)
        }
        #expect(first <= limit.first, "what comes first of \(kind.name) has \(first) bytes")
        #expect(all <= limit.all, "all of \(kind.name) has \(all) bytes")
    }

    /// What scenarios of one calculator need besides what comes first.
    @Test(arguments: [
        (Calculator.loan, 34_400), (.savings, 3_300), (.refinance, 9_700), (.budget, 17_500),
        (.comparison, 52_400),
    ])
    func `scenarios take little for each calculator`(_ kind: Calculator, _ limit: Int)
        async throws
    {
        let part = try await size(of: .scenarios, kind.name)
        #expect(part <= limit, "scenarios of \(kind.name) take \(part) bytes")
    }

    @Test func `every calculator has a limit`() {
        #expect(Self.limits.map(\.kind) == Calculator.allCases)
    }

    private func size(of kind: Calculator, _ part: String? = nil) async throws -> Int {
        let name = [kind.name, part].compactMap(\.self).joined(separator: ".")
        return try await compressedSize(
            of: try Repository.bytes(of: "\(WasmModule.folder)/\(name).wasm"))
    }

    private func compressedSize(of bytes: [UInt8]) async throws -> Int {
        var child = ChildProcess(["gzip", "-9", "-n", "-c"])
        child.input = bytes
        let end = try await child.run()
        try #require(end.status == 0, "gzip failed")
        return end.output.count
    }
}
