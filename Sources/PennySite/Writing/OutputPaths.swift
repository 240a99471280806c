/// The paths of all files of an output in order, each made when it is asked for, since a site may
/// have a great many.
struct OutputPaths: Sequence, Sendable {
    /// Files that share all of their path but the end.
    struct Entry: Sendable {
        let stem: String
        /// In order.
        let endings: [String]
        /// Whoever knows more of these files.
        var owner = Owner.none
    }

    /// What knows more of files than their paths.
    enum Owner: Equatable, Sendable {
        case none
        /// A saved set, by its edition and its record there.
        case set(edition: Int, record: Int)
    }

    let entries: [Entry]

    /// - Parameter entries: in any order. A stem that has several endings begins no other one.
    init(_ entries: [Entry]) {
        self.entries = entries.sorted { $0.stem < $1.stem }
    }

    init(_ paths: [String]) { self.init(paths.map { Entry(stem: $0, endings: [""]) }) }

    /// The folders that the files lie in, the output's own among them as an empty path, each
    /// before those in it.
    var folders: [String] {
        var folders: Set<Substring> = [""]
        for entry in entries {
            var rest = entry.stem[...]
            while let slash = rest.utf8.lastIndex(of: UInt8(ascii: "/")) {
                rest = rest[..<slash]
                if !folders.insert(rest).inserted { break }
            }
        }
        return folders.map(String.init).sorted()
    }

    func makeIterator() -> some IteratorProtocol<String> {
        entries.lazy.flatMap { entry in entry.endings.lazy.map { entry.stem + $0 } }
            .makeIterator()
    }
}

extension OutputPaths {
    /// The paths that are not among others.
    func without(_ others: OutputPaths) -> [String] {
        var kept: [String] = []
        var rest = others.makeIterator()
        var other = rest.next()
        for path in self {
            while let next = other, next < path { other = rest.next() }
            if other != path { kept.append(path) }
        }
        return kept
    }
}
