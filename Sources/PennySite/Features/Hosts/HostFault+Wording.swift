import PennyDiagnostics

extension HostFault {
    var summary: String {
        switch self {
        case .tooManyFiles(let excess):
            "the site has \(excess.figure) \(excess.unit), and \(excess.host) takes \(excess.most)"
        case .tooManyInFolder(let excess):
            "\(excess.folder) has \(excess.figure) files, and \(excess.host) takes "
                + "\(excess.most) in one folder"
        case .tooManyBytes(let excess):
            "the site has \(excess.figure) bytes, and \(excess.host) takes \(excess.most)"
        case .tooLargeFiles(let excess, let count):
            (count > 1 ? "\(grouped(count)) files are too large, of which " : "")
                + "\(excess.use.path ?? "") has \(excess.figure) bytes, and \(excess.host) takes "
                + "\(excess.most) in one file"
        }
    }

    var nextStep: String {
        switch self {
        case .tooManyFiles(let excess):
            excess.nextStep(less: "Divide the site into several.")
        case .tooManyInFolder(let excess):
            excess.nextStep(less: "Divide the site into several.")
        case .tooManyBytes(let excess):
            excess.nextStep(less: "Divide the site into several, or make its pictures smaller.")
        case .tooLargeFiles(let excess, _):
            excess.nextStep(less: "Make it smaller, or publish it elsewhere and link to it.")
        }
    }
}

extension HostExcess {
    fileprivate var host: String { use.limit.host.name }
    fileprivate var figure: String { grouped(use.figure) }
    fileprivate var most: String {
        grouped(use.limit.most) + (use.limit.condition.map { " \($0)" } ?? "")
    }
    fileprivate var unit: String { use.limit.kind.unit }

    fileprivate var folder: String {
        use.path.map { $0.isEmpty ? "the top folder" : "the folder \($0)" } ?? ""
    }

    fileprivate func nextStep(less: String) -> String {
        switch remedy {
        case .pagesAlone(let rest):
            "Write “outputs: page” in site.yaml, which leaves \(grouped(rest)) \(unit)."
        case .otherHosts(let hosts):
            "Choose a host that takes the site, such as \(alternatives(hosts.map(\.name)))."
        case .less: less
        }
    }
}

extension HostLimit.Kind {
    /// The unit of the count.
    fileprivate var unit: String {
        switch self {
        case .files, .filesInFolder: "files"
        case .filesAndFolders: "files and folders"
        case .bytes, .bytesOfFile: "bytes"
        }
    }
}

extension LimitUse {
    /// `412 of 20,000 files (2%)`.
    public var text: String {
        let share = percent == 0 ? "under 1%" : "\(percent)%"
        return "\(grouped(figure)) of \(grouped(limit.most)) \(limit.kind.counted) (\(share))"
    }

    /// In whole percent, rounded down.
    private var percent: Int { figure * 100 / max(1, limit.most) }
}

extension HostLimit.Kind {
    fileprivate var counted: String {
        switch self {
        case .files, .filesAndFolders: unit
        case .filesInFolder: "files in the fullest folder"
        case .bytes: "bytes"
        case .bytesOfFile: "bytes in the largest file"
        }
    }
}
