import PennyEngine
import PennyTestSupport
import Testing

/// What a reader downloads for one calculator, compressed: no module grows unnoticed. A
/// limit is lowered when a module has become smaller, and raised only for what it does more.
@Suite(.enabled(if: WasmModule.canRun, WasmModule.whySkipped))
struct ModuleSizeTests {
    /// Bytes as `gzip -9` makes them: what was reached, and at most 600 more.
    private static let limits: [(kind: Calculator, bytes: Int)] = [
        (.loan, 188_000), (.savings, 116_000), (.apr, 146_000), (.payoff, 116_000),
        (.card, 117_500), (.refinance, 130_000), (.inflation, 111_000), (.goal, 126_000),
        (.retirement, 118_500), (.rentOrBuy, 129_500), (.cashflow, 132_500), (.annuity, 148_000),
        (.rates, 126_500), (.simpleInterest, 98_000), (.doublingTime, 104_500),
        (.leverage, 90_500), (.comparison, 186_500), (.budget, 114_000), (.scenarios, 584_000),
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
