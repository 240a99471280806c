import Glibc

/// The states of files for whoever looks at them again and again.
package enum FileStates {
    /// A name in a folder with the state of what stands there.
    package struct Entry: Hashable, Sendable {
        package let name: String
        package let state: FileState?
    }

    /// The state of a file below a folder; nil where nothing stands.
    package static func state(of relative: String, in tree: FileTree) -> FileState? {
        do throws(FileError) { return try tree.state(of: relative) } catch { return nil }
    }

    /// The state of a file that will not look the same after a change: nil where nothing stands,
    /// and as long as the last change is so young that another one may bear the same time, as
    /// git has it of its index.
    package static func settled(_ relative: String, in tree: FileTree) -> FileState? {
        guard let state = state(of: relative, in: tree) else { return nil }
        return state.isYounger(than: FileState.now - youth) ? nil : state
    }

    /// The ticks by which file systems count time are shorter.
    private static let youth = 50_000_000

    /// The entries of a folder by name, without those that begin with a dot; none where it cannot
    /// be read.
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
