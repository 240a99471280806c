import PennyDiagnostics
import PennyEngine
import PennyFiles

/// The output folder of a shard: the files of its sets, and a summary of them.
struct ShardOutput: Sendable {
    /// The name of the folder, as given.
    let name: String
    let tree: FileTree
    let facts: ShardSummary
    let cache: BuildCache

    static let summary = "pennypress-part.bin"

    /// Reads the summary of a folder.
    ///
    /// - Parameter held: the size in bytes up to which the summary is read into memory.
    /// - Throws: a diagnostic if the folder is no shard's output, or is damaged.
    static func read(
        _ name: String, _ calculators: CalculatorCatalog, held: Int
    ) throws(DiagnosticError) -> ShardOutput {
        guard let tree = try tree(name) else { throw error(.shard.notAPart(name), name) }
        guard
            let cache = BuildCacheFile(named: summary, in: tree).read(calculators, held: held),
            let facts = cache.facts.shard
        else { throw error(.shard.damagedSummary(name), name) }
        return ShardOutput(
            name: name, tree: tree.keeping([""] + SourceFolder.folders), facts: facts, cache: cache)
    }

    /// The folder, if it has a summary.
    private static func tree(_ name: String) throws(DiagnosticError) -> FileTree? {
        do throws(FileError) {
            guard let path = try FileSystem.realPath(of: name),
                try FileSystem.entryKind(of: path) == .folder
            else { return nil }
            let tree = FileTree(path)
            return try tree.existingKind(at: summary) == .file ? tree : nil
        } catch {
            let fault = Fault.site.cannotRead(error.path, error.reason)
            throw DiagnosticError([Diagnostic(fault, at: .option(name))])
        }
    }

    /// The command that makes this output again.
    func command(_ site: String) -> ShardCommand {
        ShardCommand(site: site, shard: facts.shard, options: facts.options, folder: name)
    }

    static func error(_ fault: Fault, _ folder: String) -> DiagnosticError {
        DiagnosticError([diagnostic(fault, folder)])
    }

    static func diagnostic(_ fault: Fault, _ folder: String) -> Diagnostic {
        Diagnostic(fault, at: .option(folder))
    }
}
