/// Resolves the links of a page to targets from the site's root, so that pages at different
/// addresses can be compared.
struct LinkReader {
    /// The address of the page.
    let page: String
    /// The new addresses of moved pages.
    var moved: [String: String] = [:]

    /// The target of a link: a path of the site with its anchor, or an external address unchanged.
    func target(of link: String) -> String {
        let path = link.prefix { $0 != "#" && $0 != "?" }
        let rest = link[path.endIndex...]
        if path.contains(":") || path.hasPrefix("/") { return link }
        let target = path.isEmpty ? page : resolved(path)
        return (moved[target] ?? target) + rest
    }

    private func resolved(_ path: Substring) -> String {
        var names = page.split(separator: "/").dropLast()
        for name in path.split(separator: "/") {
            switch name {
            case ".": break
            case "..": _ = names.popLast()
            default: names.append(name)
            }
        }
        return names.joined(separator: "/")
    }
}
