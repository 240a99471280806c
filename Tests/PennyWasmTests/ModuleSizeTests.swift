import PennyEngine
import PennyTestSupport
import Testing

/// What a reader downloads for one calculator, compressed: no module grows unnoticed. A
/// limit is lowered when a module has become smaller, and raised only for what it does more.
@Suite(.enabled(if: WasmModule.canRun, WasmModule.whySkipped))
struct ModuleSizeTests {
    /// Bytes as `gzip -9` makes them: what was reached, and at most 600 more.
    private static let limits: [(kind: Calculator, bytes: Int)] = [
        (.loan, 208_000), (.savings, 132_000), (.apr, 164_000), (.payoff, 134_000),
        (.card, 135_400), (.refinance, 145_000), (.inflation, 126_000), (.goal, 142_000),
        (.retirement, 134_400), (.rentOrBuy, 145_700), (.cashflow, 149_700), (.annuity, 164_000),
        (.rates, 145_000), (.simpleInterest, 113_200), (.doublingTime, 119_000),
        (.leverage, 104_400), (.comparison, 209_700), (.budget, 130_500), (.scenarios, 613_300),
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
