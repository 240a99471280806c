import PennyContent
import PennyDiagnostics
import PennyEngine
import PennyMarkup

/// The series of months: budgets that make a page together. They have no files of their own.
enum SeriesKind: ContentKind {
    /// The results of the months wait for their turn.
    static func compute(_ site: inout ComputedSite, _ figures: SetFigures, _ workers: Workers) {
        let heads = site.site.sets.heads
        let places =
            heads.facts.saysMonth
            ? heads.indices.filter { heads[$0].saysMonth && !heads[$0].isLeftOut } : []
        let results = workers.map(places.count) { figures.result(places[$0], isKept: true) }
        var months: [Int: SetFigures.Whole] = [:]
        for (place, result) in zip(places, results) { months[place] = result }
        let numbers = NumberWriter(
            for: site.site.readers, currency: site.site.configuration.currency)
        let found = MonthSeries.all(
            of: places.compactMap { place in months[place].map { (place, $0.set) } }, numbers)
        site.series = workers.compute(found, &site.diagnostics) {
            [months] (series) throws(DiagnosticError) in
            let members = series.members.compactMap { place in
                months[place].map {
                    ComputedSeries.Member(place: place, set: $0.set, result: $0.result)
                }
            }
            return try ComputedSeries(series, members)
        }
    }

    static func targets(of site: ComputedSite) -> [String: LinkResolver.Target] {
        let targets = site.series.map { months in
            let page = LinkResolver.Target.page(
                address: months.series.address,
                anchors: PageAnchors.result.union(months.anchors))
            return ("\(SetFolder.budgets.name)/\(months.series.id)/", page)
        }
        return Dictionary(targets, uniquingKeysWith: { $1 })
    }

    static func groups(of site: CheckedSite) -> [any OutputGroup] {
        site.series.map { computed in
            let (series, result) = (computed.series, computed.result)
            let writer = NumberWriter(for: site.site.readers, currency: result.currency)
            return SeriesGroup(
                series: series, months: series.members.map(site.setLinks.link),
                result: ResultPage(
                    title: series.title, summary: computed.summary(site.numbers),
                    date: computed.date, name: series.id, path: series.address,
                    calculation: result, outputs: site.site.configuration.outputs,
                    explanation: site.explanation(of: result.calculator),
                    picture: SharingPicture(
                        kind: writer.text(SiteWords.cardMonths), title: series.title,
                        result.figures, writer,
                        site: site.site.configuration.title)),
                hasPicture: site.site.drawsPictures)
        }
    }
}

extension ComputedSeries {
    func summary(_ numbers: NumberWriter) -> String {
        guard let span else { return "" }
        return numbers.text(
            SiteWords.monthsSummary(
                months: series.members.count, first: span.first, last: span.last))
    }
}
