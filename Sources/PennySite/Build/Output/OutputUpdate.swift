import Glibc
import PennyFiles

/// Changes an output file by file. Until the changes are committed, replaced and removed files stay
/// in the staging folder.
struct OutputUpdate: Sendable {
    private let changes: OutputJournal
    private let staging: StagingFolder
    /// The name of the output in the folder that contains it.
    private let output: String
    private let above: FileTree

    init(
        _ changes: OutputJournal, _ staging: StagingFolder, output: String, above: FileTree
    ) {
        self.changes = changes
        self.staging = staging
        self.output = output
        self.above = above
    }

    /// The number of threads: more than there are processors, as a move waits for the disk.
    private static let threads = 8
    /// The number of files that a thread moves at a time.
    private static let run = 100

    // MARK: - Making

    /// Makes the changes. Folders and new names come first, as they fail on a full disk; after
    /// that, each file changes in one step.
    func make() throws(FileError) {
        let inTheWay = removedInTheWay
        try makeFolders(in: staging.old, of: OutputPaths(changes.removed))
        try takeOut(Array(inTheWay))
        for folder in changes.cleared.reversed() { try above.removeEmptyFolder(inOutput(folder)) }
        for folder in changes.folders { try above.makeFolders(inOutput(folder)) }
        try putManifestAside()
        try putIn(changes.added.map(\.path))
        try exchange(replaced.filter { $0 != Address.manifest })
        try takeOut(changes.removed.filter { !inTheWay.contains($0) })
        try putManifestIn()
    }

    private var manifest: OutputJournal.Staged? {
        changes.replaced.last { $0.path == Address.manifest }
    }

    private var replaced: [String] { changes.replaced.map(\.path) }

    /// The files that must be removed before others can be added: the name of one becomes that of a
    /// folder, or the name of its folder that of a file.
    private var removedInTheWay: Set<String> {
        let folders = Set(changes.folders)
        let cleared = Set(changes.cleared)
        if folders.isEmpty, cleared.isEmpty { return [] }
        return Set(
            changes.removed.filter {
                folders.contains($0) || cleared.contains(FileSystem.split($0).folder)
            })
    }

    private func inOutput(_ path: String) -> String { output + "/" + path }

    private func makeFolders(in root: String, of paths: OutputPaths) throws(FileError) {
        for folder in paths.folders {
            try above.makeFolders(folder.isEmpty ? root : root + "/" + folder)
        }
    }

    private func takeOut(_ paths: [String]) throws(FileError) {
        try each(paths, from: output, to: staging.old) { (moves, path) throws(FileError) in
            try moves.move(path)
        }
    }

    private func putIn(_ paths: [String]) throws(FileError) {
        try each(paths, from: staging.new, to: output) { (moves, path) throws(FileError) in
            guard try moves.move(path) else { throw FileError(above.path(inOutput(path)), ENOENT) }
        }
    }

    /// Exchanges new files with old ones. If the file system cannot exchange two files, the old one
    /// is moved first.
    private func exchange(_ paths: [String]) throws(FileError) {
        try each(paths, from: staging.new, to: output) { (moves, path) throws(FileError) in
            do throws(FileError) {
                if try moves.exchange(path) { return }
            } catch {
                guard FileMoves.cannotExchange(error) else { throw error }
                try makeFolders(in: staging.old, of: OutputPaths([path]))
                try takeOut([path])
            }
            guard try moves.move(path) else { throw FileError(above.path(inOutput(path)), ENOENT) }
        }
    }

    /// Puts the new manifest into the output before any other new file, under another name: it
    /// shows that a build has made them, even if this build is interrupted.
    private func putManifestAside() throws(FileError) {
        if manifest == nil { return }
        try above.rename(
            staging.new + "/" + Address.manifest, to: inOutput(Address.nextManifest))
    }

    private func putManifestIn() throws(FileError) {
        if manifest == nil { return }
        let (manifest, old) = (inOutput(Address.manifest), staging.old + "/" + Address.manifest)
        if try above.existingKind(at: manifest) != nil {
            do throws(FileError) {
                try above.link(manifest, to: old)
            } catch {
                guard error.saysNoSecondName else { throw error }
                try above.rename(manifest, to: old)
            }
        }
        try above.rename(inOutput(Address.nextManifest), to: inOutput(Address.manifest))
    }

    // MARK: - Ending

    /// Removes the list of changes: from here on they are either made or undone.
    func commit() throws(FileError) { try above.remove(staging.plan) }

    /// Removes folders that have become empty.
    func removeEmptyFolders() throws(FileError) {
        for folder in OutputPaths(changes.removed).folders.reversed() where !folder.isEmpty {
            try above.removeEmptyFolder(inOutput(folder))
        }
    }

    /// Restores the output, as far as the changes were made; it can be repeated.
    func undo() throws(FileError) {
        for file in changes.replaced.reversed() { try restore(file) }
        for file in changes.added { try removeNew(file, at: file.path) }
        if let manifest { try removeNew(manifest, at: Address.nextManifest) }
        for folder in changes.folders.reversed() {
            try above.removeEmptyFolder(inOutput(folder))
        }
        for folder in changes.cleared { try above.makeFolders(inOutput(folder)) }
        for path in changes.removed { try putBack(path) }
    }

    /// Moves a removed file back into the output.
    ///
    /// - Returns: false for a file that was not removed.
    @discardableResult
    private func putBack(_ path: String) throws(FileError) -> Bool {
        let old = staging.old + "/" + path
        guard try above.existingKind(at: old) != nil else { return false }
        try above.rename(old, to: inOutput(path))
        return true
    }

    private func restore(_ file: OutputJournal.Staged) throws(FileError) {
        if try putBack(file.path) { return }
        let path = inOutput(file.path)
        guard try isNew(file, at: path) else { return }
        // The old file is where the new one was, if there was one.
        let exchanged = staging.new + "/" + file.path
        if try above.existingKind(at: exchanged) != nil {
            try above.rename(exchanged, to: path)
        } else {
            try above.remove(path)
        }
    }

    /// Removes a file only if it is the one that this build has staged.
    private func removeNew(
        _ file: OutputJournal.Staged, at path: String
    ) throws(FileError) {
        if try isNew(file, at: inOutput(path)) { try above.remove(inOutput(path)) }
    }

    private func isNew(
        _ file: OutputJournal.Staged, at path: String
    ) throws(FileError) -> Bool {
        try above.state(of: path).map(OutputJournal.stamp) == file.stamp
    }

    /// Removes the old files, from several threads, as each takes the disk as long as a move.
    func removeOld() throws(FileError) {
        for (folder, paths) in [(staging.new, replaced), (staging.old, changes.removed)] {
            try each(paths, from: folder, to: folder) { (moves, path) throws(FileError) in
                try moves.removeFromSource(path)
            }
        }
    }

    // MARK: - Many files

    /// Applies `work` to files in two folders, from several threads.
    private func each(
        _ paths: [String], from source: String, to target: String,
        _ work: @escaping @Sendable (inout FileMoves, String) throws(FileError) -> Void
    ) throws(FileError) {
        let runs = Array(stride(from: 0, to: paths.count, by: Self.run))
        let faults = WorkerPool(Self.threads).map(runs.count) { number -> FileError? in
            var moves = FileMoves(from: source, to: target, in: above)
            do throws(FileError) {
                for path in paths[runs[number]..<min(runs[number] + Self.run, paths.count)] {
                    try work(&moves, path)
                }
                return nil
            } catch {
                return error
            }
        }
        if let fault = faults.lazy.compactMap(\.self).first { throw fault }
    }
}
