import Synchronization

/// The names that rendering a set looked up, except those that every page of a set shows.
final class SetDependencies: Equatable, Sendable {
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

    /// Nil where nothing was looked up, to save memory: a site may have a great many sets.
    var unlessEmpty: SetDependencies? { isEmpty ? nil : self }

    static func == (lhs: SetDependencies, rhs: SetDependencies) -> Bool {
        lhs.figures == rhs.figures && lhs.targets == rhs.targets && lhs.origin == rhs.origin
            && lhs.words == rhs.words && lhs.looksForTerms == rhs.looksForTerms
    }
}

/// Records the names that rendering a set looks up.
final class DependencyRecorder: Sendable {
    private let names = Mutex<(figures: [String], targets: [String])>(([], []))

    func figures(of set: String) {
        names.withLock { if !$0.figures.contains(set) { $0.figures.append(set) } }
    }

    func target(_ path: String) {
        names.withLock { if !$0.targets.contains(path) { $0.targets.append(path) } }
    }

    var figures: [String] { names.withLock { $0.figures } }
    var targets: [String] { names.withLock { $0.targets } }
}
