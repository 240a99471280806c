import PennyContent
import PennyDiagnostics

/// A site that was read, with what of it must be computed before its texts can be checked.
struct ComputedSite: Sendable {
    let site: Site
    /// The examples that have no page of a saved set, by their names.
    let examples: [String: SetFigures.Whole]
    /// The names of those among them that have faults.
    let faultyExamples: Set<String>
    let series: [ComputedSeries]

    /// - Parameter canCompute: off when the currency and the way numbers are typed are unknown.
    init(
        _ site: Site, _ figures: SetFigures, canCompute: Bool, _ workers: Workers,
        _ diagnostics: inout [Diagnostic]
    ) {
        self.site = site
        let results =
            canCompute ? CalculatorKind.examples(of: site, workers, &diagnostics) : []
        let found = Dictionary(results.map { ($0.set.set.id, $0) }, uniquingKeysWith: { $1 })
        faultyExamples = Set(site.explanations.map(\.set.id).filter { found[$0] == nil })
        examples = found
        series = SeriesKind.all(of: site.sets, figures, workers, &diagnostics)
    }
}
