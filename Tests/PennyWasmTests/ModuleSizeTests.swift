import PennyEngine
import PennyTestSupport
import Testing

/// What a reader downloads for one calculator, compressed: no module grows unnoticed. A
/// limit is lowered when a module has become smaller, and raised only for what it does more.
@Suite(.enabled(if: WasmModule.canRun, WasmModule.whySkipped))
struct ModuleSizeTests {
    /// Bytes as `gzip -9` makes them: what was reached, and a twentieth more.
    private static let limits: [(kind: Calculator, bytes: Int)] = [
        (.loan, 174_000), (.savings, 108_000), (.apr, 138_000), (.payoff, 115_000),
        (.card, 112_000), (.refinance, 125_000), (.inflation, 103_600), (.goal, 119_000),
        (.retirement, 112_000), (.rentOrBuy, 125_500), (.cashflow, 125_500), (.annuity, 139_000),
        (.rates, 119_000), (.simpleInterest, 91_000), (.doublingTime, 97_000),
        (.leverage, 80_500), (.comparison, 185_000), (.budget, 103_600), (.scenarios, 626_500),
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
