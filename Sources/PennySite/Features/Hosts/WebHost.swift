/// A service that publishes folders of plain files, with known limits.
public enum WebHost: String, CaseIterable, Sendable {
    case cloudflare, github, gitlab, netlify

    /// The service's own name.
    public var name: String {
        switch self {
        case .cloudflare: "Cloudflare Pages"
        case .github: "GitHub Pages"
        case .gitlab: "GitLab Pages"
        case .netlify: "Netlify"
        }
    }
}
