import PennyFiles

/// The output that an earlier build has left where this one is to write.
struct StandingOutput: Sendable {
    let tree: FileTree
    let folder: FolderIdentity?
    private let rule: KeyRule
    /// What the build has made, the manifest apart.
    private let made: @Sendable () -> OutputPaths

    init(
        _ tree: FileTree, _ folder: FolderIdentity?, _ rule: KeyRule,
        made: @escaping @Sendable () -> OutputPaths
    ) {
        self.folder = folder
        self.tree = tree.keeping([""] + SiteFolder.folders)
        self.made = made
        self.rule = rule
    }

    var paths: OutputPaths { made() }

    /// By what a file of an output is known. When it was renamed does not matter.
    static func mark(of state: FileState, _ rule: KeyRule) -> FileMark {
        FileMark([
            rule.has(.outputSize) ? state.size : 0,
            rule.has(.outputModified) ? state.modified : 0,
            rule.has(.outputInode) ? Int(truncatingIfNeeded: state.inode) : 0,
        ])
    }

    /// Whether a file is the one that had this mark.
    func has(_ path: String, _ mark: FileMark) -> Bool {
        do throws(FileError) {
            guard mark != .unknown, let state = try tree.state(of: path) else { return false }
            return Self.mark(of: state, rule) == mark
        } catch {
            return false
        }
    }

    /// Whether in none of these folders a name has come or gone.
    func hasSameNames(in folders: [BuildMemory.File]) -> Bool {
        !folders.isEmpty
            && folders.allSatisfy {
                $0.mark != .unknown && Self.mark(ofFolder: $0.path, in: tree) == $0.mark
            }
    }

    /// By what a folder of an output is known; unknown as long as a change would not be seen.
    static func mark(ofFolder path: String, in tree: FileTree) -> FileMark {
        do throws(FileError) {
            let state = try tree.state(ofFolder: path)
            if state.isYounger(than: FileState.now) { return .unknown }
            return FileMark([
                state.modified, state.changed, Int(truncatingIfNeeded: state.inode),
            ])
        } catch {
            return .unknown
        }
    }

    /// Whether all files of a set are as they were.
    func has(_ files: PastFiles) -> Bool { files.files.allSatisfy { has($0.path, $0.mark) } }

    /// The mark of a file that holds these bytes.
    func mark(of path: String, holding bytes: [UInt8]) -> FileMark? {
        found { () throws(FileError) in try tree.state(of: path, holding: bytes) }
    }

    /// The mark of a file that holds what one of another folder does.
    func mark(of path: String, holding other: String, in folder: FileTree) -> FileMark? {
        found { () throws(FileError) in try tree.state(of: path, holding: other, in: folder) }
    }

    /// What cannot be looked at is made anew.
    private func found(_ look: () throws(FileError) -> FileState?) -> FileMark? {
        do throws(FileError) {
            return try look().map { Self.mark(of: $0, rule) }
        } catch {
            return nil
        }
    }

    /// The bytes of a file; nil for one that cannot be read, or is too long.
    func bytes(_ path: String) -> [UInt8]? {
        OutputManifests.bytes(of: path, in: tree)
    }
}
