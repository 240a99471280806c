import PennyContent
import PennyEngine
import PennyTheme

extension Address {
    /// The sets that readers keep in their browsers.
    static let saved = "saved/index.html"
    /// Where chosen sets are side by side.
    static let compare = "compare/index.html"
}

/// The page of saved sets, where the program carries an engine for some of the site's.
enum SavedKind: ContentKind {
    static func groups(of site: CheckedSite) -> [any OutputGroup] {
        let kinds = kinds(of: site)
        let hasEngine =
            !kinds.isEmpty
            || !site.site.sets.isEmpty && EngineModules.names.contains(EngineModules.keypad)
        if !hasEngine { return [] }
        let saved = SavedPage(
            kinds: kinds.compactMap { calculator in
                site.site.sets.first(of: calculator).map {
                    SavedPage.Kind(calculator: calculator, address: $0.address())
                }
            })
        return kinds.isEmpty ? [saved] : [saved, ComparePage(kinds: kinds)]
    }

    /// The kinds whose results can be saved: those with a module.
    static func kinds(of site: CheckedSite) -> [Calculator] {
        let present = site.site.sets.kinds
        return Calculator.allCases.filter {
            EngineModules.names.contains($0.name) && present.contains($0)
        }
    }
}
