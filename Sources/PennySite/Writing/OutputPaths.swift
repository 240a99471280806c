/// The paths of all files of an output in order, each made when it is asked for, since a site may
/// have a great many.
struct OutputPaths: Sequence, Sendable {
    /// Files that share all of their path but the end.
    struct Entry: Sendable {
        let stem: String
        /// In order.
        let endings: [String]
    }

    private let entries: [Entry]

    /// - Parameter entries: in any order. A stem that has several endings begins no other one.
    init(_ entries: [Entry]) {
        self.entries = entries.sorted { $0.stem < $1.stem }
    }

    init(_ paths: [String]) { self.init(paths.map { Entry(stem: $0, endings: [""]) }) }

    func makeIterator() -> some IteratorProtocol<String> {
        entries.lazy.flatMap { entry in entry.endings.lazy.map { entry.stem + $0 } }
            .makeIterator()
    }
}
