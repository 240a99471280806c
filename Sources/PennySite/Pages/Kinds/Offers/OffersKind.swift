import PennyContent
import PennyEngine
import PennyMarkup
import PennyMessages

extension Address {
    /// The page on which readers compare offers of a calculator.
    static func offers(of calculator: Calculator) -> String {
        "compare/\(calculator.offers?.slug ?? calculator.name).html"
    }
}

extension Calculator {
    /// The question of the page, as its title.
    var offersTitle: Message { offers?.title ?? words.question }
}

/// The pages on which readers compare offers: for each calculator of the site that has offers and
/// an engine in the program.
enum OffersKind: ContentKind {
    static func artifacts(of site: AnalyzedEdition) -> [any Artifact] {
        let all = calculators(of: site)
        return all.map { calculator in
            OffersPage(calculator: calculator, all: all, defaults: site.site.formDefaults)
        }
    }

    static func entryCards(of site: AnalyzedEdition) -> [EntryCard] {
        guard let first = calculators(of: site).first else { return [] }
        return [
            EntryCard(
                order: 6, label: site.numbers.text(SiteWords.offersTitle),
                text: site.numbers.text(SiteWords.offersDoor), address: Address.offers(of: first))
        ]
    }

    static func searchEntries(of site: AnalyzedEdition) -> [KindEntries] {
        let all = calculators(of: site)
        let entries = all.map { calculator in
            SearchEntry(
                title: site.numbers.text(calculator.offersTitle),
                address: Address.offers(of: calculator),
                names: [site.numbers.text(calculator.words.many)],
                summary: site.numbers.text(SiteWords.offersText))
        }
        return [
            KindEntries(
                order: 3, label: site.numbers.text(SiteWords.offersTitle), count: entries.count,
                list: all.first.map { Address.offers(of: $0) } ?? Address.calculators,
                role: .comparison, calculators: all.map(\.name)
            ) { entries[$0] }
        ]
    }

    static let templates = [TemplateDescription("offers", OffersPage.values)]

    private static func calculators(of site: AnalyzedEdition) -> [Calculator] {
        let present = site.savableCalculators
        return present.filter { $0.offers != nil }
    }
}
