public import PennyContent
public import PennyDiagnostics
public import PennyEngine
import PennyFiles
import PennyMarkup

/// The saved sets of a site: lists, saves, recalls, adjusts and removes them. No other type knows
/// where and how they are stored.
///
/// A folder holds no more sets than its capacity, and no two with the same inputs. Removed sets can
/// be restored, the last first, also by another run of the program.
public struct Library {
    /// Computes a set of this library.
    ///
    /// - Parameter beside: sets that it may name, which are not in the library yet.
    public typealias Compute = (
        _ set: SavedSet, _ beside: [SavedSet]
    ) throws(DiagnosticError) -> Calculation

    let store: LibraryStore
    let setStores: [SetFileStore]
    let compute: Compute
    let capacity: Int
    private let patience: Duration
    /// Receives every change while the library is locked.
    let observer: (LibraryEvent) -> Void

    /// The library below the folder `root`.
    ///
    /// - Parameter configuration: the site's configuration from `site.yaml`; nil outside a site.
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
        setStores = SetFolder.allCases.map { folder in
            SetFileStore(
                tree: tree, folder: folder,
                reader: SavedSetReader(defaults: configuration?.defaults ?? .init(), folder: folder)
            )
        }
        self.compute = compute
        capacity = (configuration?.capacity ?? .standard).count
        self.patience = patience
        self.observer = observer
    }

    // MARK: - Reading

    /// The contents of the library, in order. Reading changes nothing: a change that a crash
    /// interrupted is reported, and the next change finishes it.
    public func contents() throws(DiagnosticError) -> LibraryContents {
        guard let unfinished = try store.unfinished() else { return try read() }
        let location = SourceLocation.option(store.tree.path(LibraryPaths.plan))
        return try read([Diagnostic(unfinished, at: location).asWarning])
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

    /// Computes the result of a set as it is stored.
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
        let fault = contents.sets.isEmpty ? Fault.library.emptyLibrary : .library.noCurrentSet
        throw DiagnosticError([
            Diagnostic(fault, at: SourceLocation.option(store.tree.root))
        ])
    }

    // MARK: - Reading

    func read(
        _ earlier: [Diagnostic] = []
    ) throws(DiagnosticError) -> LibraryContents {
        var sets: [StoredSet] = []
        for setStore in setStores {
            let kind = try store.attempt { () throws(FileError) in
                try store.tree.existingKind(at: setStore.folder.name)
            }
            guard [nil, .folder].contains(kind) else {
                let location = SourceLocation.option(store.tree.path(setStore.folder.name))
                throw DiagnosticError([Diagnostic(Fault.library.notAFolder, at: location)])
            }
            sets += try store.attempt { () throws(FileError) in try setStore.sets() }
        }
        let (state, warnings) = try self.state()
        return LibraryContents(
            sets: sets, current: state.current, removedCount: try removedSets().count,
            restoredCount: state.restored.count, capacity: capacity,
            warnings: earlier + warnings)
    }

    /// The stored state; an empty state with a warning if it cannot be read.
    func state() throws(DiagnosticError) -> (state: LibraryState, warnings: [Diagnostic]) {
        let path = LibraryPaths.state
        let bytes = try store.attempt { () throws(FileError) in
            try store.tree.existingKind(at: path) == nil
                ? nil : store.tree.read(path, limit: Self.stateLimit)
        }
        guard let bytes else { return (LibraryState(), []) }
        if let state = Records(bytes).flatMap(LibraryState.init) { return (state, []) }
        let warning = Diagnostic(
            Fault.library.damagedState,
            at: SourceLocation(path: store.tree.path(path)))
        return (LibraryState(), [warning])
    }

    private static let stateLimit = 1 << 24

    func setStore(_ folder: SetFolder) -> SetFileStore? { setStores.first { $0.folder == folder } }

    // MARK: - Changing

    /// Runs work while no other process changes the library, after finishing an interrupted change.
    func locked<Value>(
        _ work: () throws(DiagnosticError) -> Value
    ) throws(DiagnosticError) -> Value {
        let lock = try store.attempt { () throws(FileError) in
            try FolderLock.waiting(
                in: store.tree, LibraryPaths.lock, patience: patience)
        }
        guard let lock else {
            throw DiagnosticError([
                Diagnostic(
                    Fault.library.busy,
                    at: SourceLocation.option(store.tree.path(LibraryPaths.lock)))
            ])
        }
        try store.recover()
        return try withExtendedLifetime(lock) { () throws(DiagnosticError) in try work() }
    }

    func commit(_ change: PendingChange) throws(DiagnosticError) {
        try store.commit(change)
    }
}

/// An event in a library.
public enum LibraryEvent: Equatable, Sendable {
    case saved(id: String)
    case removed(id: String)
    case restored(id: String)
    case dropped(id: String)
}
