import PennyContent
import PennyDiagnostics
import PennyEngine
import PennyFiles

/// Adds sets in one change: each is judged against the existing sets and those added before it.
struct Addition {
    private let library: Library
    private let results: [Calculation]
    private var known: [StoredSet]
    private var identities: [SetIdentity?]
    /// The names of sets in the library, by those they came with.
    private var names: [String: String] = [:]

    var change = PendingChange()
    /// The outcomes, in the order of the sets.
    private(set) var outcomes: [SaveOutcome?]
    private(set) var saved: [SavedSet] = []

    init(_ contents: LibraryContents, library: Library, results: [Calculation]) {
        self.library = library
        self.results = results
        known = contents.sets
        // Sets of other kinds differ from all of these, and need not be computed.
        let kinds = Set(results.map(\.calculator))
        identities = known.map { stored in
            guard let kind = stored.set?.calculator, kinds.contains(kind) else { return nil }
            return SetIdentity(of: stored, library.compute)
        }
        outcomes = [SaveOutcome?](repeating: nil, count: results.count)
    }

    mutating func add(_ set: SavedSet, at index: Int) throws(DiagnosticError) {
        let folder = set.calculator.folder
        let count = known.count { $0.folder == folder }
        // A full folder is reported before a duplicate.
        if count >= library.capacity {
            outcomes[index] = .full(folder, capacity: library.capacity, results[index])
            return
        }
        let renamed = set.naming(names)
        let result =
            renamed.inputs == set.inputs ? results[index] : try library.compute(renamed, saved)
        let identity = SetIdentity(result)
        if let same = identities.firstIndex(where: { $0 == identity }) {
            names[set.id] = known[same].id
            outcomes[index] = .duplicate(of: known[same], result)
            return
        }
        let added = renamed.named(try library.freeName(set.id, known.map(\.id)))
        let stored = try stage(added, result)
        names[set.id] = added.id
        known.append(stored)
        identities.append(identity)
        saved.append(added)
        outcomes[index] = .saved(
            stored, result, count: count + 1, capacity: library.capacity)
    }

    private mutating func stage(
        _ set: SavedSet, _ result: Calculation
    ) throws(DiagnosticError) -> StoredSet {
        let folder = set.calculator.folder
        let relative = "\(folder.name)/\(set.id).md"
        let path = library.store.tree.path(relative)
        let reader = library.setStore(folder)?.reader ?? SavedSetReader()
        let text = try SetFileText(set: set, result: result).text(at: path, reader: reader)
        change.put(Array(text.utf8), at: relative)
        let reading = reader.read(markdown: ContentText(path: path, text: text), id: set.id)
        return StoredSet(
            id: set.id, directory: SetDirectory(folder), path: path, isRow: false,
            set: reading.value,
            faults: reading.diagnostics)
    }
}
