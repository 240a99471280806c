import Glibc

/// A new file that one thread writes in pieces.
package final class NewFile {
    private let number: Int32
    private let path: String
    private var isOpen = true

    init(_ number: Int32, _ path: String) {
        self.number = number
        self.path = path
    }

    deinit { if isOpen { close(number) } }

    package func append(_ bytes: ArraySlice<UInt8>) throws(FileError) {
        try Descriptor.write(bytes, to: number, path)
    }

    /// Closes the file, which everyone may read from then on. Some file systems report the failure
    /// of an earlier write here.
    ///
    /// - Returns: its state.
    @discardableResult
    package func finish() throws(FileError) -> FileState {
        var status = stat()
        guard fchmod(number, 0o644) == 0, fstat(number, &status) == 0 else {
            throw FileError(path)
        }
        isOpen = false
        guard close(number) == 0 else { throw FileError(path) }
        return FileState(status)
    }
}
