import Glibc

/// A file that is written under a hidden name beside its own, and gets that when all of it is on
/// the disk. Who may read it is the user's to say, by the umask.
package final class StagedFile {
    private let tree: FileTree
    private let name: String
    private let temporary: String

    /// Writes the file that is to stand at `name` below a folder.
    package init(_ bytes: [UInt8], for name: String, in tree: FileTree) throws(FileError) {
        self.tree = tree
        self.name = name
        let (folder, last) = try tree.parts(name)
        temporary = (folder.isEmpty ? "" : folder + "/") + ".\(last).\(getpid()).new"
        discard()
        do throws(FileError) {
            try tree.write(bytes, to: temporary, isPublished: false)
        } catch {
            // The hidden name is nobody's business.
            let isOwn = error.path == tree.path(temporary)
            throw isOwn ? FileError(tree.path(name), error.code) : error
        }
    }

    deinit { discard() }

    /// Gives the file its name, in one step.
    ///
    /// - Parameter replaces: whether it may take the place of what stands there.
    package func place(replaces: Bool) throws(FileError) {
        if replaces { return try tree.rename(temporary, to: name) }
        do throws(FileError) {
            // A second name, unlike a new one, never takes the place of another.
            try tree.link(temporary, to: name)
        } catch {
            guard [EPERM, EOPNOTSUPP, ENOSYS].contains(error.code) else { throw error }
            try tree.rename(temporary, to: name)
        }
    }

    /// Removes the hidden name, if there is one.
    private func discard() {
        do throws(FileError) { try tree.remove(temporary) } catch {}
    }
}
