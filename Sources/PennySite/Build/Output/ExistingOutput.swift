import PennyFiles

/// The output of an earlier build in the folder that this build writes to.
struct ExistingOutput: Sendable {
    let tree: FileTree
    let folder: FolderIdentity?
    private let rule: CacheRule
    /// The paths of its files, without the manifest.
    private let made: @Sendable () -> OutputPaths

    init(
        _ tree: FileTree, _ folder: FolderIdentity?, _ rule: CacheRule,
        made: @escaping @Sendable () -> OutputPaths
    ) {
        self.folder = folder
        self.tree = tree.keeping([""] + SourceFolder.folders)
        self.made = made
        self.rule = rule
    }

    var paths: OutputPaths { made() }

    /// The stamp of an output file: size, modification time and inode. It ignores the change time,
    /// which a rename updates.
    static func stamp(of state: FileState, _ rule: CacheRule) -> FileStamp {
        FileStamp([
            rule.has(.outputSize) ? state.size : 0,
            rule.has(.outputModified) ? state.modified : 0,
            rule.has(.outputInode) ? Int(truncatingIfNeeded: state.inode) : 0,
        ])
    }

    /// Whether a file exists with this stamp.
    func has(_ path: String, _ stamp: FileStamp) -> Bool {
        do throws(FileError) {
            guard stamp != .unknown, let state = try tree.state(of: path) else { return false }
            return Self.stamp(of: state, rule) == stamp
        } catch {
            return false
        }
    }

    /// Whether no name was added to these folders or removed from them.
    func hasSameNames(in folders: [BuildCache.File]) -> Bool {
        !folders.isEmpty
            && folders.allSatisfy {
                $0.stamp != .unknown && Self.stamp(ofFolder: $0.path, in: tree) == $0.stamp
            }
    }

    /// The stamp of an output folder; unknown while a later change could leave the same stamp.
    static func stamp(ofFolder path: String, in tree: FileTree) -> FileStamp {
        do throws(FileError) {
            let state = try tree.state(ofFolder: path)
            if state.isYounger(than: FileState.now) { return .unknown }
            return FileStamp([
                state.modified, state.changed, Int(truncatingIfNeeded: state.inode),
            ])
        } catch {
            return .unknown
        }
    }

    /// Whether all files of a set are unchanged.
    func has(_ files: CachedFiles) -> Bool { files.files.allSatisfy { has($0.path, $0.stamp) } }

    /// The stamp of a file if it holds these bytes; nil otherwise.
    func stamp(of path: String, holding bytes: [UInt8]) -> FileStamp? {
        stampIfReadable { () throws(FileError) in try tree.state(of: path, holding: bytes) }
    }

    /// The stamp of a file if it holds the same bytes as a file of another folder; nil otherwise.
    func stamp(of path: String, holding other: String, in folder: FileTree) -> FileStamp? {
        stampIfReadable { () throws(FileError) in
            try tree.state(of: path, holding: other, in: folder)
        }
    }

    /// Nil for a file that cannot be read, which is then written again.
    private func stampIfReadable(_ state: () throws(FileError) -> FileState?) -> FileStamp? {
        do throws(FileError) {
            return try state().map { Self.stamp(of: $0, rule) }
        } catch {
            return nil
        }
    }

    /// The bytes of a file; nil for one that cannot be read, or is too long.
    func bytes(_ path: String) -> [UInt8]? {
        OutputManifests.bytes(of: path, in: tree)
    }
}
