public import PennyContent
public import PennyDiagnostics
import PennyEngine

/// A set of the library as its file has it.
public struct StoredSet: Sendable {
    /// The name: `first-home`.
    public let id: String
    public var folder: SetFolder { place.folder }
    /// The folder that its file is in.
    let place: SetPlace
    /// The file, as messages show it.
    public let path: String
    /// The set is a row of a table of several.
    public let isRow: Bool
    /// Nil where nothing could be made of the file.
    public let set: SavedSet?
    /// What is wrong with the file.
    public let faults: [Diagnostic]

    /// The set of a file without faults.
    public func sound() throws(DiagnosticError) -> SavedSet {
        guard let set, faults.isEmpty else { throw DiagnosticError(faults) }
        return set
    }

    /// Where the set stands among those of its folder: by the order it asks for, then
    /// by day, then by name.
    static func stands(_ first: StoredSet, before second: StoredSet) -> Bool {
        let (one, two) = (first.set, second.set)
        if one?.order != two?.order { return one?.order ?? .max < two?.order ?? .max }
        if one?.date != two?.date {
            return one?.date?.dayNumber ?? .max < two?.date?.dayNumber ?? .max
        }
        return NameOrder.stands(first.id, before: second.id)
    }
}
