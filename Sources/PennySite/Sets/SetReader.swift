import PennyContent
import PennyDiagnostics
import PennyFiles

/// Reads the files of saved sets: to know what there is, and again when a set's turn comes.
struct SetReader: Sendable {
    let folder: SiteFolder
    let defaults: SavedSetReader.Defaults
    let memory: LiveMemory?

    /// What a file with one set says.
    ///
    /// - Throws: why it cannot be read.
    func read(
        _ path: String
    ) throws(DiagnosticError) -> (reading: Reading<SavedSet>, source: ReadSource) {
        guard let memory, let state = FileStates.settled(path, in: folder.tree)
        else { return try readNow(path) }
        let key = LiveMemory.FileKey(state: state, defaults: defaults)
        if let kept = memory.files.value(path, for: key) {
            return (Reading(kept.set, kept.diagnostics), kept.source)
        }
        let (reading, source) = try readNow(path)
        memory.files.keep(
            LiveMemory.SetFile(
                set: reading.value, diagnostics: reading.diagnostics, source: source),
            as: path, for: key)
        return (reading, source)
    }

    private func readNow(
        _ path: String
    ) throws(DiagnosticError) -> (reading: Reading<SavedSet>, source: ReadSource) {
        let (text, source) = try folder.source(path)
        let reader = reader(of: path)
        let id = SiteFolder.id(path)
        let reading =
            path.hasSuffix(".md")
            ? reader.read(markdown: text, id: id) : reader.read(yaml: text, id: id)
        return (reading, source)
    }

    /// What a table of sets says, a set a row.
    func read(
        table path: String
    ) throws(DiagnosticError) -> (reading: Reading<[SavedSet]>, lines: TableLines) {
        let text = try folder.text(path)
        let reading = reader(of: path).read(csv: text, id: SiteFolder.id(path))
        return (reading, TableLines(text.text))
    }

    /// A set that was read before.
    ///
    /// - Throws: that its file is another one now.
    func set(_ head: SetHead) throws(DiagnosticError) -> SavedSet {
        switch head.source {
        case .kept(let kept): return kept.set
        case .file, .remembered:
            let (reading, now) = try read(head.path)
            if now.digest == head.digest { return try reading.sound() }
            let place = SourceLocation(path: folder.path(head.path))
            throw DiagnosticError([Diagnostic(.error, SiteFault.fileChanged, at: place)])
        }
    }

    private func reader(of path: String) -> SavedSetReader {
        SetFolder.containing(path).map { SavedSetReader(defaults: defaults, folder: $0) }
            ?? SavedSetReader(defaults: defaults)
    }
}
