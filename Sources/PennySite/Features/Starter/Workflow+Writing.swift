public import PennyDiagnostics
import PennyFiles

extension Workflow {
    /// Writes the workflow into the folder of an existing site.
    ///
    /// - Returns: its path.
    /// - Throws: a fault if the folder is no site, has such a file, or cannot be written.
    public func write(to site: String) throws(DiagnosticError) -> String {
        guard try SiteLocator.isSite(site) else {
            throw Self.error(
                .site.noSite(site, SiteLocator.misnamedConfiguration(in: site)), site)
        }
        try checkIsNew(in: site)
        return try Self.attempt { () throws(FileError) in
            let tree = FileTree(site)
            let batch = FileBatch()
            try batch.add(Array(text.utf8), to: path, in: tree, isPublished: true)
            try batch.commit()
            return tree.path(path)
        }
    }

    /// - Throws: a fault if the folder has a file of this name, which may be a person's work.
    func checkIsNew(in folder: String) throws(DiagnosticError) {
        let tree = FileTree(folder)
        let kind = try Self.attempt { () throws(FileError) in
            try FileSystem.entryKind(of: folder) == nil ? nil : try tree.existingKind(at: path)
        }
        if kind != nil { throw Self.error(.site.workflowThere(tree.path(path)), tree.path(path)) }
    }

    private static func attempt<Value>(
        _ work: () throws(FileError) -> Value
    ) throws(DiagnosticError) -> Value {
        do throws(FileError) {
            return try work()
        } catch {
            throw Self.error(.site.cannotWrite(error.path, error.reason), error.path)
        }
    }

    private static func error(_ fault: Fault, _ path: String) -> DiagnosticError {
        DiagnosticError([Diagnostic(fault, at: SourceLocation.option(path))])
    }
}
