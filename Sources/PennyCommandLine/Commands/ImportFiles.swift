import Glibc
import PennyContent
import PennyDiagnostics
import PennyFiles
import PennyImport
import PennySite

/// Reads the file to import and writes what is made of it: each file whole or
/// not at all, and none in place of another unless that was asked for.
enum ImportFiles {
    /// The bytes of a file, or more than any that is read may have.
    static func source(_ path: String) throws(DiagnosticError) -> ImportSource {
        do throws(FileError) {
            let bytes = try FileSystem.read(path, limit: ContentText.byteLimit)
            return ImportSource(path: path, bytes: bytes)
        } catch {
            let fault = SiteFault.cannotRead(path, reason: error.reason)
            throw DiagnosticError([Diagnostic(.error, fault, at: SourceLocation(path: path))])
        }
    }

    /// The path itself, or a file of its name in the nearest folder there is.
    static func nearest(to path: String) -> String {
        var folders = path.split(separator: "/", omittingEmptySubsequences: false).map(String.init)
        let name = folders.popLast() ?? path
        while !folders.isEmpty, access((folders + [""]).joined(separator: "/"), F_OK) != 0 {
            folders.removeLast()
        }
        return (folders + [name]).joined(separator: "/")
    }

    /// Writes what was made of `sources`, and reports both that and what was
    /// left out.
    ///
    /// - Parameter site: the folder that the files go into where nobody has named them; no
    ///   link in it is followed.
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
        try Console.output(out)
    }

    private static func write(
        _ files: [ImportedFile], below site: String?, replaces: Bool
    ) throws(DiagnosticError) {
        let taken = files.filter { FileSystem.kind(of: $0.path) != nil }
        if !replaces, !taken.isEmpty { throw DiagnosticError(taken.map { exists($0.path) }) }
        var staged: [StagedFile] = []
        defer { for file in staged { file.discard() } }
        for file in files {
            let new = StagedFile(path: file.path, below: site)
            staged.append(new)
            try attempt(file.path) { () throws(FileError) in try new.write(file.text) }
        }
        for file in staged {
            try attempt(file.path) { () throws(FileError) in try file.place(replaces: replaces) }
        }
    }

    // MARK: - Faults

    private static func attempt(
        _ path: String, _ work: () throws(FileError) -> Void
    ) throws(DiagnosticError) {
        do throws(FileError) {
            try work()
        } catch {
            if error.code == EEXIST { throw DiagnosticError([exists(path)]) }
            let fault = SiteFault.cannotWrite(error.path, reason: error.reason)
            throw DiagnosticError([Diagnostic(.error, fault, at: SourceLocation(path: path))])
        }
    }

    private static func exists(_ path: String) -> Diagnostic {
        Diagnostic(.error, ImportFault.exists(path), at: SourceLocation.option(path))
    }
}

/// A file that is written under a hidden name beside its own first.
private struct StagedFile {
    /// The path as messages show it.
    let path: String
    /// Whether somebody has named the file: then links above it are the business of who did.
    private let isNamed: Bool
    private let tree: FileTree
    private let name: String
    private let temporary: String

    init(path: String, below site: String?) {
        self.path = path
        isNamed = site == nil
        tree = FileTree(site ?? FileSystem.split(path).folder)
        name = isNamed ? FileSystem.split(path).name : tree.relative(path)
        let (folder, last) = FileSystem.split(name)
        temporary = (folder == "." ? "" : folder + "/") + ".\(last).\(getpid()).new"
    }

    func write(_ text: String) throws(FileError) {
        if isNamed {
            try FileSystem.makeFolders(tree.root)
        } else {
            try tree.makeFolders(FileSystem.split(name).folder)
        }
        try tree.write(Array(text.utf8), to: temporary, isPublished: false)
    }

    /// Gives the file its name. A link, unlike a renaming, never takes the place of another.
    func place(replaces: Bool) throws(FileError) {
        if replaces { return try tree.rename(temporary, to: name) }
        do throws(FileError) {
            try tree.link(temporary, to: name)
        } catch {
            guard [EPERM, EOPNOTSUPP, ENOSYS].contains(error.code) else { throw error }
            try tree.rename(temporary, to: name)
        }
    }

    /// Removes the hidden name, if it is there still.
    func discard() {
        do throws(FileError) { try tree.remove(temporary) } catch {}
    }
}
