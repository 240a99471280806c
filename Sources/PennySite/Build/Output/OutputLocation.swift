import Glibc
import PennyContent
import PennyDiagnostics
import PennyEngine
import PennyFiles

/// The location of an output folder, and the files around it.
struct OutputLocation {
    /// The folder's path with all links resolved, as far as it exists.
    let path: String
    let parent: String
    let name: String
    let lock: String
    /// The folder of the build cache.
    let cache: String

    /// Locates the folder named `output`, which need not exist yet.
    static func resolve(_ output: String) throws(FileError) -> OutputLocation {
        OutputLocation(path: try resolved(output))
    }

    private init(path: String) {
        self.path = path
        let parts = path.split(separator: "/")
        parent = "/" + parts.dropLast().joined(separator: "/")
        name = parts.last.map(String.init) ?? ""
        let hidden = ".\(name)"
        lock = "\(hidden).lock"
        cache = "\(hidden).cache"
    }

    /// A staging folder beside the output.
    func staging(_ number: Int) -> StagingFolder { StagingFolder(number, of: name) }

    /// The folder that contains the output.
    var above: FileTree { FileTree(parent) }

    /// A path in the folder that contains the output.
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

    /// The changes of interrupted builds that this program began here. A list of changes that came
    /// with the folder is ignored.
    func unfinished() throws(FileError) -> [OutputUpdate] {
        var updates: [OutputUpdate] = []
        var number = 1
        while try above.existingKind(at: staging(number).name) == .folder {
            let staging = staging(number)
            if let changes = try OutputJournal.unfinished(
                in: staging, output: name, above: above)
            {
                updates.append(OutputUpdate(changes, staging, output: name, above: above))
            }
            number += 1
        }
        return updates
    }

    // MARK: - Checks before replacing

    /// The target of the folder's name, if that is a symbolic link.
    static func target(ofLink output: String) throws(FileError) -> String? {
        let bare = String(output.reversed().drop { $0 == "/" }.reversed())
        guard try FileSystem.entryKind(of: bare) == .symbolicLink else { return nil }
        if let path = try FileSystem.realPath(of: bare) { return path }
        return try FileSystem.linkText(of: bare)
    }

    /// Whether the folder is the site's, contains it, or is one that the site's files are read
    /// from.
    func isAmong(sourcesIn site: String) throws(FileError) -> Bool {
        guard let site = try FileSystem.realPath(of: site) else { return false }
        let folders = SourceFolder.folders + [SetFolder.libraryFolder]
        let sources = folders.map { site + "/" + $0 }
        return Self.holds(path, site) || sources.contains { Self.holds($0, path) }
    }

    private static func holds(_ outer: String, _ inner: String) -> Bool {
        inner == outer || inner.hasPrefix(outer == "/" ? outer : outer + "/")
    }

    /// Reads the identity of the folder among others of its name; nil if it does not exist.
    func identity() throws(FileError) -> FolderIdentity? { try above.identity(of: name) }

    /// Whether the folder is a mount point, so that no other folder can replace it.
    func isMountPoint() -> Bool {
        var own = stat()
        var above = stat()
        return lstat(path, &own) == 0 && lstat(parent, &above) == 0 && own.st_dev != above.st_dev
    }

    // MARK: - Existing output

    /// The existing output of an earlier build; nil if there is none.
    ///
    /// - Parameter cache: the build cache of that build, if it is known.
    /// - Throws: a fault if the folder is neither empty nor filled by builds alone. Files of git in
    ///   it do not count.
    func existing(
        named output: String, _ cache: BuildCache?, _ rule: CacheRule
    ) throws(FileError) -> Result<ExistingOutput?, SiteFaultError> {
        guard let kind = try FileSystem.entryKind(of: path) else { return .success(nil) }
        guard kind == .folder else { return .failure(.init(.output.notOurs(output))) }
        if isMountPoint() { return .failure(.init(.output.isMountPoint(output))) }
        let tree = FileTree(path)
        let identity = try identity()
        if let cache {
            let known = ExistingOutput(tree, identity, rule) { cache.paths }
            let manifest = cache.facts.others.first { $0.path == Address.manifest }
            if let manifest, known.has(manifest.path, manifest.stamp) {
                if known.hasSameNames(in: cache.facts.folders) { return .success(known) }
                // A file was added and another removed: both are left as they are.
                if try tree.fileCount() == cache.facts.files { return .success(known) }
            }
        }
        let present = try FileSystem.files(below: path)
        if present.isEmpty {
            // A worktree without files cannot be replaced by another folder.
            if try tree.existingKind(at: ".git") == nil { return .success(nil) }
            return .success(ExistingOutput(tree, identity, rule) { OutputPaths([String]()) })
        }
        let manifests = try OutputManifests.read(in: tree)
        guard manifests.areThere else { return .failure(.init(.output.notOurs(output))) }
        for path in present where try !manifests.lists(path) {
            return .failure(.init(.output.holdsOther(path, output)))
        }
        let paths = OutputPaths(present.filter { $0 != Address.manifest })
        return .success(ExistingOutput(tree, identity, rule) { paths })
    }
}
