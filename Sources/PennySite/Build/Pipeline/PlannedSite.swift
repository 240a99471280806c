import PennyContent
import PennyDiagnostics

/// Everything that a build writes except the pages of saved sets, and its inputs. Editions and
/// layouts are in the order of the loaded editions.
struct PlannedSite {
    let editions: [AnalyzedEdition]
    let layouts: [Layout]
    /// The renderers of each edition's saved sets.
    let renderers: [SetRenderer]
    /// The artifacts that are not saved sets, by their first paths.
    let artifacts: [any Artifact]
    /// The diagnostics that do not stop the build.
    let warnings: [Diagnostic]

    /// The layout of files that belong to no edition.
    var layout: Layout { layouts[0] }

    // MARK: - Files

    private var sets: [SetOutputs] {
        editions.enumerated().map { SetOutputs($1, edition: $0) }
    }

    /// The number of pages, those of saved sets included.
    var pages: Int {
        artifacts.reduce(sets.reduce(0) { $0 + $1.pages }) { count, artifact in
            count + artifact.pages
        }
    }

    /// The paths of all files, in order.
    var paths: OutputPaths {
        let others = artifacts.flatMap(\.outputs)
            .map { OutputPaths.Entry(stem: $0.path, endings: [""]) }
        return OutputPaths([OutputPaths.run(of: others)] + sets.map(\.paths))
    }

    /// Warnings that a check reports beside faults, and a build does not.
    func hints() -> [Diagnostic] { ContentKinds.all.flatMap { $0.hints(of: editions[0]) } }
}
