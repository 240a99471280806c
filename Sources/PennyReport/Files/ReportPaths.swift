import PennyContent
import PennyEngine

/// Where the report's files lie in a site.
struct ReportPaths {
    private let site: String

    init(site: String) {
        self.site = site
    }

    var configuration: String { path(ReportConfiguration.fileName) }
    var reports: String { path("reports") }
    var raw: String { path("reports/raw") }
    /// Hidden, so that no build takes it for a report.
    var lock: String { path("reports/.lock") }

    func snapshot(_ day: CivilDate) -> String { path("reports/\(day.isoText).yaml") }

    private func path(_ relative: String) -> String {
        switch site {
        case ".": relative
        case _ where site.hasSuffix("/"): site + relative
        default: site + "/" + relative
        }
    }
}
