import PennyEngine
import PennyTestSupport
import Testing

/// What a reader downloads for one calculator, compressed: no module grows unnoticed. A
/// limit is lowered when a module has become smaller, and raised only for what it does more.
@Suite(.enabled(if: WasmModule.canRun, WasmModule.whySkipped))
struct ModuleSizeTests {
    /// Bytes as `gzip -9` makes them: what was reached, and a twentieth more.
    private static let limits: [(kind: Calculator, bytes: Int)] = [
        (.loan, 182_500), (.savings, 120_000), (.apr, 148_000), (.payoff, 125_500),
        (.card, 121_500), (.refinance, 133_500), (.inflation, 114_500), (.goal, 130_000),
        (.retirement, 122_500), (.rentOrBuy, 133_500), (.cashflow, 136_500), (.annuity, 152_000),
        (.rates, 130_500), (.simpleInterest, 102_000), (.doublingTime, 108_500),
        (.leverage, 94_500), (.comparison, 190_500), (.budget, 118_000), (.scenarios, 585_500),
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
