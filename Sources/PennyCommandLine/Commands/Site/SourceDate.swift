import Glibc
import PennyDiagnostics
import PennyEngine

/// SOURCE_DATE_EPOCH, as reproducible-builds.org defines it.
enum SourceDate {
    /// The day in UTC.
    static func day() throws(DiagnosticError) -> CivilDate? {
        try seconds().flatMap { CivilDate(dayNumber: $0 / 86_400) }
    }

    /// Nil if it is not set.
    static func seconds() throws(DiagnosticError) -> Int? {
        guard let value = getenv("SOURCE_DATE_EPOCH") else { return nil }
        let text = String(cString: value)
        if let seconds = Int(text), seconds >= 0,
            CivilDate(dayNumber: seconds / 86_400) != nil
        {
            return seconds
        }
        throw DiagnosticError([
            Diagnostic(
                Fault.command.notASourceDate(text),
                at: SourceLocation.option("SOURCE_DATE_EPOCH"))
        ])
    }
}
