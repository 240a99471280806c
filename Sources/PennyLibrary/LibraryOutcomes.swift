public import PennyContent
public import PennyDiagnostics
public import PennyEngine
public import PennyMarkup

/// The outcome of saving a set.
public enum SaveOutcome: Sendable {
    /// The set was saved; `count` of `capacity` sets are in its folder now.
    case saved(StoredSet, Calculation, count: Int, capacity: Int)
    /// A set with the same inputs exists already; nothing was written.
    case duplicate(of: StoredSet, Calculation)
    /// The folder is at its capacity; nothing was written.
    case full(SetFolder, capacity: Int, Calculation)
}

/// A set that was removed from the library.
public struct Removal: Equatable, Sendable {
    public let id: String
    /// The name of the set that is current now.
    public let current: String?
}

/// The outcome of undoing a removal.
public enum UndoOutcome: Equatable, Sendable {
    /// The set was restored; under another name if its own was taken meanwhile.
    case restored(id: String, removedAs: String)
    /// A set with the same inputs was saved since: the removed one was set aside.
    case duplicate(id: String, of: String, storedAt: String)
    /// The folder is at its capacity; the removal can still be undone.
    case full(id: String, SetFolder, capacity: Int)
    /// No set was removed.
    case nothing
}

/// The outcome of removing a restored set again.
public enum RedoOutcome: Equatable, Sendable {
    case removed(Removal)
    /// Someone removed the set meanwhile.
    case gone(id: String)
    case nothing
}

/// A set in its original context.
public struct Recall {
    public let stored: StoredSet
    public let set: SavedSet
    public let result: Calculation
    /// Figures that differ from those shown when the set was saved.
    public let changes: [ShownFigures.Change]
    /// The faults of the library's own files.
    public let warnings: [Diagnostic]
}

/// The contents of the library.
public struct LibraryContents: Sendable {
    /// Folder by folder, each in order.
    public let sets: [StoredSet]
    /// The name of the current set: the one used last.
    public let current: String?
    /// The number of removals that can be undone, and of undone removals that can be redone.
    public let removedCount: Int
    public let restoredCount: Int
    public let capacity: Int
    /// The faults of the library's own files.
    public let warnings: [Diagnostic]

    func count(in folder: SetFolder) -> Int { sets.count { $0.folder == folder } }

    /// The set with a name.
    ///
    /// - Throws: the fault of an unknown name, with the nearest name.
    public func set(named id: String) throws(DiagnosticError) -> StoredSet {
        let found = sets.filter { $0.id == id }
        if found.count == 1 { return found[0] }
        if found.count > 1 {
            let fault = Fault.library.ambiguousName(id, found.map(\.path))
            throw DiagnosticError([Diagnostic(fault, at: SourceLocation.option(id))])
        }
        let names = sets.map(\.id)
        let fault = Fault.library.unknownSet(
            id, nearMiss(to: id, among: names), names)
        throw DiagnosticError([Diagnostic(fault, at: SourceLocation.option(id))])
    }
}
