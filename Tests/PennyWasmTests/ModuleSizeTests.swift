import Foundation
import PennyEngine
import PennyTestSupport
import Testing

/// What a reader downloads for one calculator, compressed: no module grows unnoticed. A
/// limit is lowered when a module has become smaller, and raised only for what it does more.
@Suite(.enabled(if: WasmModule.canRun, WasmModule.whySkipped))
struct ModuleSizeTests {
    /// Bytes as `gzip -9` makes them: what was reached, and a twentieth more.
    private static let limits: [(kind: Calculator, bytes: Int)] = [
        (.loan, 168_500), (.savings, 103_500), (.apr, 135_000), (.payoff, 113_500),
        (.card, 108_500), (.refinance, 120_500), (.inflation, 98_000), (.goal, 114_500),
        (.retirement, 106_000), (.rentOrBuy, 120_500), (.cashflow, 124_000), (.annuity, 135_500),
        (.rates, 116_500), (.simpleInterest, 84_000), (.doublingTime, 90_000),
        (.leverage, 72_000), (.comparison, 185_000), (.budget, 100_500), (.scenarios, 626_500),
    ]

    @Test(arguments: limits)
    func `a module is no larger than its limit`(_ kind: Calculator, _ limit: Int) throws {
        let size = try compressedSize(of: "\(WasmModule.folder)/\(kind.name).wasm")
        #expect(size <= limit, "\(kind.name).wasm has \(size) bytes compressed")
    }

    @Test func `every calculator has a limit`() {
        #expect(Self.limits.map(\.kind) == Calculator.allCases)
    }

    private func compressedSize(of file: String) throws -> Int {
        let output = Pipe()
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        process.arguments = ["gzip", "-9", "-n", "-c", Repository.path(of: file)]
        process.standardOutput = output
        try process.run()
        let bytes = output.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        try #require(process.terminationStatus == 0, "gzip failed")
        return bytes.count
    }
}
