import ArgumentParser
import Glibc
import PennyContent
import PennyDiagnostics
import PennyEngine
import PennyReport
import PennySite

/// The options of commands for a site's report.
struct ReportOptions: ParsableArguments {
    @Argument(
        help: ArgumentHelp(
            "The site's folder. Default: the one with site.yaml above here, else ./site.",
            valueName: "site"))
    var site: String?

    @OptionGroup var day: ReportDay

    func validate() throws {
        if site == "" { throw ValidationError("The name of the site's folder is empty.") }
    }

    func job() throws(DiagnosticError) -> ReportJob {
        try day.job(site: site)
    }
}

/// The option for the day of the report. Only report commands, and those that save a set, read the
/// clock.
struct ReportDay: ParsableArguments {
    @Option(
        name: .customLong("date"),
        help: ArgumentHelp(
            "The day of the report. Default: that of SOURCE_DATE_EPOCH, else today in UTC.",
            valueName: "day"))
    var typed: String?

    func job(site: String?) throws(DiagnosticError) -> ReportJob {
        let day = try typed.map { (typed) throws(DiagnosticError) in
            try Self.date(typed, option: "--date")
        }
        return try ReportJob(
            site: try SiteLocator.site(named: site), seconds: try Self.seconds(), day: day,
            version: Pennypress.generator)
    }

    static func date(_ typed: String, option: String) throws(DiagnosticError) -> CivilDate {
        if let date = CivilDate(iso: typed) { return date }
        throw DiagnosticError([
            Diagnostic(
                Fault.command.notADay(typed), at: SourceLocation.option(option))
        ])
    }

    private static func seconds() throws(DiagnosticError) -> Int {
        if let seconds = try SourceDate.seconds() { return seconds }
        return time(nil)
    }
}
