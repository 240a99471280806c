import Synchronization

/// The names that a set's turn has looked up, beside what every page of a set shows.
final class SetReads: Equatable, Sendable {
    /// The sets whose figures its texts show.
    let figures: [String]
    /// The paths that its links lead to, from the site's folder.
    let targets: [String]
    /// The set that it was adjusted from.
    let origin: String?
    /// The terms that it names.
    let words: [String]
    /// Whether the names of terms were looked for in its text.
    let looksForTerms: Bool

    init(
        figures: [String], targets: [String], origin: String?, words: [String],
        looksForTerms: Bool
    ) {
        self.figures = figures
        self.targets = targets
        self.origin = origin
        self.words = words
        self.looksForTerms = looksForTerms
    }

    private var isEmpty: Bool {
        figures.isEmpty && targets.isEmpty && origin == nil && words.isEmpty && !looksForTerms
    }

    /// Nil where nothing was looked up: a site may have a great many sets.
    var unlessEmpty: SetReads? { isEmpty ? nil : self }

    static func == (lhs: SetReads, rhs: SetReads) -> Bool {
        lhs.figures == rhs.figures && lhs.targets == rhs.targets && lhs.origin == rhs.origin
            && lhs.words == rhs.words && lhs.looksForTerms == rhs.looksForTerms
    }
}

/// Notes what is looked up in the turn of a set.
final class ReadLog: Sendable {
    private let noted = Mutex<(figures: [String], targets: [String])>(([], []))

    func figures(of set: String) {
        noted.withLock { if !$0.figures.contains(set) { $0.figures.append(set) } }
    }

    func target(_ path: String) {
        noted.withLock { if !$0.targets.contains(path) { $0.targets.append(path) } }
    }

    var figures: [String] { noted.withLock { $0.figures } }
    var targets: [String] { noted.withLock { $0.targets } }
}
