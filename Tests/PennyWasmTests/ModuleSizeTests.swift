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
        .init(kind: .loan, first: 120_600, all: 209_900),
        .init(kind: .savings, first: 82_100, all: 146_700),
        .init(kind: .apr, first: 95_600, all: 173_500),
        .init(kind: .payoff, first: 83_200, all: 148_500),
        .init(kind: .card, first: 88_900, all: 150_100),
        .init(kind: .refinance, first: 85_700, all: 157_600),
        .init(kind: .inflation, first: 78_800, all: 143_500),
        .init(kind: .goal, first: 86_100, all: 154_900),
        .init(kind: .retirement, first: 87_600, all: 149_900),
        .init(kind: .rentOrBuy, first: 88_000, all: 158_400),
        .init(kind: .cashflow, first: 82_400, all: 161_400),
        .init(kind: .annuity, first: 95_900, all: 172_300),
        .init(kind: .rates, first: 73_400, all: 155_400),
        .init(kind: .simpleInterest, first: 68_600, all: 131_700),
        .init(kind: .doublingTime, first: 64_300, all: 135_900),
        .init(kind: .leverage, first: 56_100, all: 123_100),
        .init(kind: .comparison, first: 115_800, all: 213_100),
        .init(kind: .budget, first: 83_900, all: 147_800),
        .init(kind: .scenarios, first: 168_000, all: 590_000),
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
        (.comparison, 52_600),
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
