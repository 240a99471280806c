import PennyEngine
import PennyTestSupport
import Testing

/// What a reader downloads for one calculator, compressed: no module grows unnoticed. A
/// limit is lowered when a module has become smaller, and raised only for what it does more.
@Suite(.enabled(if: WasmModule.canRun, WasmModule.whySkipped))
struct ModuleSizeTests {
    /// Bytes as `gzip -9` makes them: what was reached, and a twentieth more.
    private static let limits: [(kind: Calculator, bytes: Int)] = [
        (.loan, 187_000), (.savings, 121_500), (.apr, 150_500), (.payoff, 128_000),
        (.card, 124_000), (.refinance, 136_500), (.inflation, 116_500), (.goal, 132_000),
        (.retirement, 124_500), (.rentOrBuy, 136_500), (.cashflow, 138_500), (.annuity, 152_000),
        (.rates, 132_000), (.simpleInterest, 103_000), (.doublingTime, 110_000),
        (.leverage, 93_000), (.comparison, 194_500), (.budget, 117_500), (.scenarios, 626_500),
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
