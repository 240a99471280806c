import PennyDiagnostics

/// Checks whether a host accepts a site, before it is uploaded.
struct HostCheck {
    let host: WebHost
    /// The limits of all hosts.
    var table = HostLimit.all
    /// The site as it is, and as it would be with the pages of its results alone.
    let whole, bare: SiteMeasure

    /// The use of each limit of the host.
    var uses: [LimitUse] { uses(of: host) }

    private func uses(of host: WebHost) -> [LimitUse] {
        table.filter { $0.host == host }.map { LimitUse($0, whole) }
    }

    /// The exceeded limits.
    var faults: [Diagnostic] {
        uses.filter(\.isExceeded).map { use in
            Diagnostic(fault(use), at: SourceLocation.option("--host \(host.rawValue)"))
        }
    }

    private func fault(_ use: LimitUse) -> Fault {
        let excess = HostExcess(use: use, remedy: remedy(use.limit))
        return switch use.limit.kind {
        case .files, .filesAndFolders: .host.tooManyFiles(excess)
        case .filesInFolder: .host.tooManyInFolder(excess)
        case .bytes: .host.tooManyBytes(excess)
        case .bytesOfFile: .host.tooLargeFiles(excess, whole.files(above: use.limit.most))
        }
    }

    private func remedy(_ limit: HostLimit) -> HostExcess.Remedy {
        let rest = LimitUse(limit, bare)
        if !rest.isExceeded { return .pagesAlone(leaving: rest.figure) }
        let others = WebHost.allCases.filter { other in
            other != host && uses(of: other).allSatisfy { !$0.isExceeded }
        }
        return others.isEmpty ? .less : .otherHosts(others)
    }
}
