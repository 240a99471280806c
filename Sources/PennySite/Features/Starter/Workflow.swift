/// The workflow of a hosted repository that checks, builds and publishes the site in it.
public struct Workflow: Equatable, Sendable {
    /// The service that runs it.
    public enum Host: String, CaseIterable, Sendable {
        case github, gitlab
    }

    public let host: Host

    public init(for host: Host) { self.host = host }

    /// The path of the file that the host reads, from the top of the repository.
    public var path: String {
        switch host {
        case .github: ".github/workflows/pages.yml"
        case .gitlab: ".gitlab-ci.yml"
        }
    }

    public var text: String {
        switch host {
        case .github: Self.github
        case .gitlab: Self.gitlab
        }
    }

    /// The address of the releases, the one line that its reader has to change: Pennypress has no
    /// address of its own.
    static let releases = "https://github.com/OWNER/pennypress/releases/download"

    /// Downloads the program into `$folder`, and continues only if its checksum matches.
    /// `sha256sum` also fails if the list has no line about the file.
    static let download = #"""
        case $PENNYPRESS_RELEASES in
          */OWNER/*)
            echo "Write the owner of Pennypress's repository over OWNER in PENNYPRESS_RELEASES." >&2
            exit 1 ;;
        esac
        file=pennypress-$PENNYPRESS_VERSION-linux-x86_64.tar.gz
        folder=$(mktemp -d)
        for name in "$file" SHA256SUMS; do
          curl --fail --silent --show-error --location --retry 3 --output "$folder/$name" \
            "$PENNYPRESS_RELEASES/v$PENNYPRESS_VERSION/$name"
        done
        (cd "$folder" && grep -F "$file" SHA256SUMS | sha256sum --check -)
        tar -xzf "$folder/$file" -C "$folder" --wildcards --transform 's|.*/||' '*bin/pennypress'
        """#

    /// The lines of a script, indented by `count` spaces.
    static func indented(_ script: String, by count: Int) -> String {
        script.split(separator: "\n")
            .map { String(repeating: " ", count: count) + $0 }
            .joined(separator: "\n")
    }
}
