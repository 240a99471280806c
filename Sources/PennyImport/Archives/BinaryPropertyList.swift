import PennyDiagnostics

/// Reads a binary property list, version 00: objects that refer to each other by number, a table of
/// their offsets, and a trailer of 32 bytes.
///
/// Reads each object once. The objects of a valid file do not overlap, so their total length is
/// limited to that of the file. Overlapping objects could otherwise expand without limit.
struct BinaryPropertyList {
    static let signature = Array("bplist00".utf8)
    private static let trailerLength = 32

    /// The offset at which the file is invalid.
    struct Damage: Error {
        let byte: Int
    }

    private let bytes: [UInt8]
    private var referenceSize = 1
    private var count = 0
    /// The offset at which the objects end and the offset table begins.
    private var tableStart = 0
    /// The number of bytes that further objects can have.
    private var budget = 0

    init(_ bytes: [UInt8]) {
        self.bytes = bytes
    }

    func read(_ path: String) throws(DiagnosticError) -> PropertyList {
        var reader = self
        do throws(Damage) {
            return try reader.readObjects()
        } catch {
            let fault = Fault.archive.damagedPropertyList(error.byte)
            throw DiagnosticError([Diagnostic(fault, at: .option(path))])
        }
    }

    private mutating func readObjects() throws(Damage) -> PropertyList {
        let trailer = bytes.count - Self.trailerLength
        guard trailer > Self.signature.count else { throw Damage(byte: bytes.count) }
        let offsetSize = Int(bytes[trailer + 6])
        referenceSize = Int(bytes[trailer + 7])
        guard (1...8).contains(offsetSize), (1...8).contains(referenceSize) else {
            throw Damage(byte: trailer + 6)
        }
        count = try number(at: trailer + 8, length: 8)
        let root = try number(at: trailer + 16, length: 8)
        tableStart = try number(at: trailer + 24, length: 8)
        guard (1...trailer).contains(count), root < count else { throw Damage(byte: trailer + 8) }
        guard (Self.signature.count...trailer).contains(tableStart),
            count * offsetSize <= trailer - tableStart
        else { throw Damage(byte: trailer + 24) }
        budget = tableStart - Self.signature.count
        var nodes: [PropertyList.Node] = []
        nodes.reserveCapacity(count)
        for index in 0..<count {
            let entry = tableStart + index * offsetSize
            let offset = try number(at: entry, length: offsetSize)
            guard (Self.signature.count..<tableStart).contains(offset) else {
                throw Damage(byte: entry)
            }
            nodes.append(try object(at: offset))
        }
        return PropertyList(nodes: nodes, root: root)
    }

    private mutating func object(at offset: Int) throws(Damage) -> PropertyList.Node {
        let low = Int(bytes[offset] & 0x0F)
        switch bytes[offset] >> 4 {
        case 0x1:
            guard low <= 4 else { throw Damage(byte: offset) }
            return .integer(try integer(in: body(of: offset, length: 1 << low)))
        case 0x2:
            guard low == 2 || low == 3 else { throw Damage(byte: offset) }
            return .real(BinaryFloat.bits(bytes[try body(of: offset, length: 1 << low)]))
        case 0x4: return .data(Array(bytes[try counted(offset, low, each: 1)]))
        case 0x5:
            let body = try counted(offset, low, each: 1)
            return .text(String(decoding: bytes[body], as: UTF8.self))
        case 0x6: return .text(wideText(in: try counted(offset, low, each: 2)))
        case 0x8:
            guard low < 8 else { throw Damage(byte: offset) }
            let body = try body(of: offset, length: low + 1)
            return .reference(try number(at: body.lowerBound, length: body.count))
        case 0xA, 0xB, 0xC:
            return .array(try references(in: counted(offset, low, each: referenceSize)))
        case 0xD:
            let all = try references(in: counted(offset, low, each: 2 * referenceSize))
            let half = all.count / 2
            return .dictionary(
                zip(all[..<half], all[half...]).map { PropertyList.Entry(key: $0, value: $1) })
        default: return .other
        }
    }

    // MARK: - Parts of an object

    /// The range of the bytes after the marker of an object.
    private mutating func body(of offset: Int, length: Int) throws(Damage) -> Range<Int> {
        try claim(from: offset + 1, length: length, of: offset)
    }

    /// The range of an object's elements. The marker contains their number, or an integer with it
    /// follows.
    private mutating func counted(
        _ offset: Int, _ low: Int, each size: Int
    ) throws(Damage) -> Range<Int> {
        var count = low
        var start = offset + 1
        if low == 0x0F {
            guard start < tableStart, bytes[start] & 0xF0 == 0x10, bytes[start] & 0x0F <= 3 else {
                throw Damage(byte: offset)
            }
            let length = 1 << Int(bytes[start] & 0x0F)
            count = try number(at: start + 1, length: length)
            start += 1 + length
        }
        let (length, isTooLong) = count.multipliedReportingOverflow(by: size)
        if isTooLong { throw Damage(byte: offset) }
        return try claim(from: start, length: length, of: offset)
    }

    private mutating func claim(
        from start: Int, length: Int, of offset: Int
    ) throws(Damage) -> Range<Int> {
        guard start <= tableStart, length <= tableStart - start, length <= budget else {
            throw Damage(byte: offset)
        }
        budget -= length
        return start..<(start + length)
    }

    /// Integers of up to four bytes are unsigned; those of eight and sixteen are signed.
    private func integer(in body: Range<Int>) -> Int128 {
        var value: UInt128 = bytes[body.lowerBound] & 0x80 != 0 && body.count == 8 ? .max : 0
        for byte in bytes[body] { value = value << 8 | UInt128(byte) }
        return Int128(truncatingIfNeeded: value)
    }

    private func wideText(in body: Range<Int>) -> String {
        let units = stride(from: body.lowerBound, to: body.upperBound, by: 2).map {
            UInt16(bytes[$0]) << 8 | UInt16(bytes[$0 + 1])
        }
        return String(decoding: units, as: UTF16.self)
    }

    private func references(in body: Range<Int>) throws(Damage) -> [Int] {
        var indices: [Int] = []
        indices.reserveCapacity(body.count / referenceSize)
        for start in stride(from: body.lowerBound, to: body.upperBound, by: referenceSize) {
            let index = try number(at: start, length: referenceSize)
            guard index < count else { throw Damage(byte: start) }
            indices.append(index)
        }
        return indices
    }

    /// A big-endian unsigned number.
    private func number(at start: Int, length: Int) throws(Damage) -> Int {
        guard start >= 0, length <= 8, length <= bytes.count - start else {
            throw Damage(byte: start)
        }
        var value: UInt64 = 0
        for byte in bytes[start..<(start + length)] { value = value << 8 | UInt64(byte) }
        guard let number = Int(exactly: value) else { throw Damage(byte: start) }
        return number
    }
}
