/// Determines from the paths of an output which files are pages and which belong to one.
enum PageFiles {
    private static let ending = ".html"
    /// The folder of copied files, which has no pages of the site.
    private static let assets = "assets/"

    static func isPage(_ path: String) -> Bool {
        path.hasSuffix(ending) && !path.hasPrefix(assets)
    }

    /// The file beside a page with the data of its result.
    static func data(of page: String) -> String { stem(of: page) + ".json" }

    /// The other files of the same result: its table, its picture.
    static func companions(of page: String) -> [String] {
        [".csv", ".png"].map { stem(of: page) + $0 }
    }

    /// The files of a moved page, each with its new address.
    static func files(of page: String, movedTo new: String) -> [(String, String)] {
        let all = { (page: String) in [page, data(of: page)] + companions(of: page) }
        return Array(zip(all(page), all(new)))
    }

    /// The page that a file belongs to; nil if there is none.
    static func page(of path: String) -> String? {
        if path.hasPrefix(assets) { return nil }
        for other in [".json", ".csv", ".png"] where path.hasSuffix(other) {
            return path.dropLast(other.utf8.count) + ending
        }
        return nil
    }

    private static func stem(of page: String) -> Substring { page.dropLast(ending.utf8.count) }

    static func folder(of path: String) -> Substring {
        path.lastIndex(of: "/").map { path[..<$0] } ?? ""
    }

    static func name(of path: String) -> Substring { path.dropFirst(folder(of: path).count) }
}
