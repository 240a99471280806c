public import PennyContent
public import PennyDiagnostics
public import PennyEngine

/// A set of the library as its file has it.
public struct StoredSet: Sendable {
    /// The name: `first-home`.
    public let id: String
    public var folder: SetFolder { directory.folder }
    /// The folder that its file is in.
    let directory: SetDirectory
    /// The file's path, as messages show it.
    public let path: String
    /// Whether the set is a row of a table of several.
    public let isRow: Bool
    /// Nil if the file could not be read as a set.
    public let set: SavedSet?
    /// The faults of the file.
    public let faults: [Diagnostic]

    /// The set of a file without faults.
    public func sound() throws(DiagnosticError) -> SavedSet {
        guard let set, faults.isEmpty else { throw DiagnosticError(faults) }
        return set
    }

    /// Orders the sets of a folder: by their explicit order, then by day, then by name.
    static func precedes(_ first: StoredSet, _ second: StoredSet) -> Bool {
        let (one, two) = (first.set, second.set)
        if one?.order != two?.order { return one?.order ?? .max < two?.order ?? .max }
        if one?.date != two?.date {
            return one?.date?.dayNumber ?? .max < two?.date?.dayNumber ?? .max
        }
        return NameOrder.precedes(first.id, second.id)
    }
}
