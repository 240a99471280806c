public import PennyDiagnostics
import PennyFiles

/// What has to be done where an earlier build is published, so that a later one is.
public struct PublishedChanges: Sendable {
    /// The files that are new or hold something else, the manifest last: when it is there, so are
    /// all others.
    public let uploads: [String]
    /// The files that are there no more.
    public let deletions: [String]

    /// - Parameters:
    ///   - output: the folder of the later build.
    ///   - manifest: that of the build that is published, or the folder that it is in; nil where
    ///     nothing is.
    /// - Throws: what keeps either from being read.
    public init(in output: String, since manifest: String?) throws(DiagnosticError) {
        let new = try BuiltSite(output).manifest
        self.init(new, since: try manifest.map(Self.manifest))
    }

    init(_ new: ManifestFile, since old: ManifestFile?) {
        var uploads: [String] = []
        var deletions: [String] = []
        var place = 0
        let before = old?.files ?? []
        for (path, content) in zip(new.files, new.contents) {
            while place < before.count, before[place].utf8.lexicographicallyPrecedes(path.utf8) {
                deletions.append(before[place])
                place += 1
            }
            if place < before.count, before[place] == path {
                if content == .unknown || old?.contents[place] != content { uploads.append(path) }
                place += 1
            } else {
                uploads.append(path)
            }
        }
        deletions += before[place...]
        if old?.own != new.own { uploads.append(ManifestFile.name) }
        self.uploads = uploads
        self.deletions = deletions
    }

    /// The manifest at a path, or in the folder there.
    private static func manifest(at path: String) throws(DiagnosticError) -> ManifestFile {
        if try isFolder(path) { return try BuiltSite(path).manifest }
        let (folder, name) = FileSystem.split(path)
        return try ManifestFile(name, in: FileTree(folder))
    }

    private static func isFolder(_ path: String) throws(DiagnosticError) -> Bool {
        do throws(FileError) {
            guard let place = try FileSystem.realPath(of: path) else { return false }
            return try FileSystem.entryKind(of: place) == .folder
        } catch {
            let fault = DiffFault.cannotRead(error.path, reason: error.reason)
            throw DiffError.single(fault, SourceLocation.option(path))
        }
    }

    /// The names of some of the files as other programs read them, each ended by a byte, which is
    /// in none of them: a manifest with a name that has a control character is refused.
    public static func list(_ names: [String], isNullEnded: Bool) -> [UInt8] {
        names.flatMap { Array($0.utf8) + [isNullEnded ? 0 : 10] }
    }
}
