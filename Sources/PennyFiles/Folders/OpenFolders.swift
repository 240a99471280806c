import Glibc

/// Open folders of a tree, so that reading the many files of one does not walk to it each time.
final class OpenFolders: Sendable {
    private let numbers: [Substring: Int32]

    /// Opens the folders. A path that cannot be opened is left out: a later read walks there and
    /// gets the error.
    init(_ folders: [String], in tree: FileTree) {
        var numbers: [Substring: Int32] = [:]
        for folder in folders where numbers[folder[...]] == nil {
            do throws(FileError) {
                numbers[folder[...]] = try tree.folder(folder[...]).released()
            } catch {}
        }
        self.numbers = numbers
    }

    deinit { for number in numbers.values { close(number) } }

    func number(of folder: Substring) -> Int32? { numbers[folder] }
}
