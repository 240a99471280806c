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
        .init(kind: .loan, bytes: 230_000),
        .init(kind: .savings, bytes: 158_500),
        .init(kind: .apr, bytes: 186_000),
        .init(kind: .payoff, bytes: 156_500),
        .init(kind: .card, bytes: 161_500),
        .init(kind: .refinance, bytes: 168_500),
        .init(kind: .inflation, bytes: 153_000),
        .init(kind: .goal, bytes: 165_500),
        .init(kind: .retirement, bytes: 161_500),
        .init(kind: .rentOrBuy, bytes: 171_500),
        .init(kind: .cashflow, bytes: 175_000),
        .init(kind: .annuity, bytes: 190_500),
        .init(kind: .rates, bytes: 169_000),
        .init(kind: .simpleInterest, bytes: 143_000),
        .init(kind: .doublingTime, bytes: 146_500),
        .init(kind: .leverage, bytes: 133_000),
        .init(kind: .comparison, bytes: 216_000),
        .init(kind: .budget, bytes: 156_000),
        .init(kind: .scenarios, bytes: 576_500),
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
