import PennyContent
import PennyDiagnostics
import PennyEngine
import PennyFiles

/// Reads the files of saved sets: first to find the sets, and again when a set is rendered.
struct SetReader: Sendable {
    let folder: SourceFolder
    let defaults: SavedSetReader.Defaults
    let cache: SessionCache?

    /// Reads a file with one set. The text is nil in a preview, which keeps the set in memory.
    ///
    /// - Throws: why the file cannot be read.
    func read(
        _ path: String
    ) throws(DiagnosticError) -> (reading: Reading<SavedSet>, text: String?, source: SourceState) {
        guard let cache else {
            let (text, source) = try folder.source(path)
            return (read(text, of: path), text.text, source)
        }
        let files = [path] + [folder.translation(of: path)].compactMap(\.self)
        let states = files.compactMap { FileStates.settled($0, in: folder.tree) }
        let key =
            states.count == files.count
            ? SessionCache.FileKey(states: states, defaults: defaults) : nil
        let name = files.joined(separator: " ")
        if let key, let retained = cache.files.value(name, for: key) {
            return (Reading(retained.set, retained.diagnostics), nil, retained.source)
        }
        let (text, source) = try folder.source(path)
        let reading = read(text, of: path)
        if let key {
            cache.files.store(
                SessionCache.SetFile(
                    set: reading.value, diagnostics: reading.diagnostics, source: source),
                as: name, for: key)
        }
        return (reading, nil, source)
    }

    private func read(_ text: ContentText, of path: String) -> Reading<SavedSet> {
        reader(of: path).read(text, id: SourceFolder.id(path))
    }

    /// Reads a translated table of sets, one set a row.
    func read(
        table path: String
    ) throws(DiagnosticError) -> (reading: Reading<[SavedSet]>, lines: TableLines) {
        let text = try folder.text(path)
        let reading = reader(of: path).read(csv: text, id: SourceFolder.id(path))
        return (reading, TableLines(text))
    }

    /// Reads a set again.
    ///
    /// - Throws: that its file has changed.
    func set(_ head: SetHead) throws(DiagnosticError) -> SavedSet {
        switch head.source {
        case .retained(let retained): return retained.set
        case .text(let text):
            let whole = ContentText(path: folder.path(head.path), text: text)
            return try read(whole, of: head.path).sound()
        case .row(let row): return try set(head, row)
        case .file, .remembered:
            // A translation that is a draft exists, but the original is shown.
            let (reading, _, now) = try (head.isForeign ? inFirstLanguage : self).read(head.path)
            if now.digest == head.digest { return try reading.sound() }
            let location = SourceLocation(path: folder.path(head.path))
            throw DiagnosticError([Diagnostic(Fault.site.fileChanged, at: location)])
        }
    }

    /// Reads a row of a table again. A row that has changed is reported, whatever it says now.
    private func set(_ head: SetHead, _ row: RowSpan) throws(DiagnosticError) -> SavedSet {
        let bytes = try SourceFile.attempt(row.table.path) { () throws(FileError) in
            try folder.tree.read(head.path, from: row.start, count: row.size)
        }
        guard RowSpan.digest(head.id, row.table, bytes) == head.digest else {
            let location = SourceLocation(path: row.table.path, line: row.line)
            throw DiagnosticError([Diagnostic(Fault.site.fileChanged, at: location)])
        }
        return try row.table.set(of: bytes, line: row.line, id: head.id, reader(of: head.path))
    }

    private var inFirstLanguage: SetReader {
        SetReader(folder: folder.inFirstLanguage, defaults: defaults, cache: cache)
    }

    func reader(of path: String) -> SavedSetReader {
        SetFolder.containing(path).map { SavedSetReader(defaults: defaults, folder: $0) }
            ?? SavedSetReader(defaults: defaults)
    }
}
