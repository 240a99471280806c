import PennyContent
import PennyMarkup

/// The calculators that a site has sets of, each with a page that explains it. Explanations come
/// with the theme, so they have no content folder.
enum CalculatorKind: ContentKind {
    static let templates = [
        TemplateDescription("calculator", CalculatorPage.values),
        TemplateDescription("calculators", CalculatorListPage.values),
    ]

    static func navigationItems(of site: AnalyzedEdition) -> [NavigationItem] {
        site.site.explanations.isEmpty
            ? [] : [NavigationItem(Address.calculators, inMenu: title(site))]
    }

    static func entryCards(of site: AnalyzedEdition) -> [EntryCard] {
        if site.site.explanations.isEmpty { return [] }
        return [
            EntryCard(
                order: 5, label: title(site),
                text: site.numbers.text(SiteWords.homeDoorCalculatorsText),
                address: Address.calculators)
        ]
    }

    static func addUses(of site: AnalyzedEdition, to uses: inout TermUses) {
        let heading = TermUses.Heading(
            order: 3, label: LearnWords.termUsesCalculators)
        for explanation in site.site.explanations {
            let (set, calculator) = (explanation.set, explanation.calculator)
            uses.add(
                heading,
                PageLink(
                    title: site.filled(set.title, own: set.id),
                    address: Address.explanation(of: calculator), site.language(of: explanation)),
                site.terms(in: SourcePath.explanation(of: calculator), set.terms))
        }
    }

    private static func title(_ site: AnalyzedEdition) -> String {
        site.numbers.text(SiteWords.calculatorsTitle)
    }
}
