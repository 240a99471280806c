import PennyDiagnostics

/// A range of the text that a body's events share.
struct TextRange: Equatable, Sendable {
    private var start: UInt32
    private var end: UInt32

    static let empty = TextRange(0..<0)

    init(_ range: Range<Int>) {
        start = UInt32(range.lowerBound)
        end = UInt32(range.upperBound)
    }

    var range: Range<Int> { Int(start)..<Int(end) }
    var isEmpty: Bool { start == end }

    func suffix(_ count: Int) -> TextRange {
        TextRange((Int(end) - count)..<Int(end))
    }
}

/// The text of a body's events in one buffer, and its faults. Events refer to ranges of it, so they
/// are plain values that are cheap to copy and destroy.
struct EventText {
    private(set) var bytes: [UInt8] = []
    private(set) var faults: [Fault] = []

    init(capacity: Int = 0) {
        bytes.reserveCapacity(capacity)
    }

    subscript(range: TextRange) -> ArraySlice<UInt8> { bytes[range.range] }

    func string(_ range: TextRange) -> String {
        String(decoding: bytes[range.range], as: UTF8.self)
    }

    mutating func add(_ text: String) -> TextRange {
        let start = bytes.count
        bytes += text.utf8
        return TextRange(start..<bytes.count)
    }

    mutating func add(_ text: some Collection<UInt8>) -> TextRange {
        let start = bytes.count
        bytes += text
        return TextRange(start..<bytes.count)
    }

    mutating func fault(_ fault: Fault, at offset: Int) -> Event {
        faults.append(fault)
        return Event(.fault(Int32(faults.count - 1)), at: offset)
    }
}
