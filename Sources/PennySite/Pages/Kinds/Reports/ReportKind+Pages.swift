import PennyContent

extension ReportKind {
    /// Today's report, the reports of other days, the history of each source, and the feed.
    static func artifacts(of site: AnalyzedEdition) -> [any Artifact] {
        guard let report = site.site.report else { return [] }
        let feed: [any Artifact] =
            site.site.baseURL == nil
            ? []
            : [
                ReportFeed(
                    configuration: report.configuration,
                    days: report.days.suffix(ReportFeed.limit).reversed())
            ]
        return [today(of: report, site.site)] + days(of: report, site.site)
            + sources(of: report) + feed
    }

    private static func today(of report: DailyReport, _ site: LoadedEdition) -> ReportPage {
        ReportPage(
            configuration: report.configuration, day: report.today,
            archive: report.days.reversed().map(\.date),
            noteLanguage: site.language(at: report.today.snapshot.location),
            previous: report.days.dropLast().last?.date, next: nil)
    }

    private static func days(of report: DailyReport, _ site: LoadedEdition) -> [ReportPage] {
        let days = report.days
        return days.indices.map { index in
            ReportPage(
                configuration: report.configuration, day: days[index], archive: nil,
                noteLanguage: site.language(at: days[index].snapshot.location),
                previous: index > 0 ? days[index - 1].date : nil,
                next: index + 1 < days.count ? days[index + 1].date : nil)
        }
    }

    static func sources(of report: DailyReport) -> [SourcePage] {
        var names: Set<String> = []
        let sources = report.configuration.sources.filter {
            $0.kind == .value && names.insert($0.name.text).inserted
        }
        return sources.map { source in
            SourcePage(
                configuration: report.configuration, source: source,
                history: SourceHistory(of: source, in: report.days),
                latest: report.today.rows.first { $0.source.name == source.name },
                today: report.today.date)
        }
    }
}
