import PennyDiagnostics

/// A loaded site with the examples and series that must be computed before its texts can be
/// checked.
struct WorkedExamples: Sendable {
    let site: LoadedEdition
    /// Whether sets can be computed. False when a faulty `site.yaml` leaves the currency or the
    /// number style unknown.
    let canCompute: Bool
    /// The results of the examples that are not saved sets, by their names.
    var examples: [String: SetResult] = [:]
    /// The names of the examples that have faults.
    var faultyExamples: Set<String> = []
    var series: [ComputedSeries] = []
    var diagnostics: [Diagnostic] = []

    init(_ site: LoadedEdition, _ figures: SetStore, canCompute: Bool, _ workers: WorkerPool) {
        self.site = site
        self.canCompute = canCompute
        for kind in ContentKinds.all { kind.compute(&self, figures, workers) }
    }
}
