import PennyFiles

/// A list of values as bytes, without an object or a text of its own for any. A long list moves to
/// a file, piece by piece, where there is one.
struct PackedList: Sendable {
    /// Values that follow each other.
    private struct Piece: Sendable {
        /// None where they are in the file.
        var bytes: [UInt8]
        /// Where they begin in the file.
        var place = 0
        /// Where each value begins, and where the last one ends.
        var starts: [UInt32]

        var size: Int { Int(starts[starts.count - 1]) }
    }

    private var pieces: [Piece] = []
    /// The values behind those of the pieces, and where each begins.
    private var last = MemoryWriter()
    private var lastStarts: [UInt32] = [0]
    private(set) var count = 0
    private let file: ScratchFile?
    /// How many bytes stay in memory beside a file.
    private var room: Int

    /// How many values a piece has.
    private static let length = 256
    static let standardRoom = 8 << 20

    /// - Parameter file: nil to keep all in memory.
    init(file: ScratchFile? = nil, room: Int = PackedList.standardRoom) {
        self.file = file
        self.room = room
    }

    mutating func append(_ write: (inout MemoryWriter) -> Void) {
        write(&last)
        lastStarts.append(UInt32(truncatingIfNeeded: last.bytes.count))
        count += 1
        if count % Self.length == 0 { endPiece() }
    }

    private mutating func endPiece() {
        // What has grown has room to spare, and there are thousands of pieces.
        var piece = Piece(bytes: Self.exact(last.bytes), starts: Self.exact(lastStarts))
        room -= piece.bytes.count
        // What the file does not take stays in memory.
        if room < 0, let file, let place = file.append(piece.bytes) {
            piece.place = place
            piece.bytes = []
        }
        pieces.append(piece)
        last.keep(0)
        lastStarts.removeLast(lastStarts.count - 1)
    }

    private static func exact<Value>(_ values: [Value]) -> [Value] {
        var copy: [Value] = []
        copy.reserveCapacity(values.count)
        copy += values
        return copy
    }

    /// Reads the value at a place.
    func reader(at index: Int) -> MemoryReader {
        let number = index / Self.length
        let place = index % Self.length
        if number == pieces.count { return MemoryReader(last.bytes, at: Int(lastStarts[place])) }
        let piece = pieces[number]
        let start = Int(piece.starts[place])
        if piece.bytes.isEmpty, piece.size > 0 {
            let count = Int(piece.starts[place + 1]) - start
            return MemoryReader(file?.read(from: piece.place + start, count: count) ?? [])
        }
        return MemoryReader(piece.bytes, at: start)
    }

    /// Forgets the values from a place on, of a list that is all in memory.
    mutating func removeLast(from start: Int) {
        if start >= count { return }
        let number = start / Self.length
        if number < pieces.count {
            let piece = pieces[number]
            last = MemoryWriter(piece.bytes)
            lastStarts = piece.starts
            pieces.removeSubrange(number...)
        }
        let kept = start % Self.length
        lastStarts.removeSubrange((kept + 1)...)
        last.keep(Int(lastStarts[kept]))
        count = start
    }
}
