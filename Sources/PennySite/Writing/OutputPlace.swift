import Glibc
import PennyContent
import PennyFiles

/// Where an output folder lies, and what stands there already.
struct OutputPlace {
    /// The folder's path with all links resolved, as far as it exists.
    let path: String
    let parent: String
    let name: String
    /// Where the old output waits on file systems that cannot swap.
    let old: String
    let lock: String

    /// The place of the folder named `output`, which need not exist yet.
    init(_ output: String) throws(FileError) {
        path = try Self.resolved(output)
        let parts = path.split(separator: "/")
        parent = "/" + parts.dropLast().joined(separator: "/")
        name = parts.last.map(String.init) ?? ""
        let hidden = ".\(name)"
        old = (parent == "/" ? "" : parent) + "/\(hidden)\(Self.stagingEnding).old"
        lock = "\(hidden).lock"
    }

    private static let stagingEnding = ".staging"

    /// A staging folder beside the output; another one where what stands there cannot go.
    func staging(_ number: Int) -> String {
        let ending = number == 1 ? "" : "-\(number)"
        return (parent == "/" ? "" : parent) + "/.\(name)\(Self.stagingEnding)\(ending)"
    }

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

    /// Undoes what a build that was broken off between two renames has left:
    /// the old output comes back, unless the new one has taken its place.
    func recover() throws(FileError) -> [OldOutput.Kept] {
        guard FileSystem.kind(of: old) == .folder else { return [] }
        guard FileSystem.kind(of: path) == nil else {
            return try OldOutput(path: old, output: path).clear()
        }
        try FileSystem.rename(old, to: path)
        return []
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

    /// Whether another file system begins at the folder, so that no other folder can take its
    /// place.
    var isMountPoint: Bool {
        var own = stat()
        var above = stat()
        guard lstat(path, &own) == 0, lstat(parent, &above) == 0 else { return false }
        return own.st_dev != above.st_dev
    }

    /// What keeps a build from replacing the folder: anything but a folder
    /// that is missing, empty, or whose every file a build has made.
    func foreignContent(named output: String) throws(FileError) -> SiteFault? {
        guard let kind = FileSystem.kind(of: path) else { return nil }
        guard kind == .folder else { return .outputNotOurs(output) }
        if isMountPoint { return .outputIsMountPoint(output) }
        let present = try FileSystem.files(below: path)
        if present.isEmpty { return nil }
        guard let made = try OldOutput.made(in: path) else { return .outputNotOurs(output) }
        return present.first { !made.contains($0) }.map { .outputHoldsOther($0, folder: output) }
    }
}
