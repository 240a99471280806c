import PennyContent
import PennyDiagnostics
import PennyEngine
import PennyFiles

/// Finds sets by name in a file's folder, and in the other folders of its site.
struct NamedSets {
    /// A folder of sets below one that was named or found, reached without following links.
    struct Folder {
        let tree: FileTree
        /// Empty for the named folder itself.
        let name: String
        let reader: SavedSetReader

        func relativePath(_ file: String) -> String { name.isEmpty ? file : "\(name)/\(file)" }

        /// Returns a folder of a site's sets, and its subfolders.
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

    /// Returns the sets with these names, as far as they exist.
    ///
    /// - Throws: the faults of their files.
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
        for ending in ContentFormat.singleEndings {
            let path = folder.relativePath(name + ending)
            let kind = try SourceFile.attempt(folder.tree.path(path)) { () throws(FileError) in
                try folder.tree.existingKind(at: path)
            }
            guard kind == .file else { continue }
            let text = try SourceFile.text(path, in: folder.tree)
            return folder.reader.read(text, id: name)
        }
        return nil
    }

    /// Returns the sets of the folder's tables. Tables that cannot be read are skipped: only a name
    /// that is found nowhere is a fault.
    private func rows(in folder: Folder) throws(DiagnosticError) -> [SavedSet] {
        let path = folder.tree.path(folder.name)
        let entries = try SourceFile.attempt(path) { () throws(FileError) in
            try folder.tree.entries(of: folder.name)
        }
        var sets: [SavedSet] = []
        for entry in entries
        where entry.kind == .file && ContentFormat.isTable(entry.name) {
            sets += try rows(of: entry.name, in: folder)
        }
        return sets
    }

    private func rows(
        of name: String, in folder: Folder
    ) throws(DiagnosticError) -> [SavedSet] {
        let path = folder.relativePath(name)
        let bytes = try SourceFile.bytes(path, in: folder.tree, limit: ContentText.byteLimit)
        do throws(DiagnosticError) {
            let table = try ContentText(path: folder.tree.path(path), bytes: bytes)
            return folder.reader.read(csv: table, id: SourceFolder.id(name)).value ?? []
        } catch {
            // A table that is not text has no rows.
            return []
        }
    }
}
