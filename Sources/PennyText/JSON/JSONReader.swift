/// Reads JSON (RFC 8259) from its bytes in sequence, without a tree: the caller requests each
/// expected value, and skips what it does not need.
package struct JSONReader {
    package let bytes: [UInt8]
    var position = 0
    private var depth = 0

    package init(_ bytes: [UInt8]) { self.bytes = bytes }

    /// The largest depth: more than any file of the program, and not enough to exhaust the stack.
    private static let depthLimit = 64

    // MARK: - What must come next

    /// Reads an object: `member` reads the value of each name.
    package mutating func object(
        _ member: (_ name: String, _ reader: inout JSONReader) throws(JSONProblem) -> Void
    ) throws(JSONProblem) {
        try parts("{", "}", .object) { (reader) throws(JSONProblem) in
            let name = try reader.text()
            reader.skipBlanks()
            try reader.expect(":", .colon)
            try member(name, &reader)
        }
    }

    /// Reads a list: `element` reads each of its values.
    package mutating func list(
        _ element: (_ reader: inout JSONReader) throws(JSONProblem) -> Void
    ) throws(JSONProblem) {
        try parts("[", "]", .list, element)
    }

    private mutating func parts(
        _ open: Unicode.Scalar, _ close: Unicode.Scalar, _ wanted: JSONProblem.Wanted,
        _ part: (_ reader: inout JSONReader) throws(JSONProblem) -> Void
    ) throws(JSONProblem) {
        skipBlanks()
        try expect(open, wanted)
        depth += 1
        guard depth <= Self.depthLimit else { throw problem(.tooDeep) }
        skipBlanks()
        if next == UInt8(ascii: close) {
            position += 1
        } else {
            while true {
                try part(&self)
                skipBlanks()
                if next == UInt8(ascii: ",") {
                    position += 1
                    continue
                }
                try expect(close, .more(close))
                break
            }
        }
        depth -= 1
    }

    /// Reads a whole number of at most 18 digits.
    package mutating func number() throws(JSONProblem) -> Int {
        skipBlanks()
        let start = position
        try skipNumber()
        let digits = bytes[start..<position]
        guard digits.count <= 18, let number = Int(String(decoding: digits, as: UTF8.self))
        else {
            position = start
            throw problem(.wanted(.number))
        }
        return number
    }

    /// Throws unless only white space is left.
    package mutating func end() throws(JSONProblem) {
        skipBlanks()
        if position < bytes.count { throw problem(.wanted(.end)) }
    }

    /// Moves to the offset of a value.
    package mutating func go(to offset: Int) { position = offset }

    // MARK: - What may come next

    /// Whether an object, a list or a string is next; nothing is read.
    package mutating func isObjectNext() -> Bool { isNext("{") }
    package mutating func isListNext() -> Bool { isNext("[") }
    package mutating func isTextNext() -> Bool { isNext("\"") }

    private mutating func isNext(_ first: Unicode.Scalar) -> Bool {
        skipBlanks()
        return next == UInt8(ascii: first)
    }

    /// Skips any value.
    ///
    /// - Returns: its range in the bytes.
    @discardableResult
    package mutating func skip() throws(JSONProblem) -> Range<Int> {
        skipBlanks()
        let start = position
        switch next {
        case UInt8(ascii: "{"):
            try parts("{", "}", .object) { (reader) throws(JSONProblem) in
                try reader.skipText()
                reader.skipBlanks()
                try reader.expect(":", .colon)
                try reader.skip()
            }
        case UInt8(ascii: "["):
            try parts("[", "]", .list) { (reader) throws(JSONProblem) in try reader.skip() }
        case UInt8(ascii: "\""): try skipText()
        case UInt8(ascii: "t"): try expect("true")
        case UInt8(ascii: "f"): try expect("false")
        case UInt8(ascii: "n"): try expect("null")
        default: try skipNumber()
        }
        return start..<position
    }

    // MARK: - Bytes

    var next: UInt8? { position < bytes.count ? bytes[position] : nil }

    func problem(_ reason: JSONProblem.Reason) -> JSONProblem {
        JSONProblem(reason, at: position, of: bytes)
    }

    mutating func skipBlanks() {
        while let byte = next, byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09 {
            position += 1
        }
    }

    mutating func expect(
        _ scalar: Unicode.Scalar, _ wanted: JSONProblem.Wanted
    ) throws(JSONProblem) {
        guard next == UInt8(ascii: scalar) else { throw problem(.wanted(wanted)) }
        position += 1
    }

    private mutating func expect(_ word: StaticString) throws(JSONProblem) {
        let end = position + word.utf8CodeUnitCount
        let isThere = word.withUTF8Buffer { letters in
            end <= bytes.count && bytes[position..<end].elementsEqual(letters)
        }
        guard isThere else { throw problem(.wanted(.value)) }
        position = end
    }

    private mutating func skipNumber() throws(JSONProblem) {
        if next == UInt8(ascii: "-") { position += 1 }
        // No digit may follow a leading zero.
        if next == UInt8(ascii: "0") { position += 1 } else { try skipDigits() }
        if next == UInt8(ascii: ".") {
            position += 1
            try skipDigits()
        }
        guard let exponent = next, exponent | 0x20 == UInt8(ascii: "e") else { return }
        position += 1
        if next == UInt8(ascii: "+") || next == UInt8(ascii: "-") { position += 1 }
        try skipDigits()
    }

    private mutating func skipDigits() throws(JSONProblem) {
        guard let byte = next, Self.isDigit(byte) else { throw problem(.wanted(.value)) }
        while let byte = next, Self.isDigit(byte) { position += 1 }
    }

    private static func isDigit(_ byte: UInt8) -> Bool {
        (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
    }
}
