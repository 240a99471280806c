/// The faults of a release, and the messages of the scripts.
enum FaultyRelease: CaseIterable {
    case otherProgram, otherDigest, noDigest, noArchive

    /// The command that damages the release, in its folder.
    var command: String {
        switch self {
        case .otherProgram: "echo more >> \(HostedRun.archive)"
        case .otherDigest: "sed -i 's/^......../00000000/' SHA256SUMS"
        case .noDigest: "sed -i 's/x86_64/aarch64/' SHA256SUMS"
        case .noArchive: "rm \(HostedRun.archive)"
        }
    }

    var message: String {
        switch self {
        case .otherProgram, .otherDigest: "\(HostedRun.archive): FAILED"
        case .noDigest: "no properly formatted"
        case .noArchive: "curl: (37)"
        }
    }
}
