import Glibc
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
            root: root, configuration: configuration, steps: DiskSteps(), compute: compute)
    }

    package init(
        root: String, configuration: SiteConfiguration?, steps: any FileSteps,
        patience: Duration = .seconds(3), observer: @escaping (LibraryEvent) -> Void = { _ in },
        compute: @escaping Compute
    ) {
        let places = LibraryPlaces(root: root)
        store = LibraryStore(places: places, steps: steps)
        shelves = SetFolder.allCases.map { folder in
            Shelf(
                folder: folder, path: places.folder(folder),
                reader: SavedSetReader(defaults: configuration?.defaults ?? [:], folder: folder))
        }
        self.compute = compute
        capacity = (configuration?.capacity ?? .standard).count
        self.patience = patience
        self.observer = observer
    }

    // MARK: - Looking

    /// What is in the library, in order. A change that a crash has left is finished first.
    public func contents() throws(DiagnosticError) -> LibraryContents {
        guard store.isUnfinished else { return try read() }
        do throws(DiagnosticError) {
            return try locked { () throws(DiagnosticError) in try read() }
        } catch {
            // What is there can be looked at all the same.
            let warnings = error.diagnostics.map {
                Diagnostic(.warning, LibraryFault.unfinished(reason: $0.summary), at: $0.location)
            }
            return try read(warnings)
        }
    }

    /// A set in its original context; it is the current one from now on.
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
            warnings: contents.warnings + remember(stored.id, contents))
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
            Diagnostic(.error, fault, at: SourceLocation.option(store.places.root))
        ])
    }

    /// Looking at a set must work where nothing may be written, too.
    private func remember(_ id: String, _ contents: LibraryContents) -> [Diagnostic] {
        if contents.current == id { return [] }
        do throws(DiagnosticError) {
            try locked { () throws(DiagnosticError) in
                var change = PendingChange()
                var state = try self.state().state
                state.current = id
                change.replaceState(with: state)
                try commit(change)
            }
            return []
        } catch {
            return error.diagnostics.map {
                Diagnostic(
                    .warning, LibraryFault.notRemembered(reason: $0.summary), at: $0.location)
            }
        }
    }

    // MARK: - Reading

    func read(
        _ earlier: [Diagnostic] = []
    ) throws(DiagnosticError) -> LibraryContents {
        var sets: [StoredSet] = []
        for shelf in shelves {
            guard [nil, .folder].contains(FileSystem.kind(of: shelf.path)) else {
                throw DiagnosticError([
                    Diagnostic(
                        .error, LibraryFault.notAFolder, at: SourceLocation.option(shelf.path))
                ])
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
        let path = store.places.state
        guard FileSystem.kind(of: path) != nil else { return (LibraryState(), []) }
        let bytes = try store.attempt { () throws(FileError) in try FileSystem.read(path) }
        if let state = Records(bytes).flatMap(LibraryState.init) { return (state, []) }
        let warning = Diagnostic(
            .warning, LibraryFault.damagedState, at: SourceLocation(path: path))
        return (LibraryState(), [warning])
    }

    func shelf(_ folder: SetFolder) -> Shelf? { shelves.first { $0.folder == folder } }

    // MARK: - Changing

    /// Does something while no other process changes the library, after finishing
    /// what one has left.
    func locked<Value>(
        _ work: () throws(DiagnosticError) -> Value
    ) throws(DiagnosticError) -> Value {
        let path = store.places.lock
        let lock = try store.attempt { () throws(FileError) in
            try store.steps.makeFolder(store.places.hidden)
            return try FolderLock.waiting(path, patience: patience)
        }
        guard let lock else {
            throw DiagnosticError([
                Diagnostic(.error, LibraryFault.busy, at: SourceLocation.option(path))
            ])
        }
        try store.recover()
        return try withExtendedLifetime(lock) { () throws(DiagnosticError) in try work() }
    }

    func commit(_ change: PendingChange) throws(DiagnosticError) {
        try store.attempt { () throws(FileError) in try store.commit(change) }
    }
}

/// Something that has happened to a library.
public enum LibraryEvent: Equatable, Sendable {
    case saved(id: String)
    case removed(id: String)
    case restored(id: String)
    case dropped(id: String)
}
