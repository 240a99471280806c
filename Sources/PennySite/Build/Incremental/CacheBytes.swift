import PennyFiles

/// The bytes of the cached sets. Those of a large site do not fit in memory and stay in the file.
enum CacheBytes: Sendable {
    case bytes([UInt8])
    case file(OpenFile)

    /// A reader of a range of bytes; an empty reader if they cannot be read.
    func reader(of range: Range<Int>) -> RecordReader {
        switch self {
        case .bytes(let bytes):
            return RecordReader(bytes, at: range.lowerBound, to: range.upperBound)
        case .file(let file):
            do throws(FileError) {
                return RecordReader(try file.read(from: range.lowerBound, count: range.count))
            } catch {
                return RecordReader([])
            }
        }
    }
}
