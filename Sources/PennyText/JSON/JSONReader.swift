/// Reads JSON (RFC 8259) from its bytes in the order in which it stands, without making a tree
/// of it: whoever reads says what must come next, and what is of no use is skipped.
package struct JSONReader {
    package let bytes: [UInt8]
    var position = 0
    private var depth = 0

    package init(_ bytes: [UInt8]) { self.bytes = bytes }

    /// Deeper than anything that is written here, and not so deep that a stack would end.
    private static let depthLimit = 64

    // MARK: - What must come next

    /// An object: `member` reads the value of each name.
    package mutating func object(
        _ member: (_ name: String, _ reader: inout JSONReader) throws(JSONProblem) -> Void
    ) throws(JSONProblem) {
        try parts("{", "}", .object) { (reader) throws(JSONProblem) in
            let name = try reader.text()
            reader.passBlanks()
            try reader.take(":", .colon)
            try member(name, &reader)
        }
    }

    /// A list: `element` reads each of its values.
    package mutating func list(
        _ element: (_ reader: inout JSONReader) throws(JSONProblem) -> Void
    ) throws(JSONProblem) {
        try parts("[", "]", .list, element)
    }

    private mutating func parts(
        _ open: Unicode.Scalar, _ close: Unicode.Scalar, _ wanted: JSONProblem.Wanted,
        _ part: (_ reader: inout JSONReader) throws(JSONProblem) -> Void
    ) throws(JSONProblem) {
        passBlanks()
        try take(open, wanted)
        depth += 1
        guard depth <= Self.depthLimit else { throw problem(.tooDeep) }
        passBlanks()
        if next == UInt8(ascii: close) {
            position += 1
        } else {
            while true {
                try part(&self)
                passBlanks()
                if next == UInt8(ascii: ",") {
                    position += 1
                    continue
                }
                try take(close, .more(close))
                break
            }
        }
        depth -= 1
    }

    /// A whole number of at most 18 digits.
    package mutating func number() throws(JSONProblem) -> Int {
        passBlanks()
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

    /// That nothing is behind what was read.
    package mutating func end() throws(JSONProblem) {
        passBlanks()
        if position < bytes.count { throw problem(.wanted(.end)) }
    }

    /// Goes to a place at which a value stands.
    package mutating func go(to place: Int) { position = place }

    // MARK: - What may come next

    /// Whether an object is next, a list or a text; nothing is read.
    package mutating func isObjectNext() -> Bool { isNext("{") }
    package mutating func isListNext() -> Bool { isNext("[") }
    package mutating func isTextNext() -> Bool { isNext("\"") }

    private mutating func isNext(_ first: Unicode.Scalar) -> Bool {
        passBlanks()
        return next == UInt8(ascii: first)
    }

    /// Passes over a value, whatever it is.
    ///
    /// - Returns: where it stands in the bytes.
    @discardableResult
    package mutating func skip() throws(JSONProblem) -> Range<Int> {
        passBlanks()
        let start = position
        switch next {
        case UInt8(ascii: "{"):
            try parts("{", "}", .object) { (reader) throws(JSONProblem) in
                try reader.skipText()
                reader.passBlanks()
                try reader.take(":", .colon)
                try reader.skip()
            }
        case UInt8(ascii: "["):
            try parts("[", "]", .list) { (reader) throws(JSONProblem) in try reader.skip() }
        case UInt8(ascii: "\""): try skipText()
        case UInt8(ascii: "t"): try take("true")
        case UInt8(ascii: "f"): try take("false")
        case UInt8(ascii: "n"): try take("null")
        default: try skipNumber()
        }
        return start..<position
    }

    // MARK: - Bytes

    var next: UInt8? { position < bytes.count ? bytes[position] : nil }

    func problem(_ reason: JSONProblem.Reason) -> JSONProblem {
        JSONProblem(reason, at: position, of: bytes)
    }

    mutating func passBlanks() {
        while let byte = next, byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09 {
            position += 1
        }
    }

    mutating func take(
        _ scalar: Unicode.Scalar, _ wanted: JSONProblem.Wanted
    ) throws(JSONProblem) {
        guard next == UInt8(ascii: scalar) else { throw problem(.wanted(wanted)) }
        position += 1
    }

    private mutating func take(_ word: StaticString) throws(JSONProblem) {
        let end = position + word.utf8CodeUnitCount
        let isThere = word.withUTF8Buffer { letters in
            end <= bytes.count && bytes[position..<end].elementsEqual(letters)
        }
        guard isThere else { throw problem(.wanted(.value)) }
        position = end
    }

    private mutating func skipNumber() throws(JSONProblem) {
        if next == UInt8(ascii: "-") { position += 1 }
        // No digit follows a zero at the start.
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
