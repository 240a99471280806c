import PennyContent
import PennyEngine

/// The paths of the report's files, relative to a site's folder.
enum ReportPaths {
    static let configuration = ReportConfiguration.fileName
    static let reports = "reports"
    static let raw = "reports/raw"
    /// A hidden file, so that no build takes it for a report.
    static let lock = "reports/.lock"

    static func snapshot(_ day: CivilDate) -> String { "\(reports)/\(day.isoText).yaml" }

    /// The day of a snapshot's file name; nil for other files.
    static func day(of name: String) -> CivilDate? {
        name.hasSuffix(".yaml") ? CivilDate(iso: String(name.dropLast(5))) : nil
    }
}
