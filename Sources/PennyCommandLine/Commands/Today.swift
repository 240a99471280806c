import Glibc
import PennyDiagnostics
import PennyEngine

/// The day on which something is saved.
enum Today {
    /// The day of SOURCE_DATE_EPOCH in UTC; otherwise the local date.
    static func date() throws(DiagnosticError) -> CivilDate {
        if let seconds = try SourceDate.seconds() {
            if let date = CivilDate(dayNumber: seconds / 86_400) { return date }
        }
        var now = time(nil)
        var local = tm()
        localtime_r(&now, &local)
        let seconds = now + local.tm_gmtoff
        guard let date = CivilDate(dayNumber: seconds / 86_400) else {
            throw DiagnosticError([
                Diagnostic(
                    Fault.command.notADay("\(seconds)"),
                    at: SourceLocation.option("the clock"))
            ])
        }
        return date
    }
}
