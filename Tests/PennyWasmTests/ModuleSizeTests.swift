import PennyEngine
import PennyTestSupport
import Testing

/// What a reader downloads for one calculator, compressed: no module grows unnoticed. A
/// limit is lowered when a module has become smaller, and raised only for what it does more.
@Suite(.enabled(if: WasmModule.canRun, WasmModule.whySkipped))
struct ModuleSizeTests {
    /// Bytes as `gzip -9` makes them: what was reached, and at most 600 more.
    private static let limits: [(kind: Calculator, bytes: Int)] = [
        (.loan, 202_500), (.savings, 128_500), (.apr, 159_000), (.payoff, 129_500),
        (.card, 130_500), (.refinance, 141_500), (.inflation, 123_000), (.goal, 138_500),
        (.retirement, 131_000), (.rentOrBuy, 140_000), (.cashflow, 145_000), (.annuity, 160_500),
        (.rates, 140_000), (.simpleInterest, 109_500), (.doublingTime, 114_500),
        (.leverage, 99_500), (.comparison, 205_000), (.budget, 125_500), (.scenarios, 607_000),
    ]

    @Test(arguments: limits)
    func `a module is no larger than its limit`(_ kind: Calculator, _ limit: Int) async throws {
        let size = try await compressedSize(of: "\(WasmModule.folder)/\(kind.name).wasm")
        #expect(size <= limit, "\(kind.name).wasm has \(size) bytes compressed")
    }

    @Test func `every calculator has a limit`() {
        #expect(Self.limits.map(\.kind) == Calculator.allCases)
    }

    private func compressedSize(of file: String) async throws -> Int {
        let end = try await ChildProcess(["gzip", "-9", "-n", "-c", Repository.path(of: file)])
            .run()
        try #require(end.status == 0, "gzip failed")
        return end.output.count
    }
}
