import PennyEngine
import PennyTestSupport
import Testing

/// What a reader downloads for one calculator, compressed: no module grows unnoticed. A
/// limit is lowered when a module has become smaller, and raised only for what it does more.
@Suite(.enabled(if: WasmModule.canRun, WasmModule.whySkipped))
struct ModuleSizeTests {
    /// Bytes as `gzip -9` makes them: what was reached, and at most 600 more.
    private static let limits: [(kind: Calculator, bytes: Int)] = [
        (.loan, 179_000), (.savings, 115_500), (.apr, 145_000), (.payoff, 116_000),
        (.card, 117_000), (.refinance, 129_500), (.inflation, 110_500), (.goal, 125_500),
        (.retirement, 118_500), (.rentOrBuy, 129_500), (.cashflow, 132_000), (.annuity, 148_000),
        (.rates, 126_500), (.simpleInterest, 98_000), (.doublingTime, 104_000),
        (.leverage, 90_000), (.comparison, 186_500), (.budget, 113_500), (.scenarios, 576_000),
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
