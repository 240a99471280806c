import CFetch
import CMarkup
import PennyDiagnostics

/// A library that only the report needs. It is not part of the program, but loaded when a report is
/// fetched.
public enum ReportLibrary: String, CaseIterable, Sendable {
    case curl = "libcurl"
    case xml = "libxml2"

    /// The name of its Debian package.
    var package: String {
        switch self {
        case .curl: "libcurl4"
        case .xml: "libxml2"
        }
    }

    private var isInstalled: Bool {
        switch self {
        case .curl: penny_fetch_is_possible() != 0
        case .xml: penny_markup_is_possible() != 0
        }
    }

    /// Checks that all libraries are installed.
    ///
    /// - Throws: a fault for each that is not.
    static func requireAll() throws(DiagnosticError) {
        let missing = allCases.filter { !$0.isInstalled }
        if missing.isEmpty { return }
        throw DiagnosticError(
            missing.map {
                Diagnostic(Fault.report.noLibrary($0), at: .option("report"))
            })
    }
}
