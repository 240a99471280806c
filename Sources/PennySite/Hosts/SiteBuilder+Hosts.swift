public import PennyDiagnostics
import PennyFiles

/// What a check for a host tells of a site that the host takes.
public struct HostReport: Sendable {
    public let host: WebHost
    public let site: BuildReport
    /// How much of each limit it takes.
    public let uses: [LimitUse]
}

extension SiteBuilder {
    /// Does everything a build does but write, and adds up what it would write.
    ///
    /// - Throws: every fault of all files; without any, which limits of the host are exceeded.
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

    /// The site as a build would write it, and with the pages of its results alone.
    func measured() throws(DiagnosticError) -> (BuildReport, SiteMeasure, bare: SiteMeasure) {
        var work = try SiteWork(
            options, try SiteFolder(options.site), PastBuild(options), for: .output)
        let (plan, results, made) = try printed(&work, MeasuredFile.take)
        let pictures = try work.measurePictures(
            of: results.pictures + made.pictures, in: options.outputFolder)
        let others = made.files + pictures.made
        let content = work.content(others)
        let paths = work.files(plan)
        let beside = work.besideResults(plan)
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
        let report = try report(&work, plan, results, made)
        var size = 0
        work.manifest(report.pages, report.rows, paths, pictures.entries, others)
            .write { size += $0.count }
        whole.add(Address.manifest, size)
        bare.add(Address.manifest, size)
        return (report, whole, bare)
    }
}
