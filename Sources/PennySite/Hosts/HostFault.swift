import PennyDiagnostics

/// Why a host would not take a site; `HostFault+Wording.swift` says it.
enum HostFault: Fault {
    case tooManyFiles(HostExcess)
    case tooManyInFolder(HostExcess)
    case tooManyBytes(HostExcess)
    /// There may be several files that are too large, of which the largest is named.
    case tooLargeFiles(HostExcess, count: Int)
}

/// A limit that a site exceeds, and what helps.
struct HostExcess: Equatable, Sendable {
    enum Remedy: Equatable, Sendable {
        /// `outputs: page`, and what is then left of the figure.
        case pagesAlone(leaving: Int)
        /// Hosts that take the site as it is.
        case otherHosts([WebHost])
        /// There has to be less of it.
        case less
    }

    let use: LimitUse
    let remedy: Remedy
}
