import PennyContent
public import PennyDiagnostics
public import PennyEngine
import PennyText

/// The daily report of a site on one day, for its commands.
public struct ReportJob {
    let site: String
    let day: CivilDate
    let now: Moment
    let version: String
    let configuration: ReportConfiguration
    let settings: FetchSettings

    /// Reads a site's `report.yaml`.
    ///
    /// - Parameters:
    ///   - seconds: the present moment, in seconds since 1970.
    ///   - day: the day of the report; nil for the present one in UTC.
    ///   - version: the program's name with its version.
    /// - Throws: every fault of the file, including those in selectors and XPath; or the libraries
    ///   that are not installed.
    public init(
        site: String, seconds: Int, day: CivilDate? = nil, version: String
    ) throws(DiagnosticError) {
        try ReportLibrary.requireAll()
        let files = ReportFiles(site: site)
        let path = files.path(ReportPaths.configuration)
        guard let bytes = try files.read(ReportPaths.configuration) else {
            throw DiagnosticError([
                Diagnostic(
                    Fault.report.noConfiguration, at: SourceLocation(path: path))
            ])
        }
        let (days, second) = seconds.quotientAndRemainder(dividingBy: 86_400)
        guard let today = CivilDate(dayNumber: days),
            let now = Moment(day: today, secondOfDay: second)
        else {
            throw DiagnosticError([
                Diagnostic(Fault.report.noClock, at: .option("SOURCE_DATE_EPOCH"))
            ])
        }
        let file = try ContentText(path: path, bytes: bytes)
        configuration = try ReportConfiguration.read(file).sound()
        let faults = configuration.sources.flatMap(\.faults)
        if !faults.isEmpty { throw DiagnosticError(faults) }
        self.site = site
        self.now = now
        self.day = day ?? today
        self.version = version
        settings = FetchSettings(
            userAgent: version.replacing(" ", by: "/") + " (+daily report)",
            allowedHosts: configuration.allowedHosts.map(\.text))
    }

    /// The sources with these names; all of them if there are none.
    func sources(named names: [String]) throws(DiagnosticError) -> [ReportSource] {
        if names.isEmpty { return configuration.sources }
        let unknown = names.filter { configuration.source(named: $0) == nil }
        if !unknown.isEmpty { throw DiagnosticError(unknown.map(unknownSource)) }
        return configuration.sources.filter { names.contains($0.name.text) }
    }

    func unknownSource(_ name: String) -> Diagnostic {
        let known = configuration.sources.map(\.name.text)
        let fault = Fault.report.unknownSource(
            name, nearMiss(to: name, among: known), known)
        return Diagnostic(fault, at: .option(name))
    }
}

extension ReportSource {
    /// The faults that would make every fetch of the source fail.
    fileprivate var faults: [Diagnostic] {
        var faults: [Diagnostic] = []
        if let url, URLParts.hasCredentials(url.text) {
            let fault = Fault.fetchAddress.credentials(url.text)
            faults.append(Diagnostic(fault, at: url.location))
        }
        for path in [element, change].compactMap(\.self) {
            do throws(Fault) {
                _ = try Locator(path).compiled()
            } catch {
                faults.append(Diagnostic(error, at: path.text.location))
            }
        }
        return faults
    }
}
