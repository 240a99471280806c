import PennyContent
import PennyEngine
import PennyMarkup
import PennyMessages

/// The pages on which readers compare offers: for each calculator of the site that has offers and
/// an engine in the program.
enum OffersKind: ContentKind {
    static func artifacts(of site: AnalyzedEdition) -> [any Artifact] {
        let all = site.offers
        return all.map { OffersPage(offers: $0, all: all, defaults: site.site.formDefaults) }
    }

    static func entryCards(of site: AnalyzedEdition) -> [EntryCard] {
        guard let first = site.offers.first else { return [] }
        return [
            EntryCard(
                order: 6, label: site.numbers.text(SiteWords.offersTitle),
                text: site.numbers.text(SiteWords.offersDoor), address: first.address)
        ]
    }

    static func searchEntries(of site: AnalyzedEdition) -> [KindEntries] {
        let all = site.offers
        let entries = all.map { offers in
            SearchEntry(
                title: site.numbers.text(offers.page.title), address: offers.address,
                names: [site.numbers.text(offers.calculator.words.many)],
                summary: site.numbers.text(SiteWords.offersText))
        }
        return [
            KindEntries(
                order: 3, label: site.numbers.text(SiteWords.offersTitle), count: entries.count,
                list: all.first?.address ?? Address.calculators,
                role: .comparison, calculators: all.map(\.calculator.name)
            ) { entries[$0] }
        ]
    }

    static let templates = [TemplateDescription("offers", OffersPage.values)]
}
