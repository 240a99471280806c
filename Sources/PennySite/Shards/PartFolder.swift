import PennyDiagnostics
import PennyFiles

/// The folder that a shard has made: files of its sets, and what it says of them.
struct PartFolder: Sendable {
    /// As it was named.
    let name: String
    let tree: FileTree
    let facts: PartFacts
    let memory: BuildMemory

    static let summary = "pennypress-part.bin"

    /// - Parameter held: how many bytes of its summary may stay in memory.
    /// - Throws: that it is none, or is damaged.
    init(_ name: String, held: Int) throws(DiagnosticError) {
        self.name = name
        guard let tree = try Self.tree(name) else { throw Self.error(.notAPart(name), name) }
        self.tree = tree.keeping([""] + SiteFolder.folders)
        guard let memory = MemoryFile(named: Self.summary, in: tree).read(held: held),
            let facts = memory.facts.part
        else { throw Self.error(.damagedSummary(name), name) }
        self.memory = memory
        self.facts = facts
    }

    /// The folder, if it has a summary.
    private static func tree(_ name: String) throws(DiagnosticError) -> FileTree? {
        do throws(FileError) {
            guard let path = try FileSystem.realPath(of: name),
                try FileSystem.entryKind(of: path) == .folder
            else { return nil }
            let tree = FileTree(path)
            return try tree.standing(at: summary) == .file ? tree : nil
        } catch {
            let fault = SiteFault.cannotRead(error.path, reason: error.reason)
            throw DiagnosticError([Diagnostic(.error, fault, at: .option(name))])
        }
    }

    /// What makes it again.
    func command(_ site: String) -> ShardCommand {
        ShardCommand(site: site, shard: facts.shard, options: facts.options, folder: name)
    }

    static func error(_ fault: ShardFault, _ folder: String) -> DiagnosticError {
        DiagnosticError([diagnostic(fault, folder)])
    }

    static func diagnostic(_ fault: ShardFault, _ folder: String) -> Diagnostic {
        Diagnostic(.error, fault, at: .option(folder))
    }
}
