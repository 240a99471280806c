import PennyFiles

/// Where the sets of an earlier build are read from. Those of a large site are too many for the
/// memory.
enum MemorySource: Sendable {
    case bytes([UInt8])
    case file(OpenFile)

    /// A reader of what stands in a range; one that has nothing to read where that cannot be read.
    func reader(of range: Range<Int>) -> MemoryReader {
        switch self {
        case .bytes(let bytes):
            return MemoryReader(bytes, at: range.lowerBound, to: range.upperBound)
        case .file(let file):
            do throws(FileError) {
                return MemoryReader(try file.read(from: range.lowerBound, count: range.count))
            } catch {
                return MemoryReader([])
            }
        }
    }
}
