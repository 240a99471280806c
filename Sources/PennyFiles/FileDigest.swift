/// How large a file is, and a digest of its bytes: it is the same however they were handed on.
package struct FileDigest: Hashable, Sendable {
    package let size: Int
    package let digest: Fingerprint

    package init(size: Int, digest: Fingerprint) {
        self.size = size
        self.digest = digest
    }

    package init(of bytes: [UInt8]) {
        var maker = FileDigestMaker()
        maker.add(bytes[...])
        self = maker.digest
    }

    /// That of a file of which nothing is known.
    package static let unknown = FileDigest(size: -1, digest: Fingerprint(high: 0, low: 0))
}

/// Makes the digest of a file of the pieces in which it comes.
package struct FileDigestMaker {
    private static let block = 1 << 16

    private var maker = FingerprintMaker()
    private var size = 0
    /// The beginning of a block whose end has not come yet.
    private var rest: [UInt8] = []

    package init() {}

    package mutating func add(_ bytes: ArraySlice<UInt8>) {
        size += bytes.count
        var place = bytes.startIndex
        if !rest.isEmpty {
            place = min(place + Self.block - rest.count, bytes.endIndex)
            rest += bytes[..<place]
            if rest.count < Self.block { return }
            maker.add(rest)
            rest.removeAll(keepingCapacity: true)
        }
        while bytes.endIndex - place >= Self.block {
            maker.add(bytes[place..<place + Self.block])
            place += Self.block
        }
        rest += bytes[place...]
    }

    package var digest: FileDigest {
        var end = maker
        if !rest.isEmpty { end.add(rest) }
        return FileDigest(size: size, digest: end.fingerprint)
    }
}

extension FileTree {
    package func digest(of relative: String) throws(FileError) -> FileDigest {
        var maker = FileDigestMaker()
        try file(relative).content.read(path(relative)) { part in
            maker.add(part)
            return true
        }
        return maker.digest
    }
}

extension Fingerprint {
    /// In 32 digits.
    package var hex: String { Self.hex(high) + Self.hex(low) }

    private static func hex(_ word: UInt64) -> String {
        let digits = String(word, radix: 16)
        return String(repeating: "0", count: 16 - digits.utf8.count) + digits
    }

    /// Nil for a text that is none.
    package init?(hex: String) {
        guard hex.utf8.count == 32, let high = UInt64(hex.prefix(16), radix: 16),
            let low = UInt64(hex.suffix(16), radix: 16)
        else { return nil }
        self.init(high: high, low: low)
    }
}
