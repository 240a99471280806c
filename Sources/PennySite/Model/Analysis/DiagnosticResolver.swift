import PennyContent
import PennyDiagnostics
import PennyFiles

/// Completes the faults of texts. The result does not depend on the order in which they were found,
/// or on the number of threads.
struct DiagnosticResolver {
    let names: (UnknownName) -> [String]

    /// The most names that are compared: one wrong word in a table of thousands of rows is a fault
    /// a row, each compared with thousands of names.
    private static let comparisonLimit = 200_000

    func diagnostics(_ pending: [PendingDiagnostic]) -> [Diagnostic] {
        var locator = ValueLocator()
        var comparisonsLeft = Self.comparisonLimit
        var causes = CommonCauses(pending)
        return pending.sorted { $0.diagnostic < $1.diagnostic }.map { pending in
            var diagnostic = pending.diagnostic
            if let (fault, name) = pending.unknown, comparisonsLeft > 0 {
                let names = names(name)
                comparisonsLeft -= names.count
                let near = nearMiss(to: name.word, among: names)
                diagnostic = Diagnostic(fault(near.map(name.written)), at: diagnostic.location)
            }
            if let cause = causes.first(pending.unknown?.name) {
                diagnostic.nextStep += " " + cause
            }
            if let offset = pending.offset {
                diagnostic.location = locator.location(offset, into: diagnostic.location)
            }
            return diagnostic
        }
    }
}

extension UnknownName {
    fileprivate var word: String {
        switch self {
        case .set(let word), .term(let word), .path(let word, _), .row(let word, _),
            .anchor(let word, _):
            word
        }
    }

    /// Returns a known name as the file would write it.
    fileprivate func written(_ near: String) -> String {
        guard case .path(_, let source?) = self else { return near }
        return LinkResolver.path(to: near, from: source)
    }
}
