import PennyEngine
import PennyFiles

/// Writes values one after the other, as `RecordReader` reads them.
struct RecordWriter {
    private(set) var bytes: [UInt8]

    init(_ bytes: [UInt8] = []) { self.bytes = bytes }

    mutating func add(_ number: UInt64) {
        withUnsafeBytes(of: number.littleEndian) { bytes.append(contentsOf: $0) }
    }

    mutating func add(_ number: Int) { add(UInt64(bitPattern: Int64(number))) }

    mutating func add(_ flag: Bool) { bytes.append(flag ? 1 : 0) }

    mutating func add(_ text: String) {
        add(count: text.utf8.count)
        bytes.append(contentsOf: text.utf8)
    }

    mutating func add(_ texts: [String]) {
        add(count: texts.count)
        for text in texts { add(text) }
    }

    mutating func add(_ digest: Digest) {
        add(digest.high)
        add(digest.low)
    }

    mutating func add(_ stamp: FileStamp) { add(stamp.number) }

    mutating func add(_ record: FileRecord) {
        add(record.stamp)
        if record.stamp == .unknown { return }
        add(record.content.size)
        add(record.content.digest)
    }

    mutating func add(_ other: RecordWriter) { bytes += other.bytes }

    /// Adds a count or a length as a varint, because most are small.
    mutating func add(count: Int) {
        var rest = count
        while rest > 0x7f {
            bytes.append(UInt8(rest & 0x7f | 0x80))
            rest >>= 7
        }
        bytes.append(UInt8(rest))
    }

    mutating func add<Value>(
        _ value: Value?, _ add: (inout RecordWriter, Value) -> Void
    ) {
        self.add(value != nil)
        if let value { add(&self, value) }
    }

    mutating func drop(_ count: Int) { bytes.removeFirst(count) }

    /// Keeps only the first `count` bytes.
    mutating func truncate(to count: Int) { bytes.removeSubrange(count...) }
}

/// Reads values that `RecordWriter` wrote. The bytes may be damaged or forged: none make it read
/// out of bounds, return a count that could overflow in sums, or allocate more memory than a record
/// takes. Bytes that end too early or exceed a limit give empty values, and `isSound` is false
/// then.
struct RecordReader {
    private let bytes: [UInt8]
    private let end: Int
    private(set) var offset: Int
    /// Whether all values so far were complete and within limits.
    private(set) var isSound: Bool

    /// A limit above the rows, pages or builds of any site, low enough that sums do not overflow.
    static let mostCount = 1 << 40
    /// A limit above the texts of one kind that a set has.
    private static let mostTexts = 1 << 20

    /// - Parameters:
    ///   - offset: the offset to begin at.
    ///   - end: the offset to end at; nil for the end of the bytes.
    init(_ bytes: [UInt8], at offset: Int = 0, to end: Int? = nil) {
        self.bytes = bytes
        let end = end ?? bytes.count
        isSound = 0 <= offset && offset <= end && end <= bytes.count
        self.end = isSound ? end : 0
        self.offset = isSound ? offset : 0
    }

    private mutating func read(_ count: Int) -> Range<Int>? {
        guard isSound, count >= 0, count <= end - offset else {
            isSound = false
            return nil
        }
        offset += count
        return offset - count..<offset
    }

    mutating func number() -> UInt64 {
        guard let range = read(8) else { return 0 }
        let word = bytes.span.bytes.unsafeLoadUnaligned(
            fromByteOffset: range.lowerBound, as: UInt64.self)
        return UInt64(littleEndian: word)
    }

    mutating func int() -> Int { Int(Int64(bitPattern: number())) }

    /// Reads a number in a range; a number outside of it makes the reader unsound.
    mutating func int(in range: ClosedRange<Int>) -> Int {
        let number = int()
        if range.contains(number) { return number }
        isSound = false
        return range.lowerBound
    }

    mutating func flag() -> Bool { read(1).map { bytes[$0.lowerBound] == 1 } ?? false }

    mutating func text() -> String {
        guard let range = read(count()) else { return "" }
        return String(decoding: bytes[range], as: UTF8.self)
    }

    mutating func texts() -> [String] {
        let count = count()
        // Each text takes a byte at least.
        guard count <= min(end - offset, Self.mostTexts) else {
            isSound = false
            return []
        }
        return (0..<count).map { _ in text() }
    }

    mutating func digest() -> Digest { Digest(high: number(), low: number()) }

    mutating func stamp() -> FileStamp { FileStamp(number: number()) }

    mutating func record() -> FileRecord {
        let stamp = stamp()
        if stamp == .unknown { return .none }
        return FileRecord(
            stamp: stamp,
            content: FileDigest(size: int(in: -1...Self.mostCount), digest: digest()))
    }

    mutating func count() -> Int {
        var count = 0
        for shift in stride(from: 0, to: 35, by: 7) {
            guard let range = read(1) else { return 0 }
            let byte = bytes[range.lowerBound]
            count |= Int(byte & 0x7f) << shift
            if byte < 0x80 { return count }
        }
        isSound = false
        return 0
    }

    mutating func optional<Value>(_ read: (inout RecordReader) -> Value) -> Value? {
        flag() ? read(&self) : nil
    }

    mutating func date() -> CivilDate? {
        let day = count()
        return CivilDate(year: day / 512, month: day / 32 % 16, day: day % 32)
    }
}

extension RecordWriter {
    mutating func add(_ date: CivilDate) {
        add(count: date.year * 512 + date.month * 32 + date.day)
    }
}
