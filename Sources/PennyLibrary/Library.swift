public import PennyContent
public import PennyDiagnostics
public import PennyEngine
import PennyFiles
import PennyMarkup

/// The saved sets of a site: the one way to list, save, recall, adjust and remove
/// them. Where and how they are kept is nobody else's to know.
///
/// A folder holds no more sets than its capacity, and no two with the same inputs.
/// What is removed can be put back, the last first, even by another run.
public struct Library {
    /// Computes a set of this library.
    ///
    /// - Parameter beside: sets that it may name, which are not in the library yet.
    public typealias Compute = (
        _ set: SavedSet, _ beside: [SavedSet]
    ) throws(DiagnosticError) -> Calculation

    let store: LibraryStore
    let shelves: [Shelf]
    let compute: Compute
    let capacity: Int
    private let patience: Duration
    /// Is told of every change while nobody else can make one.
    let observer: (LibraryEvent) -> Void

    /// The library below the folder `root`.
    ///
    /// - Parameter configuration: what the `site.yaml` there says; nil outside a site.
    public init(
        root: String, configuration: SiteConfiguration?, compute: @escaping Compute
    ) {
        self.init(
            root: root, configuration: configuration, steps: FileTree(root), compute: compute)
    }

    package init(
        root: String, configuration: SiteConfiguration?, steps: any FileSteps,
        patience: Duration = .seconds(3), observer: @escaping (LibraryEvent) -> Void = { _ in },
        compute: @escaping Compute
    ) {
        let tree = FileTree(root)
        store = LibraryStore(tree: tree, steps: steps)
        shelves = SetFolder.allCases.map { folder in
            Shelf(
                tree: tree, folder: folder,
                reader: SavedSetReader(defaults: configuration?.defaults ?? .init(), folder: folder)
            )
        }
        self.compute = compute
        capacity = (configuration?.capacity ?? .standard).count
        self.patience = patience
        self.observer = observer
    }

    // MARK: - Looking

    /// What is in the library, in order. Looking changes nothing: what a crash has left is
    /// told, and finished by the next change.
    public func contents() throws(DiagnosticError) -> LibraryContents {
        guard let unfinished = try store.unfinished() else { return try read() }
        let place = SourceLocation.option(store.tree.path(LibraryPlaces.plan))
        return try read([Diagnostic(.warning, unfinished, at: place)])
    }

    /// A set in its original context.
    ///
    /// - Parameter id: its name; nil for the current one.
    public func recall(_ id: String?) throws(DiagnosticError) -> Recall {
        let contents = try contents()
        let stored = try self.stored(id, contents)
        let set = try stored.sound()
        let result = try compute(set, [])
        let figures = ShownFigures(result)
        return Recall(
            stored: stored, set: set, result: result,
            changes: set.shown.compactMap { figures.change(of: $0.name, shownAs: $0.text) },
            warnings: contents.warnings)
    }

    /// The result of a set as it stands.
    public func calculation(of stored: StoredSet) throws(DiagnosticError) -> Calculation {
        try compute(try stored.sound(), [])
    }

    private func stored(
        _ id: String?, _ contents: LibraryContents
    ) throws(DiagnosticError) -> StoredSet {
        if let id { return try contents.set(named: id) }
        if let current = contents.current,
            let stored = contents.sets.first(where: { $0.id == current })
        {
            return stored
        }
        let fault = contents.sets.isEmpty ? LibraryFault.emptyLibrary : .noCurrentSet
        throw DiagnosticError([
            Diagnostic(.error, fault, at: SourceLocation.option(store.tree.root))
        ])
    }

    // MARK: - Reading

    func read(
        _ earlier: [Diagnostic] = []
    ) throws(DiagnosticError) -> LibraryContents {
        var sets: [StoredSet] = []
        for shelf in shelves {
            let kind = try store.attempt { () throws(FileError) in
                try store.tree.standing(at: shelf.folder.name)
            }
            guard [nil, .folder].contains(kind) else {
                let place = SourceLocation.option(store.tree.path(shelf.folder.name))
                throw DiagnosticError([Diagnostic(.error, LibraryFault.notAFolder, at: place)])
            }
            sets += try store.attempt { () throws(FileError) in try shelf.sets() }
        }
        let (state, warnings) = try self.state()
        return LibraryContents(
            sets: sets, current: state.current, removedCount: try removedSets().count,
            restoredCount: state.restored.count, capacity: capacity,
            warnings: earlier + warnings)
    }

    /// What was remembered; where that cannot be read, nothing, with a warning.
    func state() throws(DiagnosticError) -> (state: LibraryState, warnings: [Diagnostic]) {
        let place = LibraryPlaces.state
        let bytes = try store.attempt { () throws(FileError) in
            try store.tree.standing(at: place) == nil
                ? nil : store.tree.read(place, limit: Self.stateLimit)
        }
        guard let bytes else { return (LibraryState(), []) }
        if let state = Records(bytes).flatMap(LibraryState.init) { return (state, []) }
        let warning = Diagnostic(
            .warning, LibraryFault.damagedState,
            at: SourceLocation(path: store.tree.path(place)))
        return (LibraryState(), [warning])
    }

    private static let stateLimit = 1 << 24

    func shelf(_ folder: SetFolder) -> Shelf? { shelves.first { $0.folder == folder } }

    // MARK: - Changing

    /// Does something while no other process changes the library, after finishing
    /// what one has left.
    func locked<Value>(
        _ work: () throws(DiagnosticError) -> Value
    ) throws(DiagnosticError) -> Value {
        let lock = try store.attempt { () throws(FileError) in
            try FolderLock.waiting(
                in: store.tree, LibraryPlaces.lock, patience: patience)
        }
        guard let lock else {
            throw DiagnosticError([
                Diagnostic(
                    .error, LibraryFault.busy,
                    at: SourceLocation.option(store.tree.path(LibraryPlaces.lock)))
            ])
        }
        try store.recover()
        return try withExtendedLifetime(lock) { () throws(DiagnosticError) in try work() }
    }

    func commit(_ change: PendingChange) throws(DiagnosticError) {
        try store.commit(change)
    }
}

/// Something that has happened to a library.
public enum LibraryEvent: Equatable, Sendable {
    case saved(id: String)
    case removed(id: String)
    case restored(id: String)
    case dropped(id: String)
}
