import PennyContent
import PennyDiagnostics
import PennyEngine
import PennyMarkup

/// What is computed of the sets of a site, on all threads.
extension SiteBuilder {
    /// The sets that can be computed; those that name others come after them, as
    /// they do in the order of pages.
    func compute(
        _ sets: [SavedSet], _ style: NumberStyle, _ defaults: InputDefaults,
        _ diagnostics: inout [Diagnostic]
    ) -> [ComputedSet] {
        let alone = sets.filter { $0.calculator != .scenarios }
        var computed: [ComputedSet] = []
        var faults: [String: Int] = [:]
        for start in stride(from: 0, to: alone.count, by: Self.batch) {
            // The rows of a table of nothing but faults would tell millions.
            let batch = alone[start..<min(start + Self.batch, alone.count)].filter {
                faults[$0.location.path, default: 0] < Self.faultLimit
            }
            let results = results(of: batch) { (set) throws(DiagnosticError) in
                try ComputedSet(set, defaults)
            }
            for (set, result) in zip(batch, results) {
                let file = set.location.path
                guard faults[file, default: 0] < Self.faultLimit else { continue }
                switch result {
                case .success(let value): computed.append(value)
                case .failure(let error):
                    faults[file, default: 0] += error.diagnostics.count
                    diagnostics += error.diagnostics
                }
            }
        }
        let named = ScenarioSets(computed, all: sets, style)
        var resolved: [SavedSet] = []
        for set in sets where set.calculator == .scenarios {
            do throws(DiagnosticError) {
                if let set = try named.resolved(set) { resolved.append(set) }
            } catch {
                diagnostics += error.diagnostics
            }
        }
        let sideBySide = compute(resolved, &diagnostics) { (set) throws(DiagnosticError) in
            try ComputedSet(set, defaults)
        }
        return computed + sideBySide
    }

    /// Behind how many faults the rest of a file's sets is not computed: nobody mends so many
    /// at once.
    private static let faultLimit = 10_000
    /// So many sets are computed before their faults are counted.
    private static let batch = 1_024

    /// What can be computed, and the faults of the rest.
    func compute<Source: Sendable, Computed: Sendable>(
        _ sources: [Source], _ diagnostics: inout [Diagnostic],
        _ compute: @escaping @Sendable (Source) throws(DiagnosticError) -> Computed
    ) -> [Computed] {
        let results = results(of: sources, compute)
        var computed: [Computed] = []
        for result in results {
            switch result {
            case .success(let value): computed.append(value)
            case .failure(let error): diagnostics += error.diagnostics
            }
        }
        return computed
    }

    /// What is computed of each source, on all threads.
    private func results<Source: Sendable, Computed: Sendable>(
        of sources: [Source],
        _ compute: @escaping @Sendable (Source) throws(DiagnosticError) -> Computed
    ) -> [Result<Computed, DiagnosticError>] {
        workers.map(sources.count) { place in
            do throws(DiagnosticError) {
                return .success(try compute(sources[place]))
            } catch {
                return .failure(error)
            }
        }
    }
}
