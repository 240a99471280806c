import PennyContent
import PennyDiagnostics
import PennyFiles

/// The sets in a folder of a site, each read by itself: a file that cannot be read
/// hides no other.
struct Shelf {
    let folder: SetFolder
    /// The folder, as messages show it.
    let path: String
    let reader: SavedSetReader

    static let endings = [".md", ".yaml", ".yml", ".json", ".csv"]

    func sets() throws(FileError) -> [StoredSet] {
        guard FileSystem.kind(of: path) == .folder else { return [] }
        var sets: [StoredSet] = []
        for entry in try FileSystem.entries(of: path) where entry.kind == .file {
            guard let ending = Self.endings.first(where: entry.name.hasSuffix) else { continue }
            let stem = String(entry.name.dropLast(ending.count))
            sets += read(path + "/" + entry.name, stem, ending)
        }
        return sets.sorted(by: StoredSet.stands)
    }

    func read(_ path: String, _ stem: String, _ ending: String) -> [StoredSet] {
        let text: ContentText
        do throws(DiagnosticError) {
            text = try Self.text(path)
        } catch {
            return [stored(stem, path, nil, error.diagnostics)]
        }
        if ending == ".csv" {
            let reading = reader.read(csv: text, id: stem)
            guard let rows = reading.value, !rows.isEmpty else {
                return [stored(stem, path, nil, reading.diagnostics)]
            }
            return rows.map { row in
                stored(
                    row.id, path, row,
                    reading.diagnostics.filter { $0.location.line == row.location.line },
                    isRow: true)
            }
        }
        let reading =
            ending == ".md"
            ? reader.read(markdown: text, id: stem) : reader.read(yaml: text, id: stem)
        return [stored(stem, path, reading.value, reading.diagnostics)]
    }

    private func stored(
        _ id: String, _ path: String, _ set: SavedSet?, _ faults: [Diagnostic],
        isRow: Bool = false
    ) -> StoredSet {
        StoredSet(
            id: id, folder: folder, path: path, isRow: isRow, set: set, faults: faults.sorted())
    }

    private static func text(_ path: String) throws(DiagnosticError) -> ContentText {
        let bytes: [UInt8]
        do throws(FileError) {
            bytes = try FileSystem.read(path, limit: ContentText.byteLimit)
        } catch {
            throw DiagnosticError([
                Diagnostic(
                    .error, LibraryFault.files(reason: error.reason),
                    at: SourceLocation(path: path))
            ])
        }
        return try ContentText(path: path, bytes: bytes)
    }
}
