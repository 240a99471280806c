public import PennyContent
public import PennyDiagnostics
import PennyEngine

extension Library {
    /// Saves a set under its name.
    ///
    /// - Throws: what is wrong with its inputs, and that its name is taken.
    public func save(_ set: SavedSet) throws(DiagnosticError) -> SaveOutcome {
        try locked { () throws(DiagnosticError) in
            let contents = try read()
            try check(set.id, contents)
            let outcomes = try add([set], contents)
            return outcomes[0]
        }
    }

    /// Saves sets one after the other, in one change; a name that is taken gets a
    /// number.
    ///
    /// - Returns: how each has ended, in order.
    /// - Throws: what is wrong with any of them; then none is saved.
    public func add(_ sets: [SavedSet]) throws(DiagnosticError) -> [SaveOutcome] {
        try locked { () throws(DiagnosticError) in try add(sets, try read()) }
    }

    /// A name for a set, free at this moment: the wanted one, or that with a number.
    public func freeName(_ wanted: String) throws(DiagnosticError) -> String {
        Self.freeName(wanted, try contents().sets.map(\.id))
    }

    static func freeName(_ wanted: String, _ taken: [String]) -> String {
        let taken = Set(taken)
        var name = wanted
        var number = 1
        while taken.contains(name) {
            number += 1
            let ending = "-\(number)"
            name = wanted.prefix(Slug.lengthLimit - ending.count) + ending
        }
        return name
    }

    private func check(_ name: String, _ contents: LibraryContents) throws(DiagnosticError) {
        let place = SourceLocation.option(name)
        guard Slug.isValid(name) else {
            let fault = LibraryFault.badName(name, suggestion: Slug.suggestion(for: name))
            throw DiagnosticError([Diagnostic(.error, fault, at: place)])
        }
        let taken = contents.sets.map(\.id)
        guard !taken.contains(name) else {
            let fault = LibraryFault.nameTaken(name, suggestion: Self.freeName(name, taken))
            throw DiagnosticError([Diagnostic(.error, fault, at: place)])
        }
    }

    private func add(
        _ sets: [SavedSet], _ contents: LibraryContents
    ) throws(DiagnosticError) -> [SaveOutcome] {
        let results = try computed(sets)
        var change = PendingChange()
        var outcomes: [SaveOutcome] = []
        var names = contents.sets.map(\.id)
        var known = KnownSets(contents.sets, compute)
        var saved: [String] = []
        for (set, result) in zip(sets, results) {
            let folder = set.calculator.folder
            let count = known.count(in: folder)
            // Full comes before duplicate, as the first of these libraries had it.
            if count >= capacity {
                outcomes.append(.full(folder, capacity: capacity, result))
                continue
            }
            if let same = known.same(as: result) {
                outcomes.append(.duplicate(of: same, result))
                continue
            }
            let set = set.named(Self.freeName(set.id, names))
            let stored = try stage(set, result, &change)
            names.append(set.id)
            known.add(stored, result)
            saved.append(set.id)
            outcomes.append(
                .saved(stored, result, count: count + 1, capacity: capacity))
        }
        guard let last = saved.last else { return outcomes }
        change.replaceState(with: LibraryState(current: last))
        try commit(change)
        for id in saved { observer(.saved(id: id)) }
        return outcomes
    }

    /// Every set is computed before any is saved, so that all faults are told at once.
    private func computed(_ sets: [SavedSet]) throws(DiagnosticError) -> [Calculation] {
        var results: [Calculation] = []
        var faults: [Diagnostic] = []
        for set in sets {
            do throws(DiagnosticError) {
                results.append(try compute(set))
            } catch {
                faults += error.diagnostics
            }
        }
        if !faults.isEmpty { throw DiagnosticError(faults) }
        return results
    }

    private func stage(
        _ set: SavedSet, _ result: Calculation, _ change: inout PendingChange
    ) throws(DiagnosticError) -> StoredSet {
        let folder = set.calculator.folder
        let relative = "\(folder.name)/\(set.id).md"
        let path = store.places.path(relative)
        let reader = shelf(folder)?.reader ?? SavedSetReader()
        let text = try SetFileText(set: set, result: result).text(at: path, reader: reader)
        change.put(Array(text.utf8), at: relative)
        let kept = reader.read(markdown: ContentText(path: path, text: text), id: set.id)
        return StoredSet(
            id: set.id, folder: folder, path: path, isRow: false, set: kept.value,
            faults: kept.diagnostics)
    }
}

/// The sets that a new one is compared with. A set with faults is like no other.
private struct KnownSets {
    private var sets: [StoredSet]
    private var identities: [SetIdentity?]

    init(_ sets: [StoredSet], _ compute: Library.Compute) {
        self.sets = sets
        identities = sets.map { SetIdentity(of: $0, compute) }
    }

    mutating func add(_ stored: StoredSet, _ result: Calculation) {
        sets.append(stored)
        identities.append(SetIdentity(result))
    }

    func count(in folder: SetFolder) -> Int { sets.count { $0.folder == folder } }

    func same(as result: Calculation) -> StoredSet? {
        let wanted = SetIdentity(result)
        return identities.firstIndex { $0 == wanted }.map { sets[$0] }
    }
}
