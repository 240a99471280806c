import PennyContent
import PennyDiagnostics
import PennyEngine
import PennyFiles

/// The sets in a folder of a site. Each file is read separately, so a faulty one hides no other.
struct SetFileStore {
    let tree: FileTree
    let folder: SetFolder
    let reader: SavedSetReader

    /// Whether a file with the name contains sets. A control character in it would break the lines
    /// of a plan.
    static func isFileOfSet(_ name: String) -> Bool {
        !name.hasPrefix(".") && ContentFormat(of: name) != nil
            && !name.utf8.contains { $0 < 0x20 || $0 == 0x7F || $0 == UInt8(ascii: "/") }
    }

    func sets() throws(FileError) -> [StoredSet] {
        var sets: [StoredSet] = []
        for path in try tree.folders(from: folder.name, where: Slug.isValid) {
            if let directory = SetDirectory(path: path) { sets += try self.sets(in: directory) }
        }
        return sets.sorted(by: StoredSet.precedes)
    }

    private func sets(in directory: SetDirectory) throws(FileError) -> [StoredSet] {
        var sets: [StoredSet] = []
        let entries = try tree.entries(of: directory.path).filter { $0.kind == .file }
        let names = Set(entries.map(\.name))
        for entry in entries where entry.name != SetFolder.pageFile {
            guard Self.isFileOfSet(entry.name),
                let ending = ContentFormat.allEndings.first(where: entry.name.hasSuffix)
            else { continue }
            let stem = String(entry.name.dropLast(ending.count))
            if Self.isTranslation(stem, among: names) { continue }
            sets += read(directory.path + "/" + entry.name, stem, in: directory)
        }
        return sets
    }

    /// Whether a file is the translation of one beside it, such as `first-home.de.md` of
    /// `first-home.md`.
    private static func isTranslation(_ stem: String, among names: Set<String>) -> Bool {
        guard let dot = stem.lastIndex(of: "."),
            LanguageNames.has(String(stem[stem.index(after: dot)...]))
        else { return false }
        return ContentFormat.allEndings.contains { names.contains(stem[..<dot] + $0) }
    }

    /// - Parameter relative: the file's path below the site's folder.
    func read(
        _ relative: String, _ stem: String, in directory: SetDirectory
    ) -> [StoredSet] {
        let path = tree.path(relative)
        let text: ContentText
        do throws(DiagnosticError) {
            text = try self.text(relative)
        } catch {
            return [stored(stem, path, nil, error.diagnostics, in: directory)]
        }
        if ContentFormat.isTable(relative) {
            let reading = reader.read(csv: text, id: stem)
            guard let rows = reading.value, !rows.isEmpty else {
                return [stored(stem, path, nil, reading.diagnostics, in: directory)]
            }
            return rows.map { row in
                stored(
                    row.id, path, row,
                    reading.diagnostics.filter { $0.location.line == row.location.line },
                    in: directory, isRow: true)
            }
        }
        let reading = reader.read(text, id: stem)
        return [stored(stem, path, reading.value, reading.diagnostics, in: directory)]
    }

    private func stored(
        _ id: String, _ path: String, _ set: SavedSet?, _ faults: [Diagnostic],
        in directory: SetDirectory, isRow: Bool = false
    ) -> StoredSet {
        StoredSet(
            id: id, directory: directory, path: path, isRow: isRow, set: set,
            faults: faults.sorted())
    }

    private func text(_ relative: String) throws(DiagnosticError) -> ContentText {
        let path = tree.path(relative)
        let bytes: [UInt8]
        do throws(FileError) {
            bytes = try tree.read(relative, limit: ContentText.byteLimit)
        } catch {
            throw DiagnosticError([
                Diagnostic(
                    Fault.library.files(error.reason),
                    at: SourceLocation(path: path))
            ])
        }
        return try ContentText(path: path, bytes: bytes)
    }
}
