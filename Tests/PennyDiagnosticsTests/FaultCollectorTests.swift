import PennyDiagnostics
import Testing

/// For a file with very many faults, only those that are shown stay in memory.
@Suite("Collected faults")
struct FaultCollectorTests {
    private func fault(
        _ line: Int, _ severity: Diagnostic.Severity = .error, in path: String = "a.md"
    ) -> Diagnostic {
        Diagnostic(severity, at: SourceLocation(path: path, line: line), "wrong \(line)")
    }

    private func text(_ diagnostics: [Diagnostic]) -> String {
        DiagnosticPrinter { _ in nil }.text(of: diagnostics) + countText(of: diagnostics)
    }

    @Test(arguments: [0, 1, 99, 100, 101, 199, 200, 201, 1_000, 12_345])
    func `what is shown is what would be shown of all of them`(_ count: Int) {
        // Lines in another order than in the file.
        let all = (0..<count).map { fault(($0 * 7_919) % max(count, 1) + 1) }
        var collector = FaultCollector<Diagnostic>()
        for fault in all { collector.add(fault) }
        #expect(text(collector.faults) == text(all))
        #expect(text(DiagnosticError(all).diagnostics) == text(all))
        #expect(text(all.collected) == text(all))
        #expect(collector.faults.count <= 200)
        #expect(DiagnosticError(all).diagnostics.count <= 101)
    }

    @Test func `errors come before warnings, and both are counted`() {
        let all = (1...500).flatMap { [fault($0, .warning), fault($0)] }
        let collected = FaultCollector(all).faults
        #expect(text(collected) == text(all))
        #expect(text(collected).contains("a.md: 900 more faults not shown\n"))
        #expect(countText(of: collected) == "500 errors and 500 warnings")
    }

    @Test func `each file has its own hundred`() {
        let all = (1...300).flatMap { [fault($0), fault($0, in: "b.md")] } + [fault(1, in: "c.md")]
        #expect(text(FaultCollector(all).faults) == text(all))
    }

    @Test func `the same fault at the same location is reported once`() {
        let all = [Diagnostic](repeating: fault(7), count: 5_000) + [fault(8)]
        #expect(text(DiagnosticError(FaultCollector(all).faults).diagnostics).hasSuffix("2 errors"))
    }

    @Test func `counts of one file are added up`() {
        let parts = [(1...150).map { fault($0) }, (151...400).map { fault($0) }]
        let collected = parts.flatMap { FaultCollector($0).faults }
        #expect(text(DiagnosticError(collected).diagnostics) == text(parts.flatMap(\.self)))
    }

    @Test func `no words are made for faults that are only counted`() {
        var collector = FaultCollector<Diagnostic>()
        var made = 0
        for line in 1...100_000 {
            collector.add(.error, at: SourceLocation(path: "a.md", line: line)) {
                made += 1
                return fault(line)
            }
        }
        #expect(made == 200)
        #expect(countText(of: collector.faults) == "100000 errors")
    }
}
