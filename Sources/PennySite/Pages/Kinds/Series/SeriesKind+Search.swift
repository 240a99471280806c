import PennyEngine
import PennyMarkup

extension SeriesKind {
    static func searchEntries(of site: AnalyzedEdition) -> [KindEntries] {
        let cards = site.series.map(site.card)
        return [
            KindEntries(
                order: 8, label: site.numbers.text(SiteWords.cardMonths), count: cards.count
            ) { index in
                let card = cards[index]
                return SearchEntry(
                    title: card.link.title, address: card.link.address,
                    summary: card.summary,
                    figures: card.highlights.figures, answer: card.highlights.answer)
            }
        ]
    }
}
