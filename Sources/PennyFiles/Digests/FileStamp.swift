/// A file's state as one number.
package struct FileStamp: Hashable, Sendable {
    package let number: UInt64

    package init(number: UInt64) { self.number = number }

    /// The stamp of a file whose state is not known.
    package static let unknown = FileStamp(number: 0)

    package init(_ parts: [Int]) {
        var maker = DigestMaker()
        for part in parts { maker.add(part) }
        let digest = maker.digest
        number = max(1, digest.high ^ digest.low)
    }
}
