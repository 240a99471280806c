import PennyMarkup

extension SeriesKind {
    static func sources(of site: CheckedSite) -> [SearchSource] {
        let cards = site.series.map(site.card)
        return [
            SearchSource(
                order: 7, label: site.numbers.text(SiteWords.cardMonths), count: cards.count
            ) { place in
                let card = cards[place]
                return SearchEntry(
                    title: card.link.title, address: card.link.address, summary: card.summary,
                    figures: card.highlights.figures)
            }
        ]
    }
}
