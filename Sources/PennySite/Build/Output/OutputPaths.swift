/// The paths of all files of an output, in order. Each is made on demand, as a site may have very
/// many.
struct OutputPaths: Sequence, Sendable {
    /// Files whose paths differ only in their endings.
    struct Entry: Sendable {
        let stem: String
        /// Sorted.
        let endings: [String]
        /// The owner of these files.
        var owner = Owner.none
    }

    /// The owner of files, which knows more of them than their paths.
    enum Owner: Equatable, Sendable {
        case none
        /// A saved set, by its edition and its record there.
        case set(edition: Int, record: Int)
    }

    /// Files in an order of their own, each made on demand.
    struct Run: Sendable {
        let count: Int
        let stem: @Sendable (Int) -> String
        let entry: @Sendable (Int) -> Entry
    }

    private let order: PathOrder
    private let runs: [Run]

    /// - Parameter runs: in any order. A stem that has several endings is not the beginning of
    ///   another stem.
    init(_ runs: [Run]) {
        self.runs = runs
        order = PathOrder(runs.map { PathOrder.Run(count: $0.count, path: $0.stem) })
    }

    init(_ entries: [Entry]) { self.init([Self.run(of: entries)]) }

    init(_ paths: [String]) { self.init(paths.map { Entry(stem: $0, endings: [""]) }) }

    static func run(of entries: [Entry]) -> Run {
        Run(count: entries.count) {
            entries[$0].stem
        } entry: {
            entries[$0]
        }
    }

    /// The entries, sorted by path.
    var entries: some Sequence<Entry> {
        (0..<order.count).lazy.map { [order, runs] index -> Entry in
            let (run, position) = order[index]
            return runs[run].entry(position)
        }
    }

    private var stems: some Sequence<String> {
        (0..<order.count).lazy.map { [order, runs] index -> String in
            let (run, position) = order[index]
            return runs[run].stem(position)
        }
    }

    /// The folders that contain the files, each before its subfolders. The output's own folder is
    /// the empty path.
    var folders: [String] {
        var folders: Set<Substring> = [""]
        for stem in stems {
            var rest = stem[...]
            while let slash = rest.utf8.lastIndex(of: UInt8(ascii: "/")) {
                rest = rest[..<slash]
                if !folders.insert(rest).inserted { break }
            }
        }
        return folders.map(String.init).sorted()
    }

    func makeIterator() -> some IteratorProtocol<String> {
        (0..<order.count).lazy.flatMap { [order, runs] index -> [String] in
            let (run, position) = order[index]
            let entry = runs[run].entry(position)
            return entry.endings.map { entry.stem + $0 }
        }.makeIterator()
    }
}

extension OutputPaths {
    /// The paths that are not in `others`.
    func without(_ others: OutputPaths) -> [String] {
        var remaining: [String] = []
        var rest = others.makeIterator()
        var other = rest.next()
        for path in self {
            while let next = other, next < path { other = rest.next() }
            if other != path { remaining.append(path) }
        }
        return remaining
    }
}
