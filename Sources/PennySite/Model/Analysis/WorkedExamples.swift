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

    private init(_ site: LoadedEdition, canCompute: Bool) {
        self.site = site
        self.canCompute = canCompute
    }

    /// Computes the examples and series of all kinds of content.
    static func compute(
        _ site: LoadedEdition, _ figures: SetStore, canCompute: Bool, _ workers: WorkerPool
    ) -> WorkedExamples {
        var examples = WorkedExamples(site, canCompute: canCompute)
        for kind in ContentKinds.all { kind.compute(&examples, figures, workers) }
        return examples
    }
}
