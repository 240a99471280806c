public import PennyContent
public import PennyDiagnostics
import PennyEngine
import PennyFiles

extension Library {
    /// Saves a set under the name that someone has chosen.
    ///
    /// - Throws: the faults of its inputs, and a fault if its name is taken.
    public func save(_ set: SavedSet) throws(DiagnosticError) -> SaveOutcome {
        try locked { () throws(DiagnosticError) in
            let contents = try read()
            try check(set.id, contents)
            let outcomes = try add([set], contents)
            return outcomes[0]
        }
    }

    /// Saves several sets in one change; a name that is taken gets a number.
    ///
    /// - Returns: the outcomes, in order.
    /// - Throws: the faults of all sets; then none is saved.
    public func add(_ sets: [SavedSet]) throws(DiagnosticError) -> [SaveOutcome] {
        try locked { () throws(DiagnosticError) in try add(sets, try read()) }
    }

    /// A name that is not among `taken` and that no file has: the requested one, or that with a
    /// number. It stays free only while the library is locked.
    func freeName(_ wanted: String, _ taken: [String]) throws(DiagnosticError) -> String {
        let taken = Set(taken)
        var name = wanted
        var number = 1
        while try isTaken(name, taken) {
            number += 1
            let ending = "-\(number)"
            name = wanted.prefix(Slug.lengthLimit - ending.count) + ending
        }
        return name
    }

    private func isTaken(_ name: String, _ names: Set<String>) throws(DiagnosticError) -> Bool {
        if names.contains(name) || SetName.refusal(of: name) == .list { return true }
        // An entry that is no set may have the name, such as a link.
        return try store.attempt { () throws(FileError) in
            for setStore in setStores {
                for ending in ContentFormat.allEndings
                where try store.tree.existingKind(at: "\(setStore.folder.name)/\(name)\(ending)")
                    != nil
                {
                    return true
                }
            }
            return false
        }
    }

    private func check(_ name: String, _ contents: LibraryContents) throws(DiagnosticError) {
        // The name is in the fault already, and may be long.
        let location = SourceLocation.option(name.count > 40 ? name.prefix(20) + "…" : name)
        if let refusal = SetName.refusal(of: name) {
            let suggestion = Slug.suggestion(for: name, fallback: "\(name)-2")
            let fault = Fault.library.badName(
                name, refusal, try freeName(suggestion, contents.sets.map(\.id)))
            throw DiagnosticError([Diagnostic(fault, at: location)])
        }
        let free = try freeName(name, contents.sets.map(\.id))
        guard free == name else {
            let fault = Fault.library.nameTaken(name, free)
            throw DiagnosticError([Diagnostic(fault, at: location)])
        }
    }

    private func add(
        _ sets: [SavedSet], _ contents: LibraryContents
    ) throws(DiagnosticError) -> [SaveOutcome] {
        var addition = Addition(contents, library: self, results: try computed(sets))
        // Sets that name others come after them.
        for sideBySide in [false, true] {
            for (index, set) in sets.enumerated()
            where !set.calculator.compared.isEmpty == sideBySide {
                try addition.add(set, at: index)
            }
        }
        let saved = addition.saved
        if let last = saved.last {
            addition.change.replaceState(with: LibraryState(current: last.id))
            try commit(addition.change)
            for set in saved { observer(.saved(id: set.id)) }
        }
        return addition.outcomes.compactMap(\.self)
    }

    /// Computes every set before any is saved, so that all faults are reported at once.
    private func computed(_ sets: [SavedSet]) throws(DiagnosticError) -> [Calculation] {
        var results: [Calculation] = []
        var faults: [Diagnostic] = []
        for set in sets {
            do throws(DiagnosticError) {
                results.append(try compute(set, sets))
            } catch {
                faults += error.diagnostics
            }
        }
        if !faults.isEmpty { throw DiagnosticError(faults) }
        return results
    }
}
