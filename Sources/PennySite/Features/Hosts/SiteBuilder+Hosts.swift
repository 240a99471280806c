public import PennyDiagnostics
import PennyFiles

/// The outcome of a check for a host that accepts the site.
public struct HostReport: Sendable {
    public let host: WebHost
    public let site: BuildReport
    /// The use of each limit.
    public let uses: [LimitUse]
}

extension SiteBuilder {
    /// Does everything that a build does, except writing, and adds up what it would write.
    ///
    /// - Throws: every fault of all files; without faults, the limits of the host that are
    ///   exceeded.
    public func check(for host: WebHost) throws(DiagnosticError) -> HostReport {
        try check(for: host, HostLimit.all)
    }

    func check(
        for host: WebHost, _ table: [HostLimit]
    ) throws(DiagnosticError) -> HostReport {
        let (report, whole, bare) = try Pipeline(options).measured()
        let check = HostCheck(host: host, table: table, whole: whole, bare: bare)
        let faults = check.faults
        if !faults.isEmpty { throw DiagnosticError((report.warnings + faults).sorted()) }
        return HostReport(host: host, site: report, uses: check.uses)
    }
}
