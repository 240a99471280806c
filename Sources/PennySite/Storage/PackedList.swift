import PennyFiles

/// A list of values as bytes, without an object or a string for each. If it has a file, a long list
/// moves there piece by piece.
struct PackedList: Sendable {
    /// A piece of consecutive values.
    private struct Piece: Sendable {
        /// The bytes of the values; empty if they are in the file.
        var bytes: [UInt8]
        /// The offset of the bytes in the file.
        var offset = 0
        /// The offset of each value in the piece, and the end of the last one.
        var starts: [UInt32]

        var size: Int { Int(starts[starts.count - 1]) }
    }

    private var pieces: [Piece] = []
    /// The values after those of the pieces, and the offset of each.
    private var last = RecordWriter()
    private var lastStarts: [UInt32] = [0]
    private(set) var count = 0
    private let file: ScratchFile?
    /// The bytes that may still stay in memory when there is a file.
    private var budget: Int

    /// The number of values in a piece.
    private static let length = 256
    static let standardBudget = 8 << 20

    /// - Parameters:
    ///   - file: the file for values beyond the budget; nil to keep all in memory.
    ///   - budget: the bytes that stay in memory when there is a file.
    init(file: ScratchFile? = nil, budget: Int = PackedList.standardBudget) {
        self.file = file
        self.budget = budget
    }

    mutating func append(_ write: (inout RecordWriter) -> Void) {
        write(&last)
        lastStarts.append(UInt32(truncatingIfNeeded: last.bytes.count))
        count += 1
        if count % Self.length == 0 { endPiece() }
    }

    private mutating func endPiece() {
        // Arrays that have grown have spare capacity, and there are thousands of pieces.
        var piece = Piece(bytes: Self.exact(last.bytes), starts: Self.exact(lastStarts))
        budget -= piece.bytes.count
        // A piece that the file cannot store stays in memory.
        if budget < 0, let file, let offset = file.append(piece.bytes) {
            piece.offset = offset
            piece.bytes = []
        }
        pieces.append(piece)
        last.truncate(to: 0)
        lastStarts.removeLast(lastStarts.count - 1)
    }

    private static func exact<Value>(_ values: [Value]) -> [Value] {
        var copy: [Value] = []
        copy.reserveCapacity(values.count)
        copy += values
        return copy
    }

    /// Returns a reader of the value at an index.
    func reader(at index: Int) -> RecordReader {
        let number = index / Self.length
        let position = index % Self.length
        if number == pieces.count { return RecordReader(last.bytes, at: Int(lastStarts[position])) }
        let piece = pieces[number]
        let start = Int(piece.starts[position])
        if piece.bytes.isEmpty, piece.size > 0 {
            let count = Int(piece.starts[position + 1]) - start
            return RecordReader(file?.read(from: piece.offset + start, count: count) ?? [])
        }
        return RecordReader(piece.bytes, at: start)
    }

    /// Removes the values from an index on. The list must be all in memory.
    mutating func removeLast(from start: Int) {
        if start >= count { return }
        let number = start / Self.length
        if number < pieces.count {
            let piece = pieces[number]
            last = RecordWriter(piece.bytes)
            lastStarts = piece.starts
            pieces.removeSubrange(number...)
        }
        let remaining = start % Self.length
        lastStarts.removeSubrange((remaining + 1)...)
        last.truncate(to: Int(lastStarts[remaining]))
        count = start
    }
}
