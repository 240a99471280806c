import PennyContent
import PennyEngine
import PennyTheme

extension Address {
    /// The page of sets that readers save in their browsers.
    static let saved = "saved/index.html"
    /// The page that compares chosen sets.
    static let compare = "compare/index.html"
}

/// The pages of sets in a reader's browser, where the program has an engine for some of the site's
/// calculators.
enum BrowserSetsKind: ContentKind {
    static let templates = [
        TemplateDescription("saved", BrowserSetsPage.values),
        TemplateDescription("compare", ComparePage.values),
    ]

    static func artifacts(of site: AnalyzedEdition) -> [any Artifact] {
        let kinds = site.savableCalculators
        let hasEngine =
            !kinds.isEmpty
            || !site.site.sets.isEmpty && EngineModules.names.contains(EngineModules.keypad)
        if !hasEngine { return [] }
        let saved = BrowserSetsPage(
            kinds: kinds.compactMap { calculator in
                site.site.sets.first(of: calculator).map {
                    BrowserSetsPage.Kind(calculator: calculator, address: $0.address())
                }
            })
        if kinds.isEmpty { return [saved] }
        let compare = ComparePage(
            kinds: kinds.filter(\.compared.isEmpty), offers: site.offers)
        return [saved, compare]
    }
}
