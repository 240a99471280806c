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
        .init(kind: .loan, bytes: 232_500),
        .init(kind: .savings, bytes: 159_500),
        .init(kind: .apr, bytes: 188_000),
        .init(kind: .payoff, bytes: 158_000),
        .init(kind: .card, bytes: 163_000),
        .init(kind: .refinance, bytes: 171_000),
        .init(kind: .inflation, bytes: 154_000),
        .init(kind: .goal, bytes: 167_000),
        .init(kind: .retirement, bytes: 162_500),
        .init(kind: .rentOrBuy, bytes: 173_000),
        .init(kind: .cashflow, bytes: 176_500),
        .init(kind: .annuity, bytes: 191_500),
        .init(kind: .rates, bytes: 170_000),
        .init(kind: .simpleInterest, bytes: 143_000),
        .init(kind: .doublingTime, bytes: 148_000),
        .init(kind: .leverage, bytes: 134_000),
        .init(kind: .comparison, bytes: 218_500),
        .init(kind: .budget, bytes: 157_500),
        .init(kind: .scenarios, bytes: 581_000),
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
