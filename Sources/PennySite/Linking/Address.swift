import PennyContent
import PennyEngine

/// Where things stand in the output, and how one page links to another.
enum Address {
    static let home = "index.html"
    static let notFound = "404.html"
    static let sitemap = "sitemap.xml"
    static let manifest = "pennypress.json"
    static let calculations = "calculations/index.html"

    static func set(_ id: String) -> String { "calculations/\(id).html" }
    static func setFile(_ id: String, _ ending: String) -> String { "calculations/\(id).\(ending)" }
    static func page(_ id: String) -> String { "\(id).html" }
    static func calculator(_ calculator: Calculator) -> String {
        Slug.suggestion(for: calculator.label.many) + ".html"
    }

    /// The way from the page at `from` to `to`, both from the site's root.
    static func relative(from: String, to: String) -> String {
        root(of: from) + to
    }

    /// The way from a page up to the site's root: nothing, or `../`.
    static func root(of path: String) -> String {
        String(repeating: "../", count: path.utf8.count { $0 == UInt8(ascii: "/") })
    }
}
