import Glibc
import PennyContent
import PennyDiagnostics
import PennyFiles
import PennyImport
import PennySite

/// Reads the file to import and writes the resulting files: all or none, and replaces none unless
/// that was requested.
enum ImportFiles {
    /// Reads the bytes of a file, or a few more than an import may have.
    static func source(_ path: String) throws(DiagnosticError) -> ImportSource {
        do throws(FileError) {
            let bytes = try FileSystem.read(path, limit: ContentText.byteLimit)
            return ImportSource(path: path, bytes: bytes)
        } catch {
            let fault = Fault.site.cannotRead(path, error.reason)
            throw DiagnosticError([Diagnostic(fault, at: SourceLocation(path: path))])
        }
    }

    /// The path itself, or a file of its name in the nearest existing folder.
    static func nearest(to path: String) -> String {
        var folders = path.split(separator: "/", omittingEmptySubsequences: false).map(String.init)
        let name = folders.popLast() ?? path
        while !folders.isEmpty, access((folders + [""]).joined(separator: "/"), F_OK) != 0 {
            folders.removeLast()
        }
        return (folders + [name]).joined(separator: "/")
    }

    /// Writes the files made of `sources`, and reports the files and the content that was left out.
    ///
    /// - Parameter site: the folder of the files unless someone has named them; no link in it is
    ///   followed.
    static func write(
        _ imported: Imported, of sources: [ImportSource], below site: String?, replaces: Bool
    ) throws {
        try write(imported.files, below: site, replaces: replaces)
        let printer = DiagnosticPrinter { path in
            sources.first { $0.path == path }?.text
        }
        var out = imported.files.map { "made \($0.path): \($0.contents)\n" }.joined()
        if !imported.leftOut.isEmpty {
            out += "Left out:\n" + printer.text(of: imported.leftOut)
        }
        if !imported.notes.isEmpty {
            out += "To complete:\n" + printer.text(of: imported.notes)
        }
        try Console.output(lines: out)
    }

    private static func write(
        _ files: [ImportedFile], below site: String?, replaces: Bool
    ) throws(DiagnosticError) {
        var taken: [ImportedFile] = []
        for file in files where try PathKind.of(file.path) != nil { taken.append(file) }
        if !replaces, !taken.isEmpty { throw DiagnosticError(taken.map { exists($0.path) }) }
        let batch = FileBatch()
        for file in files {
            try attempt(file.path) { () throws(FileError) in
                try add(file, to: batch, below: site, replaces: replaces)
            }
        }
        try attempt(nil) { () throws(FileError) in try batch.commit() }
    }

    /// Adds a file and its folders to the batch. Links above a file that someone has named are
    /// followed.
    private static func add(
        _ file: ImportedFile, to batch: FileBatch, below site: String?, replaces: Bool
    ) throws(FileError) {
        let bytes = Array(file.text.utf8)
        let (folder, last) = FileSystem.split(file.path)
        guard let site else {
            try batch.makeFolders(folder)
            return try batch.add(bytes, to: last, in: FileTree(folder), replaces: replaces)
        }
        let tree = FileTree(site)
        try batch.add(bytes, to: tree.relative(file.path), in: tree, replaces: replaces)
    }

    // MARK: - Faults

    /// - Parameter path: the path for a fault; nil for that of the error.
    private static func attempt(
        _ path: String?, _ work: () throws(FileError) -> Void
    ) throws(DiagnosticError) {
        do throws(FileError) {
            try work()
        } catch {
            let path = path ?? error.path
            if error.code == EEXIST { throw DiagnosticError([exists(path)]) }
            let fault = Fault.site.cannotWrite(error.path, error.reason)
            throw DiagnosticError([Diagnostic(fault, at: SourceLocation(path: path))])
        }
    }

    private static func exists(_ path: String) -> Diagnostic {
        Diagnostic(Fault.importing.exists(path), at: SourceLocation.option(path))
    }
}
