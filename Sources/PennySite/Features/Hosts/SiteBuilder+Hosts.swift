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
        let (report, whole, bare) = try measured()
        let check = HostCheck(host: host, table: table, whole: whole, bare: bare)
        let faults = check.faults
        if !faults.isEmpty { throw DiagnosticError((report.warnings + faults).sorted()) }
        return HostReport(host: host, site: report, uses: check.uses)
    }

    /// Measures the site as a build would write it, and with the pages of its results alone.
    func measured() throws(DiagnosticError) -> (BuildReport, SiteMeasure, bare: SiteMeasure) {
        var build = try SiteBuild(
            options, try SourceFolder(options.site), PreviousBuild(options), for: .output)
        let (plan, results, made) = try rendered(&build, MeasuredFile.sink)
        let pictures = try build.measurePictures(
            of: results.pictures + made.pictures, in: options.outputFolder)
        let others = made.files + pictures.made
        let content = build.content(others)
        let paths = build.files(plan)
        let beside = build.besideResults(plan)
        var (whole, bare) = (SiteMeasure(), SiteMeasure())
        for entry in paths.entries {
            for ending in entry.endings {
                let size = max(0, content(entry, ending).size)
                whole.add(entry.stem + ending, size)
                let isBeside =
                    entry.owner == .none
                    ? beside.contains(entry.stem) : ResultFiles.isBesidePage(ending)
                if !isBeside { bare.add(entry.stem + ending, size) }
            }
        }
        let report = try report(&build, plan, results, made)
        var size = 0
        build.manifest(report.pages, report.rows, paths, pictures.entries, others)
            .write { size += $0.count }
        whole.add(Address.manifest, size)
        bare.add(Address.manifest, size)
        return (report, whole, bare)
    }
}
