import PennyDiagnostics

/// Reasons why a host would not accept a site; see `HostFault+Wording.swift`.
enum HostFault: Fault {
    case tooManyFiles(HostExcess)
    case tooManyInFolder(HostExcess)
    case tooManyBytes(HostExcess)
    /// Several files may be too large; the largest is named.
    case tooLargeFiles(HostExcess, count: Int)
}

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
}
