import PennyContent
import PennyEngine

extension Address {
    static let report = "reports/index.html"
    static let reportFeed = "reports/feed.xml"

    static func report(of day: CivilDate) -> String { "reports/\(day.isoText).html" }
    static func reportSource(_ name: String) -> String { "reports/\(name).html" }
}

extension ReportKind {
    /// The list, the days, and the sources as rows of `report.yaml`.
    static func targets(of site: WorkedExamples) -> [String: LinkResolver.Target] {
        let site = site.site
        var targets: [String: LinkResolver.Target] = [:]
        targets[folderName + "/"] = site.list(
            at: site.report == nil ? nil : Address.report, anchors: ["archive"],
            of: site.folder.files(in: folderName).all)
        guard let report = site.report else { return targets }
        for day in report.days {
            targets["\(folderName)/\(day.date.isoText).yaml"] = .page(
                address: Address.report(of: day.date), anchors: [])
        }
        let sources = report.configuration.sources.filter { $0.kind == .value }.map(\.name.text)
        targets[ReportConfiguration.fileName] = .table(
            sources.map { ($0, Address.reportSource($0)) })
        return targets
    }
}
