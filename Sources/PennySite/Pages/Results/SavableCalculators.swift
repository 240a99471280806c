import PennyEngine
import PennyTheme

extension AnalyzedEdition {
    /// The calculators of the site whose results readers can save: those with a module.
    var savableCalculators: [Calculator] {
        let present = site.sets.kinds
        return site.calculators.all.filter {
            EngineModules.names.contains($0.name) && present.contains($0)
        }
    }
}
