import PennyEngine
import PennyTestSupport
import Testing

/// The size of modules, compressed: none grows unnoticed. A limit is lowered after a module has
/// become smaller, and raised only for new features.
@Suite(.enabled(if: WasmModule.canRun, WasmModule.whySkipped))
struct ModuleSizeTests {
    struct Limit: Sendable, CustomTestStringConvertible {
        let kind: Calculator
        /// Bytes after `gzip -9`: the measured size, and at most three percent more.
        let bytes: Int

        var testDescription: String { kind.name }
    }

    private static let limits: [Limit] = [
        .init(kind: .loan, bytes: 246_000),
        .init(kind: .savings, bytes: 167_500),
        .init(kind: .apr, bytes: 198_000),
        .init(kind: .payoff, bytes: 168_000),
        .init(kind: .card, bytes: 173_500),
        .init(kind: .refinance, bytes: 181_000),
        .init(kind: .inflation, bytes: 161_000),
        .init(kind: .goal, bytes: 175_500),
        .init(kind: .retirement, bytes: 171_000),
        .init(kind: .rentOrBuy, bytes: 181_000),
        .init(kind: .cashflow, bytes: 186_000),
        .init(kind: .annuity, bytes: 201_000),
        .init(kind: .rates, bytes: 179_000),
        .init(kind: .simpleInterest, bytes: 150_000),
        .init(kind: .doublingTime, bytes: 154_500),
        .init(kind: .leverage, bytes: 140_500),
        .init(kind: .comparison, bytes: 251_000),
        .init(kind: .budget, bytes: 166_500),
        .init(kind: .scenarios, bytes: 662_000),
    ]

    @Test(arguments: limits)
    func `a module is no larger than its limit`(_ limit: Limit) async throws {
        let name = limit.kind.name
        let size = try await compressedSize(
            of: try Repository.bytes(of: "\(WasmModule.folder)/\(name).wasm"))
        #expect(size <= limit.bytes, "the module of \(name) has \(size) bytes")
    }

    @Test func `every calculator has a limit`() {
        #expect(Self.limits.map(\.kind) == CalculatorCatalog.builtIn.all)
    }

    private func compressedSize(of bytes: [UInt8]) async throws -> Int {
        var child = ChildProcess(["gzip", "-9", "-n", "-c"])
        child.input = bytes
        let end = try await child.run()
        try #require(end.status == 0, "gzip failed")
        return end.output.count
    }
}
