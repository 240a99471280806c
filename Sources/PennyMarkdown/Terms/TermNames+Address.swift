extension TermNames {
    /// The term whose file a link leads to, from a file at `path`.
    func id(atAddress address: String, from path: String) -> String? {
        let file = address.prefix { $0 != "#" && $0 != "?" }
        guard file.hasSuffix(".md"), !file.contains(":") else { return nil }
        var parts = path.split(separator: "/").dropLast().suffix(1)
        for part in file.split(separator: "/") where part != "." {
            if part == ".." { _ = parts.popLast() } else { parts.append(part) }
        }
        guard let name = parts.popLast(), parts.last == folder[...] else { return nil }
        let id = String(name.dropLast(3))
        return ids.contains(id) ? id : nil
    }
}
