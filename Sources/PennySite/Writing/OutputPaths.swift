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

    /// Files in an order of their own, each known when it is asked for.
    struct Run: Sendable {
        let count: Int
        let stem: @Sendable (Int) -> String
        let entry: @Sendable (Int) -> Entry
    }

    private let order: PathOrder
    private let runs: [Run]

    /// - Parameter runs: in any order. A stem that has several endings begins no other one.
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

    /// In order.
    var entries: some Sequence<Entry> {
        (0..<order.count).lazy.map { [order, runs] index -> Entry in
            let (run, place) = order[index]
            return runs[run].entry(place)
        }
    }

    private var stems: some Sequence<String> {
        (0..<order.count).lazy.map { [order, runs] index -> String in
            let (run, place) = order[index]
            return runs[run].stem(place)
        }
    }

    /// The folders that the files lie in, the output's own among them as an empty path, each
    /// before those in it.
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
            let (run, place) = order[index]
            let entry = runs[run].entry(place)
            return entry.endings.map { entry.stem + $0 }
        }.makeIterator()
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
