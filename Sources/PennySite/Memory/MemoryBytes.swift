import PennyEngine
import PennyFiles

/// Writes values one after the other, as `MemoryReader` reads them.
struct MemoryWriter {
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

    mutating func add(_ print: Fingerprint) {
        add(print.high)
        add(print.low)
    }

    mutating func add(_ mark: FileMark) { add(mark.number) }

    mutating func add(_ stamp: FileStamp) {
        add(stamp.mark)
        if stamp.mark == .unknown { return }
        add(stamp.content.size)
        add(stamp.content.digest)
    }

    mutating func add(_ other: MemoryWriter) { bytes += other.bytes }

    /// A count or a length, which is mostly small.
    mutating func add(count: Int) {
        var rest = count
        while rest > 0x7f {
            bytes.append(UInt8(rest & 0x7f | 0x80))
            rest >>= 7
        }
        bytes.append(UInt8(rest))
    }

    mutating func add<Value>(
        _ value: Value?, _ add: (inout MemoryWriter, Value) -> Void
    ) {
        self.add(value != nil)
        if let value { add(&self, value) }
    }

    mutating func drop(_ count: Int) { bytes.removeFirst(count) }

    /// Drops all but the first bytes.
    mutating func keep(_ count: Int) { bytes.removeSubrange(count...) }
}

/// Reads what `MemoryWriter` has written, or what somebody else has put in its place: no bytes lead
/// outside of them, to a number that cannot be added up, or to more memory than a record takes.
/// Bytes that end too early or say too much give empty values, and say so in the end.
struct MemoryReader {
    private let bytes: [UInt8]
    private let end: Int
    private(set) var place: Int
    /// Whether all that was asked for was there.
    private(set) var isSound: Bool

    /// More rows, pages or builds than any site has, and few enough to be added up.
    static let mostCount = 1 << 40
    /// More texts than a set has of one kind.
    private static let mostTexts = 1 << 20

    /// - Parameters:
    ///   - place: where to begin.
    ///   - end: where to end; nil for the end of the bytes.
    init(_ bytes: [UInt8], at place: Int = 0, to end: Int? = nil) {
        self.bytes = bytes
        let end = end ?? bytes.count
        isSound = 0 <= place && place <= end && end <= bytes.count
        self.end = isSound ? end : 0
        self.place = isSound ? place : 0
    }

    private mutating func take(_ count: Int) -> Range<Int>? {
        guard isSound, count >= 0, count <= end - place else {
            isSound = false
            return nil
        }
        place += count
        return place - count..<place
    }

    mutating func number() -> UInt64 {
        guard let range = take(8) else { return 0 }
        let word = bytes.span.bytes.unsafeLoadUnaligned(
            fromByteOffset: range.lowerBound, as: UInt64.self)
        return UInt64(littleEndian: word)
    }

    mutating func int() -> Int { Int(Int64(bitPattern: number())) }

    /// A number between two others.
    mutating func int(in range: ClosedRange<Int>) -> Int {
        let number = int()
        if range.contains(number) { return number }
        isSound = false
        return range.lowerBound
    }

    mutating func flag() -> Bool { take(1).map { bytes[$0.lowerBound] == 1 } ?? false }

    mutating func text() -> String {
        guard let range = take(count()) else { return "" }
        return String(decoding: bytes[range], as: UTF8.self)
    }

    mutating func texts() -> [String] {
        let count = count()
        // Each text takes a byte at least.
        guard count <= min(end - place, Self.mostTexts) else {
            isSound = false
            return []
        }
        return (0..<count).map { _ in text() }
    }

    mutating func fingerprint() -> Fingerprint { Fingerprint(high: number(), low: number()) }

    mutating func mark() -> FileMark { FileMark(number: number()) }

    mutating func stamp() -> FileStamp {
        let mark = mark()
        if mark == .unknown { return .none }
        return FileStamp(
            mark: mark,
            content: FileDigest(size: int(in: -1...Self.mostCount), digest: fingerprint()))
    }

    mutating func count() -> Int {
        var count = 0
        for shift in stride(from: 0, to: 35, by: 7) {
            guard let range = take(1) else { return 0 }
            let byte = bytes[range.lowerBound]
            count |= Int(byte & 0x7f) << shift
            if byte < 0x80 { return count }
        }
        isSound = false
        return 0
    }

    mutating func optional<Value>(_ read: (inout MemoryReader) -> Value) -> Value? {
        flag() ? read(&self) : nil
    }

    mutating func date() -> CivilDate? {
        let day = count()
        return CivilDate(year: day / 512, month: day / 32 % 16, day: day % 32)
    }
}

extension MemoryWriter {
    mutating func add(_ date: CivilDate) {
        add(count: date.year * 512 + date.month * 32 + date.day)
    }
}
