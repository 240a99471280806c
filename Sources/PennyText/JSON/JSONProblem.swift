/// Why bytes cannot be read as JSON, or not as what is expected of them.
package struct JSONProblem: Error, Equatable {
    /// What must stand at a place.
    package enum Wanted: Equatable, Sendable {
        case object, list, text, number, value, colon, end
        /// More of what has begun, or what closes it.
        case more(Unicode.Scalar)
    }

    package enum Reason: Equatable, Sendable {
        case wanted(Wanted)
        /// A text has an escape that is none, a control character, or bytes that are not UTF-8.
        case badText
        case tooDeep
        /// An object has no member of this name.
        case missing(String)
    }

    package let reason: Reason
    /// The place, both counted from 1; a column is a character.
    package let line: Int
    package let column: Int

    package init(_ reason: Reason, at offset: Int, of bytes: [UInt8]) {
        self.reason = reason
        let before = bytes[..<min(offset, bytes.count)]
        let start = before.lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? 0
        line = 1 + before.count { $0 == UInt8(ascii: "\n") }
        column = 1 + before[start...].count { $0 & 0xC0 != 0x80 }
    }
}
