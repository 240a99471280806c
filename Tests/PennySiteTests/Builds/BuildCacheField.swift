import PennyFiles

@testable import PennySite

/// A number at a fixed offset in the file of a build cache, or in that of a shard.
enum BuildCacheField {
    case buildCount, end, count
    /// The offset of a set.
    case offset(Int)

    private static let headSize = 40

    private func offset(_ bytes: [UInt8]) -> Int {
        switch self {
        case .buildCount: 8
        case .end: bytes.count - 16
        case .count: bytes.count - 8
        case .offset(let index):
            bytes.suffix(16).prefix(8).reversed().reduce(0) { $0 << 8 | Int($1) } + 8 * index
        }
    }

    /// Puts numbers into a file and makes its checksum right.
    static func forge(_ bytes: [UInt8], _ numbers: [(BuildCacheField, Int)]) -> [UInt8] {
        var bytes = bytes
        for (field, number) in numbers {
            var writer = RecordWriter()
            writer.add(number)
            let start = field.offset(bytes)
            bytes.replaceSubrange(start..<start + 8, with: writer.bytes)
        }
        var maker = DigestMaker()
        for start in stride(from: headSize, to: bytes.count, by: 1 << 16) {
            maker.add(bytes[start..<min(start + 1 << 16, bytes.count)])
        }
        var writer = RecordWriter()
        writer.add(maker.digest.low)
        bytes.replaceSubrange(16..<24, with: writer.bytes)
        return bytes
    }
}
