import PennyContent
import PennyDiagnostics

/// The daily report of a site: its sources and their values by day.
struct DailyReport {
    let configuration: ReportConfiguration
    /// At least one, the oldest first.
    let days: [ReportDay]

    init(_ configuration: ReportConfiguration, _ snapshots: [Snapshot]) {
        self.configuration = configuration
        days = ReportDay.all(of: snapshots, configuration)
    }

    /// The newest day. “Today” on a page never depends on the clock.
    var today: ReportDay { days[days.count - 1] }

    /// Faults at sources of a snapshot that the configuration lacks, or has as another kind.
    static func faults(
        of snapshot: Snapshot, _ configuration: ReportConfiguration
    ) -> [Diagnostic] {
        let names = configuration.sources.map(\.name.text)
        return snapshot.sources.compactMap { name, kind in
            let fault: Fault
            if let source = configuration.source(named: name.text) {
                if source.kind == kind { return nil }
                fault = .reference.sourceOfOtherKind(name.text, source.kind == .value)
            } else {
                fault = .reference.unknownSource(name.text, nearMiss(to: name.text, among: names))
            }
            return Diagnostic(fault, at: name.location)
        }
    }
}
