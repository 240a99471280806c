import PennyFiles

/// A file of an output: by what it is known there, and what it holds.
struct FileStamp: Equatable, Sendable {
    let mark: FileMark
    let content: FileDigest

    /// That of a file that is not there.
    static let none = FileStamp(mark: .unknown, content: .unknown)
}
