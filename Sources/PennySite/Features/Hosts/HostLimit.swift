/// A limit of a host, from its own documentation.
public struct HostLimit: Equatable, Sendable {
    /// The unit of the limit.
    public enum Kind: Sendable {
        case files
        case filesAndFolders
        case filesInFolder
        case bytes
        case bytesOfFile

        /// The unit of the count.
        var unit: String {
            switch self {
            case .files, .filesInFolder: "files"
            case .filesAndFolders: "files and folders"
            case .bytes, .bytesOfFile: "bytes"
            }
        }

        /// The unit, and where it is counted.
        var counted: String {
            switch self {
            case .files, .filesAndFolders: unit
            case .filesInFolder: "files in the fullest folder"
            case .bytes: "bytes"
            case .bytesOfFile: "bytes in the largest file"
            }
        }
    }

    public let host: WebHost
    public let kind: Kind
    public let most: Int
    /// The plan or condition that the limit applies to, unless it always applies.
    public var condition: String?
    /// The address of the documentation.
    public let source: String
    /// The day on which it was read.
    public let read: String

    /// A host that writes MB or GB may mean either; these are the smaller ones.
    private static let megabyte = 1_000_000
    private static let gigabyte = 1_000 * megabyte
    private static let mebibyte = 1 << 20

    /// The known limits. Undocumented limits are not listed.
    public static let all = [
        HostLimit(
            host: .cloudflare, kind: .files, most: 20_000, condition: "on the Free plan",
            source: "https://developers.cloudflare.com/pages/platform/limits/",
            read: "2026-11-27"),
        HostLimit(
            host: .cloudflare, kind: .bytesOfFile, most: 25 * mebibyte,
            source: "https://developers.cloudflare.com/pages/platform/limits/",
            read: "2026-11-27"),
        HostLimit(
            host: .github, kind: .bytes, most: gigabyte,
            source: "https://docs.github.com/en/pages/getting-started-with-github-pages/"
                + "github-pages-limits",
            read: "2026-11-27"),
        HostLimit(
            host: .github, kind: .bytesOfFile, most: 100 * megabyte, condition: "in a repository",
            source: "https://docs.github.com/en/repositories/working-with-files/"
                + "managing-large-files/about-large-files-on-github",
            read: "2026-11-27"),
        HostLimit(
            host: .gitlab, kind: .filesAndFolders, most: 200_000,
            source: "https://docs.gitlab.com/administration/instance_limits/",
            read: "2026-11-27"),
        HostLimit(
            host: .gitlab, kind: .bytes, most: gigabyte, condition: "on GitLab.com",
            source: "https://docs.gitlab.com/user/gitlab_com/", read: "2026-11-27"),
        HostLimit(
            host: .netlify, kind: .filesInFolder, most: 54_000,
            source: "https://docs.netlify.com/site-deploys/overview/", read: "2026-11-27"),
    ]
}
