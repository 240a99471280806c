import PennyContent
public import PennyDiagnostics
import PennyFiles

extension Library {
    /// Removes a set from the library; `undo` restores it.
    public func remove(_ id: String) throws(DiagnosticError) -> Removal {
        try locked { () throws(DiagnosticError) in
            let contents = try read()
            return try remove(try contents.set(named: id), contents, restored: [])
        }
    }

    /// Restores the set that was removed last to its folder, and makes it current.
    public func undo() throws(DiagnosticError) -> UndoOutcome {
        try locked { () throws(DiagnosticError) in
            guard let last = try removedSets().last else { return .nothing }
            let contents = try read()
            let paths = RemovedPaths(last)
            if contents.count(in: last.directory.folder) >= capacity {
                return .full(id: last.id, last.directory.folder, capacity: capacity)
            }
            if !last.hadTwin, let same = try same(as: last, contents) {
                return try drop(last, paths, of: same)
            }
            let id = try freeName(last.id, contents.sets.map(\.id))
            var state = try self.state().state
            state.current = id
            state.restored.append(id)
            var change = PendingChange()
            change.putBack(paths.removed, at: "\(last.directory.path)/\(id)\(last.ending)")
            change.replaceState(with: state)
            try commit(change)
            observer(.restored(id: id))
            return .restored(id: id, removedAs: last.id)
        }
    }

    /// Removes again the set that was restored last.
    public func redo() throws(DiagnosticError) -> RedoOutcome {
        try locked { () throws(DiagnosticError) in
            var state = try self.state().state
            guard let id = state.restored.popLast() else { return .nothing }
            let contents = try read()
            guard let stored = contents.sets.first(where: { $0.id == id }) else {
                var change = PendingChange()
                change.replaceState(with: state)
                try commit(change)
                return .gone(id: id)
            }
            return .removed(try remove(stored, contents, restored: state.restored))
        }
    }

    // MARK: - The journal

    /// The removed sets, the last one at the end.
    func removedSets() throws(DiagnosticError) -> [RemovedSet] {
        try journal(LibraryPaths.removed)
    }

    private func journal(_ folder: String) throws(DiagnosticError) -> [RemovedSet] {
        let entries = try store.attempt { () throws(FileError) in
            try store.tree.existingKind(at: folder) == .folder ? store.tree.entries(of: folder) : []
        }
        return entries.compactMap { RemovedSet(fileName: $0.name) }
            .sorted { $0.number < $1.number }
    }

    private struct RemovedPaths {
        let removed: String
        let dropped: String

        init(_ set: RemovedSet) {
            removed = LibraryPaths.removed + "/" + set.fileName
            dropped = LibraryPaths.dropped + "/" + set.fileName
        }
    }

    private func remove(
        _ stored: StoredSet, _ contents: LibraryContents, restored: [String]
    ) throws(DiagnosticError) -> Removal {
        if stored.isRow {
            let line = stored.set?.location.line ?? 1
            throw DiagnosticError([
                Diagnostic(
                    Fault.library.rowOfTable(stored.id),
                    at: SourceLocation(path: stored.path, line: line))
            ])
        }
        let used = try removedSets() + journal(LibraryPaths.dropped)
        let name = stored.path.split(separator: "/").last.map(String.init) ?? stored.path
        let removed = RemovedSet(
            number: (used.map(\.number).max() ?? 0) + 1, directory: stored.directory, name: name,
            hadTwin: hasTwin(stored, contents))
        let current = Self.neighbour(of: stored, contents.sets)
        var change = PendingChange()
        change.move("\(stored.directory.path)/\(name)", to: RemovedPaths(removed).removed)
        change.replaceState(with: LibraryState(current: current, restored: restored))
        try commit(change)
        observer(.removed(id: stored.id))
        return Removal(id: stored.id, current: current)
    }

    /// The set that becomes current after a removed one: the next, else the last.
    private static func neighbour(of stored: StoredSet, _ sets: [StoredSet]) -> String? {
        guard let index = sets.firstIndex(where: { $0.id == stored.id }) else { return nil }
        if index + 1 < sets.count { return sets[index + 1].id }
        return index > 0 ? sets[index - 1].id : nil
    }

    private func hasTwin(_ stored: StoredSet, _ contents: LibraryContents) -> Bool {
        guard let own = SetIdentity(of: stored, compute) else { return false }
        return contents.sets.contains { $0.path != stored.path && own.isThat(of: $0, compute) }
    }

    private func same(
        as removed: RemovedSet, _ contents: LibraryContents
    ) throws(DiagnosticError) -> StoredSet? {
        guard let setStore = setStore(removed.directory.folder) else { return nil }
        let file = LibraryPaths.removed + "/" + removed.fileName
        let read = setStore.read(file, removed.id, in: removed.directory)
        guard read.count == 1, let wanted = SetIdentity(of: read[0], compute) else { return nil }
        return contents.sets.first { wanted.isThat(of: $0, compute) }
    }

    private func drop(
        _ removed: RemovedSet, _ paths: RemovedPaths, of same: StoredSet
    ) throws(DiagnosticError) -> UndoOutcome {
        var state = try self.state().state
        state.current = same.id
        var change = PendingChange()
        change.move(paths.removed, to: paths.dropped)
        change.replaceState(with: state)
        try commit(change)
        observer(.dropped(id: removed.id))
        return .duplicate(
            id: removed.id, of: same.id, storedAt: store.tree.path(paths.dropped))
    }
}
