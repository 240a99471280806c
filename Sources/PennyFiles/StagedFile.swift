import Glibc

/// A file that is written under a hidden name beside its own, and gets that when all of it is on
/// the disk. Who may read it is the user's to say, by the umask, unless everybody may.
package final class StagedFile {
    let tree: FileTree
    let name: String
    private let hidden: String
    private let earlier: String
    private var state = State.hidden

    private enum State {
        case hidden
        /// It has its name. What had the name before has the other hidden one, if anything had.
        case placed(hasEarlier: Bool)
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

    /// The folder that the file is in.
    var folder: String { FileSystem.split(name).folder }

    /// Gives the file its name, in one step. What had the name stays under a hidden one, so that
    /// it can be given back, until the file is settled.
    ///
    /// - Parameter replaces: whether it may have the name of what is there.
    package func place(replaces: Bool) throws(FileError) {
        if !replaces {
            try giveName()
            state = .placed(hasEarlier: false)
            return
        }
        let hasEarlier = try setEarlierAside()
        do throws(FileError) {
            try tree.rename(hidden, to: name)
        } catch {
            if hasEarlier { try giveEarlierBack() }
            throw error
        }
        state = .placed(hasEarlier: hasEarlier)
    }

    /// Undoes the placing.
    func undo() throws(FileError) {
        guard case .placed(let hasEarlier) = state else { return }
        if hasEarlier {
            try giveEarlierBack()
        } else {
            try tree.twice { (tree) throws(FileError) in try tree.remove(name) }
        }
        state = .hidden
    }

    /// Removes the hidden names, and leaves what has its own.
    private func settle() {
        tree.discard(hidden)
        if case .placed(hasEarlier: true) = state { tree.discard(earlier) }
    }

    private func giveName() throws(FileError) {
        do throws(FileError) {
            // A second name, unlike a new one, never goes to where another file is.
            try tree.link(hidden, to: name)
        } catch {
            guard error.saysNoSecondName else { throw error }
            if try tree.standing(at: name) != nil { throw FileError(tree.path(name), EEXIST) }
            try tree.rename(hidden, to: name)
        }
    }

    /// Gives what has the name a hidden one, too.
    ///
    /// - Returns: whether there is anything.
    private func setEarlierAside() throws(FileError) -> Bool {
        switch try tree.standing(at: name) {
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

    /// A failure at a hidden name, which is nobody's business, is one at the file's own.
    private func named(_ error: FileError) -> FileError {
        let isHidden = [tree.path(hidden), tree.path(earlier)].contains(error.path)
        return isHidden ? FileError(tree.path(name), error.code) : error
    }
}

extension FileTree {
    /// Tries something again that must not be left undone.
    func twice(_ work: (FileTree) throws(FileError) -> Void) throws(FileError) {
        do throws(FileError) { try work(self) } catch { try work(self) }
    }

    /// Removes a hidden name, if there is one. One that stays does nothing, and the next file of
    /// its name removes it.
    func discard(_ relative: String) {
        do throws(FileError) {
            try twice { (tree) throws(FileError) in try tree.removeIfThere(relative) }
        } catch {}
    }
}
