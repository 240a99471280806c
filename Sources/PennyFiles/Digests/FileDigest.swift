/// The size of a file and a digest of its bytes, which does not depend on how they were split.
package struct FileDigest: Hashable, Sendable {
    package let size: Int
    package let digest: Digest

    package init(size: Int, digest: Digest) {
        self.size = size
        self.digest = digest
    }

    package init(of bytes: [UInt8]) {
        var maker = FileDigestMaker()
        maker.add(bytes[...])
        self = maker.digest
    }

    /// The digest of a file about which nothing is known.
    package static let unknown = FileDigest(size: -1, digest: Digest(high: 0, low: 0))
}

/// Makes the digest of a file from its bytes in parts of any size.
package struct FileDigestMaker {
    private static let block = 1 << 16

    private var maker = DigestMaker()
    private var size = 0
    /// The beginning of an incomplete block.
    private var rest: [UInt8] = []

    package init() {}

    package mutating func add(_ bytes: ArraySlice<UInt8>) {
        size += bytes.count
        var position = bytes.startIndex
        if !rest.isEmpty {
            position = min(position + Self.block - rest.count, bytes.endIndex)
            rest += bytes[..<position]
            if rest.count < Self.block { return }
            maker.add(rest)
            rest.removeAll(keepingCapacity: true)
        }
        while bytes.endIndex - position >= Self.block {
            maker.add(bytes[position..<position + Self.block])
            position += Self.block
        }
        rest += bytes[position...]
    }

    package var digest: FileDigest {
        var end = maker
        if !rest.isEmpty { end.add(rest) }
        return FileDigest(size: size, digest: end.digest)
    }
}

extension FileTree {
    package func fileDigest(of relative: String) throws(FileError) -> FileDigest {
        var maker = FileDigestMaker()
        try file(relative).content.read(path(relative)) { part in
            maker.add(part)
            return true
        }
        return maker.digest
    }
}

extension Digest {
    /// The digest in 32 hexadecimal digits.
    package var hex: String { Self.hex(high) + Self.hex(low) }

    private static func hex(_ word: UInt64) -> String {
        let digits = String(word, radix: 16)
        return String(repeating: "0", count: 16 - digits.utf8.count) + digits
    }

    /// Nil for a text that is no digest.
    package init?(hex: String) {
        guard hex.utf8.count == 32, let high = UInt64(hex.prefix(16), radix: 16),
            let low = UInt64(hex.suffix(16), radix: 16)
        else { return nil }
        self.init(high: high, low: low)
    }
}
