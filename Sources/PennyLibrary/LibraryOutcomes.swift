public import PennyContent
public import PennyDiagnostics
public import PennyEngine
public import PennyMarkup

/// How saving a set has ended.
public enum SaveOutcome: Sendable {
    /// The set is in the library now, as so many of as many as there may be.
    case saved(StoredSet, Calculation, count: Int, capacity: Int)
    /// A set with the same inputs is there already; nothing was written.
    case duplicate(of: StoredSet, Calculation)
    /// The folder holds as many sets as it may; nothing was written.
    case full(SetFolder, capacity: Int, Calculation)
}

/// A set that was taken out of the library.
public struct Removal: Equatable, Sendable {
    public let id: String
    /// The set that is the current one now.
    public let current: String?
}

/// How undoing a removal has ended.
public enum UndoOutcome: Equatable, Sendable {
    /// The set is back; under another name where its own was taken meanwhile.
    case restored(id: String, removedAs: String)
    /// A set with the same inputs was saved since: what was removed is set aside.
    case duplicate(id: String, of: String, keptAt: String)
    /// No room; it stays to be undone.
    case full(id: String, SetFolder, capacity: Int)
    /// Nothing was removed.
    case nothing
}

/// How removing again what was put back has ended.
public enum RedoOutcome: Equatable, Sendable {
    case removed(Removal)
    /// Somebody took the set away meanwhile.
    case gone(id: String)
    case nothing
}

/// A set in its original context.
public struct Recall {
    public let stored: StoredSet
    public let set: SavedSet
    public let result: Calculation
    /// Figures that are no longer what was shown when the set was saved.
    public let changes: [ShownFigures.Change]
    /// What is wrong with the library's own files.
    public let warnings: [Diagnostic]
}

/// What is in the library.
public struct LibraryContents: Sendable {
    /// Folder by folder, each in order.
    public let sets: [StoredSet]
    /// The name of the set worked with last.
    public let current: String?
    /// How many removals can be undone, and how many of those undone can be redone.
    public let removedCount: Int
    public let restoredCount: Int
    public let capacity: Int
    /// What is wrong with the library's own files.
    public let warnings: [Diagnostic]

    func count(in folder: SetFolder) -> Int { sets.count { $0.folder == folder } }

    /// The set of a name.
    ///
    /// - Throws: that there is none, with the nearest name.
    public func set(named id: String) throws(DiagnosticError) -> StoredSet {
        let found = sets.filter { $0.id == id }
        if found.count == 1 { return found[0] }
        if found.count > 1 {
            let fault = LibraryFault.ambiguousName(id, paths: found.map(\.path))
            throw DiagnosticError([Diagnostic(.error, fault, at: SourceLocation.option(id))])
        }
        let names = sets.map(\.id)
        let fault = LibraryFault.unknownSet(
            id, near: nearMiss(to: id, among: names), known: names)
        throw DiagnosticError([Diagnostic(.error, fault, at: SourceLocation.option(id))])
    }
}
