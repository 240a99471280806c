/// A service that publishes folders of plain files, whose limits are known.
public enum WebHost: String, CaseIterable, Sendable {
    case cloudflare, github, gitlab, netlify

    /// What the service calls itself.
    public var name: String {
        switch self {
        case .cloudflare: "Cloudflare Pages"
        case .github: "GitHub Pages"
        case .gitlab: "GitLab Pages"
        case .netlify: "Netlify"
        }
    }
}
