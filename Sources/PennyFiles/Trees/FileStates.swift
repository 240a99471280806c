import Glibc

/// The states of files, for callers that poll them.
package enum FileStates {
    /// The name and state of an entry of a folder.
    package struct Entry: Hashable, Sendable {
        package let name: String
        package let state: FileState?
    }

    /// The state of a file below a folder; nil where there is nothing.
    package static func state(of relative: String, in tree: FileTree) -> FileState? {
        do throws(FileError) { return try tree.state(of: relative) } catch { return nil }
    }

    /// The state of a file that is certain to differ after a change. Nil where there is nothing,
    /// and while the last change is so recent that another one could get the same time (the racy
    /// case of git's index).
    package static func settled(_ relative: String, in tree: FileTree) -> FileState? {
        guard let state = state(of: relative, in: tree) else { return nil }
        return state.isYounger(than: FileState.now - youth) ? nil : state
    }

    /// A time longer than the ticks in which file systems count.
    private static let youth = 50_000_000

    /// The entries of a folder by name, except hidden ones; empty where it cannot be read.
    package static func all(in folder: String) -> [Entry] {
        let tree = FileTree(folder)
        guard let names = try? tree.names(in: "") else { return [] }
        return names.filter { !$0.utf8.starts(with: ".".utf8) }.map { name in
            var status = stat()
            let isThere = lstat(tree.path(name), &status) == 0
            return Entry(name: name, state: isThere ? FileState(status) : nil)
        }
    }
}
