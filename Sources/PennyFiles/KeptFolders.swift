import Glibc

/// Folders of a tree that stay open, so that the many files of one are not each walked to.
final class KeptFolders: Sendable {
    private let numbers: [Substring: Int32]

    /// What is no folder is not kept: whoever reads in it walks there and is told why not.
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
