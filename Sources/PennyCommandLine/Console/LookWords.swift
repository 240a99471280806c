import PennyDiagnostics
import PennySite

/// What the terminal says of looks at a site's files.
final class LookWords {
    private let folder: String
    /// The faults and warnings that were told last.
    private var told: [Diagnostic] = []

    init(_ folder: String) { self.folder = folder }

    /// Tells what is new: not what the last look has found, too.
    func tell(_ outcome: LiveSite.Outcome) {
        let said = outcome.faults + outcome.warnings
        if said == told { return }
        let wasFaulty = told.contains { $0.severity == .error }
        told = said
        report(said)
        if wasFaulty && outcome.faults.isEmpty { Console.message("\(folder): no errors\n") }
    }
}
