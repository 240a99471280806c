import PennyDiagnostics

/// A site that was read, with what of it must be computed before its texts can be checked.
struct ComputedSite: Sendable {
    let site: Site
    /// Off when a faulty `site.yaml` leaves the currency and the way numbers are typed unknown.
    let canCompute: Bool
    /// The examples that are no saved sets, by their names.
    var examples: [String: SetFigures.Whole] = [:]
    /// The names of those among them that have faults.
    var faultyExamples: Set<String> = []
    var series: [ComputedSeries] = []
    var diagnostics: [Diagnostic] = []

    init(_ site: Site, _ figures: SetFigures, canCompute: Bool, _ workers: Workers) {
        self.site = site
        self.canCompute = canCompute
        for kind in ContentKinds.all { kind.compute(&self, figures, workers) }
    }
}
