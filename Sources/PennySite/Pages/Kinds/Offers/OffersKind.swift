import PennyContent
import PennyEngine
import PennyMarkup
import PennyMessages

/// A calculator with the page on which readers compare its offers.
struct CalculatorOffers: Sendable {
    let calculator: Calculator
    let page: OfferPage

    /// Nil for a calculator without such a page.
    init?(of calculator: Calculator) {
        guard let page = calculator.offers else { return nil }
        self.calculator = calculator
        self.page = page
    }

    var address: String { "compare/\(page.slug).html" }
}

/// The pages on which readers compare offers: for each calculator of the site that has offers and
/// an engine in the program.
enum OffersKind: ContentKind {
    static func artifacts(of site: AnalyzedEdition) -> [any Artifact] {
        let all = all(of: site)
        return all.map { OffersPage(offers: $0, all: all, defaults: site.site.formDefaults) }
    }

    static func entryCards(of site: AnalyzedEdition) -> [EntryCard] {
        guard let first = all(of: site).first else { return [] }
        return [
            EntryCard(
                order: 6, label: site.numbers.text(SiteWords.offersTitle),
                text: site.numbers.text(SiteWords.offersDoor), address: first.address)
        ]
    }

    static func searchEntries(of site: AnalyzedEdition) -> [KindEntries] {
        let all = all(of: site)
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

    private static func all(of site: AnalyzedEdition) -> [CalculatorOffers] {
        site.savableCalculators.compactMap { CalculatorOffers(of: $0) }
    }
}
