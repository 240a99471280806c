import PennyDiagnostics

/// An exceeded limit, and a remedy.
struct HostExcess: Equatable, Sendable {
    enum Remedy: Equatable, Sendable {
        /// `outputs: page`, and the figure with that setting.
        case pagesAlone(leaving: Int)
        /// Hosts that accept the site as it is.
        case otherHosts([WebHost])
        /// Less content.
        case less
    }

    let use: LimitUse
    let remedy: Remedy

    /// An excess as the examples of the catalog show it.
    static func example(
        _ host: WebHost, _ kind: HostLimit.Kind, most: Int, condition: String? = nil,
        figure: Int, path: String? = nil, _ remedy: Remedy
    ) -> HostExcess {
        let limit = HostLimit(
            host: host, kind: kind, most: most, condition: condition, source: "", read: "")
        return HostExcess(use: LimitUse(limit, figure, path), remedy: remedy)
    }

    var host: String { use.limit.host.name }
    var figure: String { grouped(use.figure) }
    var most: String {
        grouped(use.limit.most) + (use.limit.condition.map { " \($0)" } ?? "")
    }
    var unit: String { use.limit.kind.unit }

    var folder: String {
        use.path.map { $0.isEmpty ? "the top folder" : "the folder \($0)" } ?? ""
    }

    func nextStep(less: String) -> String {
        switch remedy {
        case .pagesAlone(let rest):
            "Write “outputs: page” in site.yaml, which leaves \(grouped(rest)) \(unit)."
        case .otherHosts(let hosts):
            "Choose a host that takes the site, such as \(alternatives(hosts.map(\.name)))."
        case .less: less
        }
    }
}
