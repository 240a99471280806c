public import PennyDiagnostics
import PennyFiles

/// The changes that update a published earlier build to a later one.
public struct PublishedChanges: Sendable {
    /// The files that are new or changed, the manifest last: when it is there, so are all others.
    public let uploads: [String]
    /// The files that no longer exist.
    public let deletions: [String]

    /// - Parameters:
    ///   - output: the folder of the later build.
    ///   - manifest: the manifest of the published build, or the folder that it is in; nil if
    ///     nothing is published.
    /// - Throws: the faults that keep either from being read.
    public init(in output: String, since manifest: String?) throws(DiagnosticError) {
        let new = try BuiltSite(output).manifest
        self.init(new, since: try manifest.map(Self.manifest))
    }

    init(_ new: ManifestFile, since old: ManifestFile?) {
        var uploads: [String] = []
        var deletions: [String] = []
        var index = 0
        let before = old?.files ?? []
        for (path, content) in zip(new.files, new.contents) {
            while index < before.count, before[index].utf8.lexicographicallyPrecedes(path.utf8) {
                deletions.append(before[index])
                index += 1
            }
            if index < before.count, before[index] == path {
                if content == .unknown || old?.contents[index] != content { uploads.append(path) }
                index += 1
            } else {
                uploads.append(path)
            }
        }
        deletions += before[index...]
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
            guard let real = try FileSystem.realPath(of: path) else { return false }
            return try FileSystem.entryKind(of: real) == .folder
        } catch {
            let fault = Fault.diff.cannotRead(error.path, error.reason)
            throw DiffError.single(fault, SourceLocation.option(path))
        }
    }

    /// The names of some of the files in the form that other programs read, each ended by a byte
    /// that is in none of them: a manifest with a name that has a control character is refused.
    public static func list(_ names: [String], isNullEnded: Bool) -> [UInt8] {
        names.flatMap { Array($0.utf8) + [isNullEnded ? 0 : 10] }
    }
}
