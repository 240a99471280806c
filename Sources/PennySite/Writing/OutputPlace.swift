import Glibc
import PennyContent
import PennyFiles

/// A folder, whatever it is called.
struct FolderID: Equatable, Sendable {
    let device: UInt64
    let inode: UInt64
}

/// Where an output folder lies, and what stands there already.
struct OutputPlace {
    /// The folder's path with all links resolved, as far as it exists.
    let path: String
    let parent: String
    let name: String
    let lock: String
    /// The changes that a build is making.
    let changes: String
    /// What a build leaves for the next one.
    let memory: String

    /// The place of the folder named `output`, which need not exist yet.
    init(_ output: String) throws(FileError) {
        path = try Self.resolved(output)
        let parts = path.split(separator: "/")
        parent = "/" + parts.dropLast().joined(separator: "/")
        name = parts.last.map(String.init) ?? ""
        let hidden = ".\(name)"
        lock = "\(hidden).lock"
        changes = "\(hidden).changes"
        memory = "\(hidden).cache"
    }

    private static let stagingEnding = ".staging"

    /// A staging folder beside the output; another one where what stands there cannot go.
    ///
    /// - Returns: its name in the folder above.
    func staging(_ number: Int) -> String {
        ".\(name)\(Self.stagingEnding)" + (number == 1 ? "" : "-\(number)")
    }

    /// A path below the folder that the output lies in.
    func beside(_ name: String) -> String { (parent == "/" ? "" : parent) + "/" + name }

    private static func resolved(_ output: String) throws(FileError) -> String {
        if let there = FileSystem.resolved(output) { return there }
        let root = output.hasPrefix("/") ? "/" : ""
        var above = output.split(separator: "/").filter { $0 != "." }
        var below: [Substring] = []
        while let part = above.popLast(), part != ".." {
            below.insert(part, at: 0)
            let start = root + above.joined(separator: "/")
            if let base = FileSystem.resolved(start.isEmpty ? "." : start) {
                return (base == "/" ? "" : base) + "/" + below.joined(separator: "/")
            }
        }
        throw FileError(output, ENOENT)
    }

    /// Makes the changes to the end that a build was making when it was broken off.
    func recover() throws(FileError) {
        let above = FileTree(parent)
        guard try above.standing(at: changes) == .file else { return }
        let made = OutputChanges(try above.read(changes))
        if let made, FileSystem.kind(of: path) == .folder { try made.make(in: name, above: above) }
        try above.synchronise()
        try above.remove(changes)
    }

    // MARK: - What may be replaced

    /// Whether the folder is the site's, lies above it, or is one that the
    /// site's files are read from.
    func isAmong(sourcesIn site: String) -> Bool {
        guard let site = FileSystem.resolved(site) else { return false }
        let folders = SiteFolder.folders + [SetFolder.libraryFolder]
        let sources = folders.map { site + "/" + $0 }
        return Self.holds(path, site) || sources.contains { Self.holds($0, path) }
    }

    private static func holds(_ outer: String, _ inner: String) -> Bool {
        inner == outer || inner.hasPrefix(outer == "/" ? outer : outer + "/")
    }

    /// What tells the folder from others of its name; nil for none.
    var folder: FolderID? {
        var status = stat()
        guard lstat(path, &status) == 0 else { return nil }
        return FolderID(device: UInt64(status.st_dev), inode: UInt64(status.st_ino))
    }

    /// Whether another file system begins at the folder, so that no other folder can take its
    /// place.
    var isMountPoint: Bool {
        var own = stat()
        var above = stat()
        guard lstat(path, &own) == 0, lstat(parent, &above) == 0 else { return false }
        return own.st_dev != above.st_dev
    }

    // MARK: - What stands there

    /// What an earlier build has made; nil where nothing stands.
    ///
    /// - Parameter memory: what it has left, where that is known.
    /// - Throws: what keeps a build from changing the folder: anything but a folder that is
    ///   empty, or whose every file a build has made. What git keeps in it does not count.
    func standing(
        named output: String, _ memory: BuildMemory?, _ rule: KeyRule
    ) throws(FileError) -> Result<StandingOutput?, SiteFaultError> {
        guard let kind = FileSystem.kind(of: path) else { return .success(nil) }
        guard kind == .folder else { return .failure(.init(.outputNotOurs(output))) }
        if isMountPoint { return .failure(.init(.outputIsMountPoint(output))) }
        let tree = FileTree(path)
        if let memory {
            let known = StandingOutput(tree, folder, rule) { memory.paths }
            let manifest = memory.facts.others.first { $0.path == Address.manifest }
            if let manifest, known.has(manifest.path, manifest.mark) {
                if known.hasSameNames(in: memory.facts.folders) { return .success(known) }
                // A file more, and another that somebody has removed: both are left as they are.
                if try tree.fileCount() == memory.facts.files { return .success(known) }
            }
        }
        let present = try FileSystem.files(below: path)
        if present.isEmpty {
            // A worktree without files: it cannot be replaced by another folder.
            if tree.kind(of: ".git") == nil { return .success(nil) }
            return .success(StandingOutput(tree, folder, rule) { OutputPaths([String]()) })
        }
        guard try tree.standing(at: Address.manifest) == .file,
            let made = Manifest.files(
                in: try tree.read(Address.manifest, limit: ManifestContents.byteLimit))
        else { return .failure(.init(.outputNotOurs(output))) }
        let names = Set(made + [Address.manifest])
        if let other = present.first(where: { !names.contains($0) }) {
            return .failure(.init(.outputHoldsOther(other, folder: output)))
        }
        let paths = OutputPaths(made)
        return .success(StandingOutput(tree, folder, rule) { paths })
    }
}
