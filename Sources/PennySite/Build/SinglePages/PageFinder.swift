import PennyContent
import PennyDiagnostics
import PennyFiles

/// Finds the page that a name on the command line means.
struct PageFinder {
    private let site: PlannedSite
    private let baseURL: String?
    /// The folders that a path on the disk may lead into.
    private let roots: [String]

    /// Resolves the roots.
    ///
    /// - Throws: an error of the file system.
    static func resolve(
        _ site: PlannedSite, roots: [String]
    ) throws(DiagnosticError) -> PageFinder {
        let paths = try roots.map { (root) throws(DiagnosticError) in
            try SourceFile.realPath(of: root)
        }
        return PageFinder(
            site: site, baseURL: site.site.baseURL, roots: paths.compactMap(\.self))
    }

    func page(_ name: String) throws(DiagnosticError) -> (any Artifact)? {
        for name in [try pathBelowRoot(name), plain(name)].compactMap(\.self) {
            for address in addresses(of: name) {
                if let page = site.page(at: address) { return page }
            }
        }
        return nil
    }

    func near(_ name: String) -> String? {
        nearMiss(to: plain(name), among: site.setNames + site.addresses.sorted())
    }

    /// The path of an existing file by this name, from the root folder that holds it.
    private func pathBelowRoot(_ name: String) throws(DiagnosticError) -> String? {
        let parts = name.split(separator: "#", maxSplits: 1, omittingEmptySubsequences: false)
        guard let path = try SourceFile.realPath(of: String(parts.first ?? "")),
            let root = roots.first(where: { path.hasPrefix($0 + "/") })
        else { return nil }
        let row = parts.count > 1 ? "#" + parts[1] : ""
        return path.dropFirst(root.count + 1) + row
    }

    /// A name as a path: without the address of the site before it.
    private func plain(_ name: String) -> String {
        var path = name[...]
        if let baseURL, path.hasPrefix(baseURL) { path = path.dropFirst(baseURL.count) }
        while let start = ["./", "/"].first(where: path.hasPrefix) {
            path = path.dropFirst(start.count)
        }
        return String(path)
    }

    /// The addresses that a path can mean, the likeliest first.
    private func addresses(of path: String) -> [String] {
        let folder = path.hasSuffix("/") ? String(path.dropLast()) : path
        let booklets = [folder + "/print.html"].filter {
            [Address.course, Address.glossaryBooklet].contains($0)
        }
        let sets = site.site.sets
        let set = sets.index(of: path).map { [sets.heads[$0].address()] } ?? []
        let source: [String] =
            switch site.links.address(path, source: Address.home, page: Address.home) {
            case .success(let address): [String(address.prefix { $0 != "#" })]
            case .failure: []
            }
        let asTyped =
            path.isEmpty ? [Address.home] : [path, path + ".html", folder + "/index.html"]
        return booklets + set + source + asTyped
    }
}
