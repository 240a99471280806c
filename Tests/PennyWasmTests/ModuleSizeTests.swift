import PennyEngine
import PennyTestSupport
import Testing

/// What a reader downloads for one calculator, compressed: no module grows unnoticed. A
/// limit is lowered when a module has become smaller, and raised only for what it does more.
@Suite(.enabled(if: WasmModule.canRun, WasmModule.whySkipped))
struct ModuleSizeTests {
    /// Bytes as `gzip -9` makes them: what was reached, and a twentieth more.
    private static let limits: [(kind: Calculator, bytes: Int)] = [
        (.loan, 183_000), (.savings, 120_000), (.apr, 149_000), (.payoff, 126_000),
        (.card, 122_000), (.refinance, 134_000), (.inflation, 115_000), (.goal, 130_000),
        (.retirement, 123_000), (.rentOrBuy, 134_000), (.cashflow, 137_000), (.annuity, 152_000),
        (.rates, 131_000), (.simpleInterest, 102_500), (.doublingTime, 109_000),
        (.leverage, 92_000), (.comparison, 191_000), (.budget, 115_500), (.scenarios, 586_000),
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
