import PennyDiagnostics
import PennySite

/// Reports the outcomes of a preview on the terminal.
final class PreviewReporter {
    private let folder: String
    /// The faults and warnings that were shown last.
    private var shown: [Diagnostic] = []

    init(_ folder: String) { self.folder = folder }

    /// Shows new faults and warnings, if they differ from the last ones.
    func show(_ outcome: PreviewSession.Outcome) {
        let said = outcome.faults + outcome.warnings
        if said == shown { return }
        let wasFaulty = shown.contains { $0.severity == .error }
        shown = said
        report(said)
        if wasFaulty && outcome.faults.isEmpty { Console.message("\(folder): no errors\n") }
    }
}
