import PennyDiagnostics

/// The faults that stages have found in one edition.
struct StageFaults {
    var diagnostics: [Diagnostic] = []
    /// Faults whose words need the names of all pages.
    var pending: [PendingDiagnostic] = []

    static func + (first: StageFaults, second: StageFaults) -> StageFaults {
        StageFaults(
            diagnostics: first.diagnostics + second.diagnostics,
            pending: first.pending + second.pending)
    }

    /// The same faults with the words of those that were pending.
    ///
    /// - Parameter names: the known names that may have been meant by an unknown one.
    func resolved(by names: @escaping (UnknownName) -> [String]) -> StageFaults {
        StageFaults(
            diagnostics: diagnostics + DiagnosticResolver(names: names).diagnostics(pending))
    }
}

/// The diagnostics of all editions, each once. All editions read what is not translated, and the
/// names of all files, so a fault at a location where an earlier edition has one is left out.
func joined(_ editions: [StageFaults]) -> [Diagnostic] {
    var locations: Set<SourceLocation> = []
    var all: [Diagnostic] = []
    for edition in editions {
        let new = edition.diagnostics.filter { !locations.contains($0.location) }
        locations.formUnion(new.map(\.location))
        all += new
    }
    return all
}

extension Pipeline {
    /// Whether any fault of the editions stops a build.
    func stops(_ editions: [StageFaults]) -> Bool {
        stops(joined(editions)) || editions.contains { stops($0.pending.map(\.diagnostic)) }
    }

    /// Whether any of the diagnostics stops a build.
    func stops(_ diagnostics: some Sequence<Diagnostic>) -> Bool {
        diagnostics.contains { options.isStrict || $0.severity == .error }
    }
}
