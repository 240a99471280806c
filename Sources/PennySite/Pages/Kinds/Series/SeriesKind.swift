import PennyContent
import PennyDiagnostics
import PennyEngine
import PennyMarkup

/// The series of months: budgets that share a page. They have no files of their own.
enum SeriesKind: ContentKind {
    /// Computes the series. The results of their months stay in memory until they are rendered.
    static func compute(_ site: inout WorkedExamples, _ figures: SetStore, _ workers: WorkerPool) {
        let heads = site.site.sets.heads
        let setIndices =
            heads.facts.saysMonth
            ? heads.indices.filter { heads[$0].saysMonth && !heads[$0].isLeftOut } : []
        let results = workers.map(setIndices.count) {
            figures.result(setIndices[$0], isRetained: true)
        }
        var months: [Int: SetResult] = [:]
        for (index, result) in zip(setIndices, results) { months[index] = result }
        let numbers = NumberWriter(
            for: site.site.readers, currency: site.site.configuration.currency)
        let found = MonthSeries.all(
            of: setIndices.compactMap { index in months[index].map { (index, $0.set) } }, numbers)
        site.series = workers.compute(found, &site.diagnostics) {
            [months] (series) throws(DiagnosticError) in
            let members = series.members.compactMap { index in
                months[index].map {
                    ComputedSeries.Member(index: index, set: $0.set, result: $0.result)
                }
            }
            return try ComputedSeries.compute(series, members)
        }
    }

    static func targets(of site: WorkedExamples) -> [String: LinkResolver.Target] {
        let targets = site.series.map { months in
            let page = LinkResolver.Target.page(
                address: months.series.address,
                anchors: PageAnchors.result.union(months.anchors))
            return ("\(SetFolder.budgets.name)/\(months.series.id)/", page)
        }
        return Dictionary(targets, uniquingKeysWith: { $1 })
    }

    static func artifacts(of site: AnalyzedEdition) -> [any Artifact] {
        site.series.map { computed in
            let (series, result) = (computed.series, computed.result)
            let writer = NumberWriter(for: site.site.readers, currency: result.currency)
            return SeriesArtifact(
                series: series, months: series.members.map(site.setLinks.link),
                result: ResultContent(
                    title: series.title, summary: computed.summary(site.numbers),
                    date: computed.date, name: series.id, path: series.address,
                    calculation: result, outputs: site.site.configuration.outputs,
                    lists: SetList.lists(with: result.calculator, site.site.calculators),
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
