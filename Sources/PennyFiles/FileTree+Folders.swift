extension FileTree {
    /// How deep folders of one kind of file may be in each other: so deep that only a mistake is
    /// deeper.
    package static let depthLimit = 16

    /// A folder and those in it whose names are known, at any depth, by their paths; empty where
    /// there is none. No link leads to one.
    package func folders(
        from top: String, where isKnown: (String) -> Bool
    ) throws(FileError) -> [String] {
        guard try standing(at: top) == .folder else { return [] }
        var found: [String] = []
        var rest = [(path: top, depth: 0)]
        while let next = rest.popLast() {
            found.append(next.path)
            if next.depth == Self.depthLimit { continue }
            let inner = try entries(of: next.path).filter { $0.kind == .folder && isKnown($0.name) }
            rest += inner.reversed().map { (next.path + "/" + $0.name, next.depth + 1) }
        }
        return found
    }
}
