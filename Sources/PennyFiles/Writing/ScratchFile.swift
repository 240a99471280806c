import Glibc
import Synchronization

/// A file without a name, for data that does not fit in memory. It is gone when the program ends in
/// any way.
package final class ScratchFile: Sendable {
    private let content: Descriptor
    private let path: String
    private let end = Mutex(0)
    private let failure = Mutex<FileError?>(nil)

    /// O_TMPFILE, which Swift's Glibc leaves out, has this value on all of Linux.
    private static let nameless = 0o20000000 | O_DIRECTORY

    /// Nil if the file system of `folder` does not support such files.
    package init?(in folder: String) {
        path = folder
        content = Descriptor(open(folder, Self.nameless | O_RDWR | O_CLOEXEC, 0o600))
        if content.number < 0 { return nil }
    }

    /// Appends bytes.
    ///
    /// - Returns: their offset; nil if there is no space for them.
    package func append(_ bytes: [UInt8]) -> Int? {
        end.withLock { end in
            var done = 0
            while done < bytes.count {
                let count = bytes.withUnsafeBytes { all in
                    pwrite(
                        content.number, all.baseAddress.map { $0 + done }, all.count - done,
                        off_t(end + done))
                }
                if count < 0, errno == EINTR { continue }
                if count <= 0 { return nil }
                done += count
            }
            defer { end += bytes.count }
            return end
        }
    }

    /// Reads a range of its bytes; none where they cannot be read, which `check` reports.
    package func read(from start: Int, count: Int) -> [UInt8] {
        do throws(FileError) {
            let bytes = try content.read(path, from: start, count: count)
            if bytes.count < count { throw FileError(path, EIO) }
            return bytes
        } catch {
            failure.withLock { $0 = $0 ?? error }
            return []
        }
    }

    /// - Throws: the error of a failed read.
    package func check() throws(FileError) {
        if let failure = failure.withLock({ $0 }) { throw failure }
    }
}
