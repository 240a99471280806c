import PennyEngine
import PennyTestSupport
import Testing

/// What a reader downloads for one calculator, compressed: no module grows unnoticed. A
/// limit is lowered when a module has become smaller, and raised only for what it does more.
@Suite(.enabled(if: WasmModule.canRun, WasmModule.whySkipped))
struct ModuleSizeTests {
    /// Bytes as `gzip -9` makes them: what was reached, and at most 600 more.
    private static let limits: [(kind: Calculator, bytes: Int)] = [
        (.loan, 221_000), (.savings, 147_500), (.apr, 178_000), (.payoff, 148_000),
        (.card, 149_000), (.refinance, 160_500), (.inflation, 141_500), (.goal, 157_500),
        (.retirement, 149_500), (.rentOrBuy, 159_000), (.cashflow, 163_500), (.annuity, 179_500),
        (.rates, 158_500), (.simpleInterest, 129_000), (.doublingTime, 133_500),
        (.leverage, 118_500), (.comparison, 223_500), (.budget, 144_500), (.scenarios, 620_000),
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
