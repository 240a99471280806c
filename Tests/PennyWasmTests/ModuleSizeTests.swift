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
        .init(kind: .loan, first: 123_500, all: 216_200),
        .init(kind: .savings, first: 84_200, all: 150_400),
        .init(kind: .apr, first: 97_200, all: 177_200),
        .init(kind: .payoff, first: 85_200, all: 152_200),
        .init(kind: .card, first: 91_300, all: 154_500),
        .init(kind: .refinance, first: 87_900, all: 161_300),
        .init(kind: .inflation, first: 80_900, all: 147_300),
        .init(kind: .goal, first: 88_300, all: 158_900),
        .init(kind: .retirement, first: 89_900, all: 154_000),
        .init(kind: .rentOrBuy, first: 90_600, all: 162_700),
        .init(kind: .cashflow, first: 84_600, all: 165_200),
        .init(kind: .annuity, first: 97_900, all: 176_200),
        .init(kind: .rates, first: 73_600, all: 159_300),
        .init(kind: .simpleInterest, first: 70_900, all: 135_800),
        .init(kind: .doublingTime, first: 64_300, all: 137_200),
        .init(kind: .leverage, first: 58_500, all: 127_000),
        .init(kind: .comparison, first: 118_200, all: 220_700),
        .init(kind: .budget, first: 86_300, all: 151_900),
        .init(kind: .scenarios, first: 171_400, all: 595_900),
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
        (Calculator.loan, 34_800), (.savings, 3_300), (.refinance, 9_700), (.budget, 17_500),
        (.comparison, 53_400),
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
