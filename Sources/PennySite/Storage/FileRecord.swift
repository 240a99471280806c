import PennyFiles

/// An output file: its stamp and the digest of its content.
struct FileRecord: Equatable, Sendable {
    let stamp: FileStamp
    let content: FileDigest

    /// The record of a file that does not exist.
    static let none = FileRecord(stamp: .unknown, content: .unknown)
}
