import PennyContent
import PennyDiagnostics
import PennyFiles

/// Reads the files of saved sets: to know what there is, and again when a set's turn comes.
struct SetReader: Sendable {
    let folder: SiteFolder
    let defaults: SavedSetReader.Defaults
    let memory: LiveMemory?

    /// What a file with one set says, and its text; a preview has no text, for it keeps the set.
    ///
    /// - Throws: why it cannot be read.
    func read(
        _ path: String
    ) throws(DiagnosticError) -> (reading: Reading<SavedSet>, text: String?, source: ReadSource) {
        guard let memory else {
            let (text, source) = try folder.source(path)
            return (read(text, of: path), text.text, source)
        }
        let files = [path] + [folder.translation(of: path)].compactMap(\.self)
        let states = files.compactMap { FileStates.settled($0, in: folder.tree) }
        let key =
            states.count == files.count
            ? LiveMemory.FileKey(states: states, defaults: defaults) : nil
        let name = files.joined(separator: " ")
        if let key, let kept = memory.files.value(name, for: key) {
            return (Reading(kept.set, kept.diagnostics), nil, kept.source)
        }
        let (text, source) = try folder.source(path)
        let reading = read(text, of: path)
        if let key {
            memory.files.keep(
                LiveMemory.SetFile(
                    set: reading.value, diagnostics: reading.diagnostics, source: source),
                as: name, for: key)
        }
        return (reading, nil, source)
    }

    private func read(_ text: ContentText, of path: String) -> Reading<SavedSet> {
        let reader = reader(of: path)
        let id = SiteFolder.id(path)
        return text.path.hasSuffix(".md")
            ? reader.read(markdown: text, id: id) : reader.read(yaml: text, id: id)
    }

    /// What a translated table of sets says, a set a row.
    func read(
        table path: String
    ) throws(DiagnosticError) -> (reading: Reading<[SavedSet]>, lines: TableLines) {
        let text = try folder.text(path)
        let reading = reader(of: path).read(csv: text, id: SiteFolder.id(path))
        return (reading, TableLines(text))
    }

    /// A set that was read before.
    ///
    /// - Throws: that its file is another one now.
    func set(_ head: SetHead) throws(DiagnosticError) -> SavedSet {
        switch head.source {
        case .kept(let kept): return kept.set
        case .text(let text):
            let whole = ContentText(path: folder.path(head.path), text: text)
            return try read(whole, of: head.path).sound()
        case .row(let row): return try set(head, row)
        case .file, .remembered:
            // A translation that is a draft is there, and is not what is shown.
            let (reading, _, now) = try (head.isForeign ? inFirstLanguage : self).read(head.path)
            if now.digest == head.digest { return try reading.sound() }
            let place = SourceLocation(path: folder.path(head.path))
            throw DiagnosticError([Diagnostic(.error, SiteFault.fileChanged, at: place)])
        }
    }

    /// A row of a table. A file that has changed since is told, whatever it says now.
    private func set(_ head: SetHead, _ row: TableRow) throws(DiagnosticError) -> SavedSet {
        let bytes = try SourceFile.attempt(row.table.path) { () throws(FileError) in
            try folder.tree.read(head.path, from: row.start, count: row.size)
        }
        guard TableRow.digest(head.id, row.table, bytes) == head.digest else {
            let place = SourceLocation(path: row.table.path, line: row.line)
            throw DiagnosticError([Diagnostic(.error, SiteFault.fileChanged, at: place)])
        }
        return try row.table.set(of: bytes, line: row.line, id: head.id, reader(of: head.path))
    }

    private var inFirstLanguage: SetReader {
        SetReader(folder: folder.inFirstLanguage, defaults: defaults, memory: memory)
    }

    func reader(of path: String) -> SavedSetReader {
        SetFolder.containing(path).map { SavedSetReader(defaults: defaults, folder: $0) }
            ?? SavedSetReader(defaults: defaults)
    }
}
