import Glibc
import PennyContent
import PennyFiles

/// Where an output folder lies, and what stands there already.
struct OutputPlace {
    /// The folder's path with all links resolved, as far as it exists.
    let path: String
    let parent: String
    let name: String
    let lock: String
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
        memory = "\(hidden).cache"
    }

    /// A staging folder beside the output.
    func staging(_ number: Int) -> StagingFolder { StagingFolder(number, of: name) }

    /// The folder that the output lies in.
    var above: FileTree { FileTree(parent) }

    /// A path below the folder that the output lies in.
    func beside(_ name: String) -> String { (parent == "/" ? "" : parent) + "/" + name }

    private static func resolved(_ output: String) throws(FileError) -> String {
        if let there = try FileSystem.realPath(of: output) { return there }
        let root = output.hasPrefix("/") ? "/" : ""
        var above = output.split(separator: "/").filter { $0 != "." }
        var below: [Substring] = []
        while let part = above.popLast(), part != ".." {
            below.insert(part, at: 0)
            let start = root + above.joined(separator: "/")
            if let base = try FileSystem.realPath(of: start.isEmpty ? "." : start) {
                return (base == "/" ? "" : base) + "/" + below.joined(separator: "/")
            }
        }
        throw FileError(output, ENOENT)
    }

    /// The changes that a build was making when it was stopped, if this program has begun them
    /// here. A list of changes that came with the folder is not read.
    func unfinished() throws(FileError) -> [OutputUpdate] {
        var updates: [OutputUpdate] = []
        var number = 1
        while try above.standing(at: staging(number).name) == .folder {
            let staging = staging(number)
            if let changes = try OutputChanges.unfinished(
                in: staging, output: name, above: above)
            {
                updates.append(OutputUpdate(changes, staging, output: name, above: above))
            }
            number += 1
        }
        return updates
    }

    // MARK: - What may be replaced

    /// The target of the folder's name, if that is a link.
    static func target(ofLink output: String) throws(FileError) -> String? {
        let bare = String(output.reversed().drop { $0 == "/" }.reversed())
        guard try FileSystem.entryKind(of: bare) == .symbolicLink else { return nil }
        if let path = try FileSystem.realPath(of: bare) { return path }
        return try FileSystem.linkText(of: bare)
    }

    /// Whether the folder is the site's, lies above it, or is one that the
    /// site's files are read from.
    func isAmong(sourcesIn site: String) throws(FileError) -> Bool {
        guard let site = try FileSystem.realPath(of: site) else { return false }
        let folders = SiteFolder.folders + [SetFolder.libraryFolder]
        let sources = folders.map { site + "/" + $0 }
        return Self.holds(path, site) || sources.contains { Self.holds($0, path) }
    }

    private static func holds(_ outer: String, _ inner: String) -> Bool {
        inner == outer || inner.hasPrefix(outer == "/" ? outer : outer + "/")
    }

    /// What tells the folder from others of its name; nil for none.
    var identity: FolderIdentity? {
        get throws(FileError) { try above.identity(of: name) }
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
        guard let kind = try FileSystem.entryKind(of: path) else { return .success(nil) }
        guard kind == .folder else { return .failure(.init(.outputNotOurs(output))) }
        if isMountPoint { return .failure(.init(.outputIsMountPoint(output))) }
        let tree = FileTree(path)
        let identity = try identity
        if let memory {
            let known = StandingOutput(tree, identity, rule) { memory.paths }
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
            if try tree.standing(at: ".git") == nil { return .success(nil) }
            return .success(StandingOutput(tree, identity, rule) { OutputPaths([String]()) })
        }
        let manifests = try OutputManifests(in: tree)
        guard manifests.areThere else { return .failure(.init(.outputNotOurs(output))) }
        for path in present where try !manifests.lists(path) {
            return .failure(.init(.outputHoldsOther(path, folder: output)))
        }
        let paths = OutputPaths(present.filter { $0 != Address.manifest })
        return .success(StandingOutput(tree, identity, rule) { paths })
    }
}
