import Glibc
public import PennyDiagnostics
import PennyFiles
public import PennyMarkup

/// Makes the folder of a new site: one that builds at once, with a commented example of every kind
/// of content.
public struct NewSite {
    private let folder: String
    private let style: NumberStyle
    private let workflow: Workflow?

    /// - Parameter style: the readers' number style. The examples are in its language, if there are
    ///   any, and otherwise in English.
    public init(_ folder: String, for style: NumberStyle = .enUS, workflow: Workflow? = nil) {
        self.folder = folder
        self.style = style
        self.workflow = workflow
    }

    /// Writes the files, all or none. A new folder gets its name when everything is in it, so an
    /// interrupted command leaves nothing that blocks the next one. An existing `.gitignore` stays
    /// as it is.
    ///
    /// - Returns: their paths, in the order a reader should open them.
    /// - Throws: a fault if the folder is not empty, or cannot be written.
    public func make() throws(DiagnosticError) -> [String] {
        let isThere = try checkIsFree()
        try workflow?.checkIsNew(in: folder)
        do throws(FileError) {
            let isWhole = !isThere && StagedFolder.isName(folder)
            return isWhole ? try makeWhole() : try fill()
        } catch {
            throw fault(error)
        }
    }

    /// - Returns: whether an empty folder exists.
    private func checkIsFree() throws(DiagnosticError) -> Bool {
        do throws(FileError) {
            if folder.isEmpty { throw FileError(folder, ENOENT) }
            guard try FileSystem.entryKind(of: folder) != nil else { return false }
            let holds = try FileSystem.entries(of: folder)
            if !holds.isEmpty { throw FileError(folder, ENOTEMPTY) }
            return true
        } catch {
            throw fault(error)
        }
    }

    private var files: [(path: String, text: String)] {
        StarterText(for: style).files + (workflow.map { [($0.path, $0.text)] } ?? [])
    }

    /// Makes the folder in one step.
    private func makeWhole() throws(FileError) -> [String] {
        let staged = try StagedFolder(folder)
        let files = files
        for (path, text) in files { try staged.add(Array(text.utf8), to: path) }
        try staged.commit()
        return files.map { FileTree(folder).path($0.path) }
    }

    /// Writes the files into an existing folder.
    private func fill() throws(FileError) -> [String] {
        let batch = FileBatch()
        try batch.makeFolders(folder)
        let tree = FileTree(folder)
        var files = files
        if try tree.existingKind(at: Self.ignored) != nil {
            files.removeAll { $0.path == Self.ignored }
        }
        for (path, text) in files {
            try batch.add(Array(text.utf8), to: path, in: tree, isPublished: true)
        }
        try batch.commit()
        return files.map { tree.path($0.path) }
    }

    private static let ignored = ".gitignore"

    private func fault(_ error: FileError) -> DiagnosticError {
        let isTaken = error.path == folder && [ENOTEMPTY, ENOTDIR].contains(error.code)
        let fault =
            isTaken
            ? Fault.site.notAnEmptyFolder(folder)
            : .site.cannotWrite(error.path, error.reason)
        return DiagnosticError([Diagnostic(fault, at: SourceLocation(path: folder))])
    }
}
