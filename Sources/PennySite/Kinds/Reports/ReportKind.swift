import PennyContent
import PennyDiagnostics
import PennyEngine
import PennyMarkup

/// The daily report: what its sources said, a file a day.
enum ReportKind: ContentKind {
    static let folderName = "reports"
    /// The raw answers of the sources are no part of the site.
    static let folders = [ContentFolder(folderName, [".yaml"], ignoring: "raw", byDay: true)]
    static let files = [ReportConfiguration.fileName]

    static func read(_ files: inout ContentReader, into site: inout Site) {
        let path = ReportConfiguration.fileName
        let isConfigured = files.folder.topFiles.contains(path)
        let configuration = isConfigured ? files.read(path, ReportConfiguration.read) : nil
        let days = files.folder.files(in: folderName).single
        var snapshots: [Snapshot] = []
        for day in days {
            let name = SiteFolder.id(day)
            guard let snapshot = files.read(day, { Snapshot.read($0, fileName: name) })
            else { continue }
            snapshots.append(snapshot)
            guard let configuration else { continue }
            let faults = ReportSection.faults(of: snapshot, configuration)
            if !faults.isEmpty, !files.faulty.contains(path) {
                files.diagnostics += faults
                files.faulty.insert(day)
            }
        }
        if !days.isEmpty, !isConfigured, !files.faulty.contains(path) {
            let place = SourceLocation(path: files.folder.path(folderName))
            files.diagnostics.append(
                Diagnostic(.error, SiteFault.reportsWithoutSources, at: place))
        }
        guard let configuration, !snapshots.isEmpty else { return }
        site.report = ReportSection(configuration, snapshots)
    }

    static func parts(of site: CheckedSite) -> [SitePart] {
        guard let words = text(of: site) else { return [] }
        return [
            SitePart(Address.report, title: words.title, inMenu: words.text(ReportWords.menu))
        ]
    }

    static func doors(of site: CheckedSite) -> [HomePage.Door] {
        guard let words = text(of: site) else { return [] }
        return [
            HomePage.Door(
                order: 4, label: words.text(ReportWords.latest),
                text: words.text(ReportWords.door), address: Address.report)
        ]
    }

    static func dates(of site: CheckedSite) -> [CivilDate] {
        [site.site.report?.today.date].compactMap(\.self)
    }

    static func feed(of site: CheckedSite) -> PageLink? {
        text(of: site).map { PageLink(title: $0.title, address: Address.reportFeed) }
    }

    /// What the report says; nil for a site without one.
    private static func text(of site: CheckedSite) -> ReportText? {
        site.site.report.map { ReportText($0.configuration, site.numbers, site.site.edition) }
    }
}
