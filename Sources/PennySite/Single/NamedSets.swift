import PennyContent
import PennyDiagnostics
import PennyFiles

/// Finds sets by name in the folder that a file lies in, and in the other folders
/// of the site it belongs to.
struct NamedSets {
    /// A folder of sets below one that was named or found. No link leads to it.
    struct Folder {
        let tree: FileTree
        /// Empty for the named folder itself.
        let name: String
        let reader: SavedSetReader

        func place(_ file: String) -> String { name.isEmpty ? file : "\(name)/\(file)" }

        /// A folder of a site's sets, and those in it.
        static func all(
            in tree: FileTree, _ folder: SetFolder, _ reader: SavedSetReader
        ) throws(DiagnosticError) -> [Folder] {
            let names = try SourceFile.attempt(tree.path(folder.name)) { () throws(FileError) in
                try tree.folders(from: folder.name, where: Slug.isValid)
            }
            return names.map { Folder(tree: tree, name: $0, reader: reader) }
        }
    }

    let folders: [Folder]

    private static let endings = [".md", ".yaml", ".yml", ".json"]

    /// The sets with these names, as far as there are any.
    ///
    /// - Throws: the faults of the files that have them.
    func sets(_ names: [String]) throws(DiagnosticError) -> [SavedSet] {
        var found: [SavedSet] = []
        var faults: [Diagnostic] = []
        var missing = Set(names)
        for folder in folders {
            for name in names where missing.contains(name) {
                guard let reading = try file(name, in: folder) else { continue }
                missing.remove(name)
                faults += reading.diagnostics
                if let set = reading.value { found.append(set) }
            }
            if missing.isEmpty { break }
            for set in try rows(in: folder) where missing.contains(set.id) {
                missing.remove(set.id)
                found.append(set)
            }
        }
        if !faults.isEmpty { throw DiagnosticError(faults) }
        return found
    }

    private func file(
        _ name: String, in folder: Folder
    ) throws(DiagnosticError) -> Reading<SavedSet>? {
        guard Slug.isValid(name) else { return nil }
        for ending in Self.endings {
            let place = folder.place(name + ending)
            let kind = try SourceFile.attempt(folder.tree.path(place)) { () throws(FileError) in
                try folder.tree.standing(at: place)
            }
            guard kind == .file else { continue }
            let text = try SourceFile.text(place, in: folder.tree)
            return ending == ".md"
                ? folder.reader.read(markdown: text, id: name)
                : folder.reader.read(yaml: text, id: name)
        }
        return nil
    }

    /// The sets of the folder's tables, of those that can be read: only a name that
    /// is found nowhere is a fault.
    private func rows(in folder: Folder) throws(DiagnosticError) -> [SavedSet] {
        let path = folder.tree.path(folder.name)
        let entries = try SourceFile.attempt(path) { () throws(FileError) in
            try folder.tree.entries(of: folder.name)
        }
        var sets: [SavedSet] = []
        for entry in entries where entry.kind == .file && entry.name.hasSuffix(".csv") {
            sets += try rows(of: entry.name, in: folder)
        }
        return sets
    }

    private func rows(
        of name: String, in folder: Folder
    ) throws(DiagnosticError) -> [SavedSet] {
        let place = folder.place(name)
        let bytes = try SourceFile.bytes(place, in: folder.tree, limit: ContentText.byteLimit)
        do throws(DiagnosticError) {
            let table = try ContentText(path: folder.tree.path(place), bytes: bytes)
            return folder.reader.read(csv: table, id: SiteFolder.id(name)).value ?? []
        } catch {
            // A table that is no text has no row that could be named.
            return []
        }
    }
}
