import Glibc

/// A file that is written under a hidden name beside its own, and gets that when all of it is on
/// the disk. The umask determines who may read it, unless everyone may.
package final class StagedFile {
    let tree: FileTree
    let name: String
    private let hidden: String
    private let earlier: String
    private var state = State.hidden

    private enum State {
        case hidden
        /// It has its name. A file that had the name before has the other hidden one.
        case committed(hasEarlier: Bool)
    }

    /// Writes the file that is to have a name below a folder.
    package init(
        _ bytes: [UInt8], for name: String, in tree: FileTree, isPublished: Bool = false
    ) throws(FileError) {
        self.tree = tree
        self.name = name
        let (folder, last) = try tree.parts(name)
        let above = folder.isEmpty ? "" : folder + "/"
        hidden = above + HiddenName(of: last, .new).text
        earlier = above + HiddenName(of: last, .earlier).text
        tree.discard(hidden)
        do throws(FileError) {
            try tree.write(bytes, to: hidden, isPublished: isPublished)
        } catch {
            throw named(error)
        }
    }

    deinit { settle() }

    /// The folder of the file.
    var folder: String { FileSystem.split(name).folder }

    /// Gives the file its name, in one step. An existing file gets a hidden name so that it can be
    /// restored, until the new file is settled.
    ///
    /// - Parameter replaces: whether it may replace an existing file.
    package func commit(replaces: Bool) throws(FileError) {
        if !replaces {
            try giveName()
            state = .committed(hasEarlier: false)
            return
        }
        let hasEarlier = try setEarlierAside()
        do throws(FileError) {
            try tree.rename(hidden, to: name)
        } catch {
            if hasEarlier { try giveEarlierBack() }
            throw error
        }
        state = .committed(hasEarlier: hasEarlier)
    }

    /// Undoes `commit`.
    func undo() throws(FileError) {
        guard case .committed(let hasEarlier) = state else { return }
        if hasEarlier {
            try giveEarlierBack()
        } else {
            try tree.twice { (tree) throws(FileError) in try tree.remove(name) }
        }
        state = .hidden
    }

    /// Removes the hidden names, and leaves the file under its own.
    private func settle() {
        tree.discard(hidden)
        if case .committed(hasEarlier: true) = state { tree.discard(earlier) }
    }

    private func giveName() throws(FileError) {
        do throws(FileError) {
            // A second name, unlike a rename, never replaces another file.
            try tree.link(hidden, to: name)
        } catch {
            guard error.saysNoSecondName else { throw error }
            if try tree.existingKind(at: name) != nil { throw FileError(tree.path(name), EEXIST) }
            try tree.rename(hidden, to: name)
        }
    }

    /// Gives the existing file a hidden name, too.
    ///
    /// - Returns: whether there is one.
    private func setEarlierAside() throws(FileError) -> Bool {
        switch try tree.existingKind(at: name) {
        case nil: return false
        case .folder: throw FileError(tree.path(name), EISDIR)
        default: break
        }
        tree.discard(earlier)
        do throws(FileError) {
            try tree.link(name, to: earlier)
        } catch {
            guard error.saysNoSecondName else { throw named(error) }
            do throws(FileError) {
                try tree.write(tree.read(name), to: earlier, isPublished: false)
            } catch {
                throw named(error)
            }
        }
        return true
    }

    private func giveEarlierBack() throws(FileError) {
        try tree.twice { (tree) throws(FileError) in try tree.rename(earlier, to: name) }
        // Of two names of one file, the system leaves both.
        tree.discard(earlier)
    }

    /// Maps a failure at a hidden name, which users need not know, to the file's own name.
    private func named(_ error: FileError) -> FileError {
        let isHidden = [tree.path(hidden), tree.path(earlier)].contains(error.path)
        return isHidden ? FileError(tree.path(name), error.code) : error
    }
}

extension FileTree {
    /// Retries an operation that must not be left undone.
    func twice(_ work: (FileTree) throws(FileError) -> Void) throws(FileError) {
        do throws(FileError) { try work(self) } catch { try work(self) }
    }

    /// Removes a hidden name, if it exists. A remaining one does no harm, and the next file of its
    /// name removes it.
    func discard(_ relative: String) {
        do throws(FileError) {
            try twice { (tree) throws(FileError) in try tree.removeIfThere(relative) }
        } catch {}
    }
}
