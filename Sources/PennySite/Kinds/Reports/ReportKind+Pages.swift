import PennyContent

extension ReportKind {
    /// Today's report, those of other days, the histories of its sources, and their feed.
    static func groups(of site: CheckedSite) -> [any OutputGroup] {
        guard let report = site.site.report else { return [] }
        let feed: [any OutputGroup] =
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

    private static func today(of report: ReportSection, _ site: Site) -> ReportPage {
        ReportPage(
            configuration: report.configuration, day: report.today,
            archive: report.days.reversed().map(\.date),
            noteLanguage: site.language(at: report.today.snapshot.location),
            previous: report.days.dropLast().last?.date, next: nil)
    }

    private static func days(of report: ReportSection, _ site: Site) -> [ReportPage] {
        let days = report.days
        return days.indices.map { place in
            ReportPage(
                configuration: report.configuration, day: days[place], archive: nil,
                noteLanguage: site.language(at: days[place].snapshot.location),
                previous: place > 0 ? days[place - 1].date : nil,
                next: place + 1 < days.count ? days[place + 1].date : nil)
        }
    }

    static func sources(of report: ReportSection) -> [SourcePage] {
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
