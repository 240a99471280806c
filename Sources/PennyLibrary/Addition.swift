import PennyContent
import PennyDiagnostics
import PennyEngine
import PennyFiles

/// Sets that are being added in one change: each is judged beside those that are
/// there and those added before it.
struct Addition {
    private let library: Library
    private let results: [Calculation]
    private var known: [StoredSet]
    private var identities: [SetIdentity?]
    /// The names under which sets are in the library now, by those they came with.
    private var names: [String: String] = [:]

    var change = PendingChange()
    /// How each has ended, in the order they came in.
    private(set) var outcomes: [SaveOutcome?]
    private(set) var saved: [SavedSet] = []

    init(_ contents: LibraryContents, library: Library, results: [Calculation]) {
        self.library = library
        self.results = results
        known = contents.sets
        // Sets of other kinds are like none of these, and need not be computed.
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
        // Full comes before duplicate, as the first of these libraries had it.
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
        let kept = renamed.named(try library.freeName(set.id, known.map(\.id)))
        let stored = try stage(kept, result)
        names[set.id] = kept.id
        known.append(stored)
        identities.append(identity)
        saved.append(kept)
        outcomes[index] = .saved(
            stored, result, count: count + 1, capacity: library.capacity)
    }

    private mutating func stage(
        _ set: SavedSet, _ result: Calculation
    ) throws(DiagnosticError) -> StoredSet {
        let folder = set.calculator.folder
        let relative = "\(folder.name)/\(set.id).md"
        let path = library.store.tree.path(relative)
        let reader = library.shelf(folder)?.reader ?? SavedSetReader()
        let text = try SetFileText(set: set, result: result).text(at: path, reader: reader)
        change.put(Array(text.utf8), at: relative)
        let kept = reader.read(markdown: ContentText(path: path, text: text), id: set.id)
        return StoredSet(
            id: set.id, place: SetPlace(folder), path: path, isRow: false, set: kept.value,
            faults: kept.diagnostics)
    }
}
