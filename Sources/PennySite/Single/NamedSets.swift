import PennyContent
import PennyDiagnostics
import PennyFiles

/// Finds sets by name in the folder that a file lies in, and in the other folders
/// of the site it belongs to.
struct NamedSets {
    let folders: [(path: String, reader: SavedSetReader)]

    private static let endings = [".md", ".yaml", ".yml", ".json"]

    /// The sets with these names, as far as there are any.
    ///
    /// - Throws: the faults of the files that have them.
    func sets(_ names: [String]) throws(DiagnosticError) -> [SavedSet] {
        var found: [SavedSet] = []
        var faults: [Diagnostic] = []
        var missing = Set(names)
        for (folder, reader) in folders {
            for name in names where missing.contains(name) {
                guard let reading = try file(name, in: folder, reader) else { continue }
                missing.remove(name)
                faults += reading.diagnostics
                if let set = reading.value { found.append(set) }
            }
            if missing.isEmpty { break }
            for set in try rows(in: folder, reader) where missing.contains(set.id) {
                missing.remove(set.id)
                found.append(set)
            }
        }
        if !faults.isEmpty { throw DiagnosticError(faults) }
        return found
    }

    private func file(
        _ name: String, in folder: String, _ reader: SavedSetReader
    ) throws(DiagnosticError) -> Reading<SavedSet>? {
        guard Slug.isValid(name) else { return nil }
        let tree = FileTree(folder)
        for ending in Self.endings where tree.kind(of: name + ending) == .file {
            let text = try SourceFile.text(name + ending, in: tree)
            return ending == ".md"
                ? reader.read(markdown: text, id: name) : reader.read(yaml: text, id: name)
        }
        return nil
    }

    /// The sets of the folder's tables, of those that can be read: only a name that
    /// is found nowhere is a fault.
    private func rows(
        in folder: String, _ reader: SavedSetReader
    ) throws(DiagnosticError) -> [SavedSet] {
        let tree = FileTree(folder)
        let entries = try SourceFile.attempt(folder) { () throws(FileError) in
            try tree.entries(of: "")
        }
        var sets: [SavedSet] = []
        for entry in entries where entry.kind == .file && entry.name.hasSuffix(".csv") {
            sets += rows(of: entry.name, in: tree, reader)
        }
        return sets
    }

    private func rows(
        of name: String, in tree: FileTree, _ reader: SavedSetReader
    ) -> [SavedSet] {
        do throws(DiagnosticError) {
            let table = try SourceFile.text(name, in: tree)
            return reader.read(csv: table, id: SiteFolder.id(name)).value ?? []
        } catch {
            // A table that cannot be read has no row that could be named.
            return []
        }
    }
}
