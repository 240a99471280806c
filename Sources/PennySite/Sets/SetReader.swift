import PennyContent
import PennyDiagnostics

/// Reads the files of saved sets: to know what there is, and again when a set's turn comes.
struct SetReader: Sendable {
    let folder: SiteFolder
    let defaults: SavedSetReader.Defaults

    /// What a file with one set says.
    ///
    /// - Throws: why it cannot be read.
    func read(
        _ path: String
    ) throws(DiagnosticError) -> (reading: Reading<SavedSet>, digest: Int) {
        let text = try folder.text(path)
        let reader = reader(of: path)
        let id = SiteFolder.id(path)
        let reading =
            path.hasSuffix(".md")
            ? reader.read(markdown: text, id: id) : reader.read(yaml: text, id: id)
        return (reading, text.text.hashValue)
    }

    /// What a table of sets says, a set a row.
    func read(table path: String) throws(DiagnosticError) -> Reading<[SavedSet]> {
        reader(of: path).read(csv: try folder.text(path), id: SiteFolder.id(path))
    }

    /// A set that was read before.
    ///
    /// - Throws: that its file is another one now.
    func set(_ head: SetHead) throws(DiagnosticError) -> SavedSet {
        switch head.source {
        case .kept(let kept): return kept.set
        case .file(let digest):
            let (reading, now) = try read(head.path)
            if now == digest { return try reading.sound() }
            let place = SourceLocation(path: folder.path(head.path))
            throw DiagnosticError([Diagnostic(.error, SiteFault.fileChanged, at: place)])
        }
    }

    private func reader(of path: String) -> SavedSetReader {
        SetFolder.containing(path).map { SavedSetReader(defaults: defaults, folder: $0) }
            ?? SavedSetReader(defaults: defaults)
    }
}
