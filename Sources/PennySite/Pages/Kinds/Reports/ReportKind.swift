import PennyContent
import PennyDiagnostics
import PennyEngine
import PennyMarkup

/// The daily report: the values of its sources, in a file a day.
enum ReportKind: ContentKind {
    static let folderName = "reports"
    /// The raw answers of the sources are no part of the site.
    static let folders = [ContentFolder(folderName, [".yaml"], ignoring: "raw", byDay: true)]
    static let files = [ReportConfiguration.fileName]

    static let templates = [
        TemplateDescription("report", ReportPage.values),
        TemplateDescription("report-source", SourcePage.values),
        TemplateDescription("feed", Feed.values, isPage: false),
    ]

    static func read(_ files: inout ContentReader, into site: inout LoadedEdition) {
        let path = ReportConfiguration.fileName
        let isConfigured = files.folder.topFiles.contains(path)
        let configuration = isConfigured ? files.read(path, ReportConfiguration.read) : nil
        let days = files.folder.files(in: folderName).single
        var snapshots: [Snapshot] = []
        for day in days {
            let name = SourceFolder.id(day)
            guard let snapshot = files.read(day, { Snapshot.read($0, fileName: name) })
            else { continue }
            snapshots.append(snapshot)
            guard let configuration else { continue }
            let faults = DailyReport.faults(of: snapshot, configuration)
            if !faults.isEmpty, !files.faulty.contains(path) {
                files.diagnostics += faults
                files.faulty.insert(day)
            }
        }
        if !days.isEmpty, !isConfigured, !files.faulty.contains(path) {
            let location = SourceLocation(path: files.folder.path(folderName))
            files.diagnostics.append(
                Diagnostic(Fault.reference.reportsWithoutSources, at: location))
        }
        guard let configuration, !snapshots.isEmpty else { return }
        site.report = DailyReport(configuration, snapshots)
    }

    static func navigationItems(of site: AnalyzedEdition) -> [NavigationItem] {
        guard let words = text(of: site) else { return [] }
        return [
            NavigationItem(Address.report, title: words.title, inMenu: words.text(ReportWords.menu))
        ]
    }

    static func entryCards(of site: AnalyzedEdition) -> [EntryCard] {
        guard let words = text(of: site) else { return [] }
        return [
            EntryCard(
                order: 4, label: words.text(ReportWords.latest),
                text: words.text(ReportWords.door), address: Address.report)
        ]
    }

    static func dates(of site: AnalyzedEdition) -> [CivilDate] {
        [site.site.report?.today.date].compactMap(\.self)
    }

    static func feed(of site: AnalyzedEdition) -> PageLink? {
        text(of: site).map { PageLink(title: $0.title, address: Address.reportFeed) }
    }

    /// The formatter of the report; nil for a site without one.
    private static func text(of site: AnalyzedEdition) -> ReportFormatter? {
        site.site.report.map { ReportFormatter($0.configuration, site.numbers, site.site.edition) }
    }
}
