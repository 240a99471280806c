extension FileTree {
    /// The maximum depth of nested folders of one kind of file. Only a mistake is deeper.
    package static let depthLimit = 16

    /// The paths of a folder and its subfolders at any depth whose names are accepted; empty if it
    /// does not exist. Links are not followed.
    package func folders(
        from top: String, where isKnown: (String) -> Bool
    ) throws(FileError) -> [String] {
        guard try existingKind(at: top) == .folder else { return [] }
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
