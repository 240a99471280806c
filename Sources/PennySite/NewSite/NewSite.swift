import Glibc
public import PennyDiagnostics
import PennyFiles
public import PennyMarkup

/// Makes the folder of a new site: one that builds at once, with a commented
/// example of every kind of content.
public struct NewSite {
    private let folder: String
    private let style: NumberStyle
    private let workflow: Workflow?

    /// - Parameter style: that of the readers, whose language the examples are in, if there are
    ///   examples in it, and otherwise English.
    public init(_ folder: String, for style: NumberStyle = .enUS, workflow: Workflow? = nil) {
        self.folder = folder
        self.style = style
        self.workflow = workflow
    }

    /// Writes the files, all or none. A `.gitignore` that is there stays as it is.
    ///
    /// - Returns: their paths, in the order a reader should open them.
    /// - Throws: when the folder holds anything already, or cannot be written.
    public func make() throws(DiagnosticError) -> [String] {
        do throws(FileError) {
            if folder.isEmpty { throw FileError(folder, ENOENT) }
            if try FileSystem.entryKind(of: folder) != nil {
                let holds = try FileSystem.entries(of: folder)
                if !holds.isEmpty { throw FileError(folder, ENOTEMPTY) }
            }
        } catch {
            throw fault(error)
        }
        try workflow?.checkIsNew(in: folder)
        do throws(FileError) {
            let batch = FileBatch()
            try batch.makeFolders(folder)
            let tree = FileTree(folder)
            var files = StarterText(for: style).files
            if try tree.standing(at: Self.ignored) != nil {
                files.removeAll { $0.path == Self.ignored }
            }
            if let workflow { files.append((workflow.path, workflow.text)) }
            for (path, text) in files {
                try batch.add(Array(text.utf8), to: path, in: tree, isPublished: true)
            }
            try batch.commit()
            return files.map { tree.path($0.path) }
        } catch {
            throw fault(error)
        }
    }

    private static let ignored = ".gitignore"

    private func fault(_ error: FileError) -> DiagnosticError {
        let isTaken = error.path == folder && [ENOTEMPTY, ENOTDIR].contains(error.code)
        let fault =
            isTaken
            ? SiteFault.notAnEmptyFolder(folder)
            : .cannotWrite(error.path, reason: error.reason)
        return DiagnosticError([Diagnostic(.error, fault, at: SourceLocation(path: folder))])
    }
}
