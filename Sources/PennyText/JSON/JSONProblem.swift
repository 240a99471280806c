/// A problem of JSON: invalid syntax, or an unexpected value.
package struct JSONProblem: Error, Equatable {
    /// The expected token.
    package enum Wanted: Equatable, Sendable {
        case object, list, text, number, value, colon, end
        /// Another element, or the end of the object or list.
        case more(Unicode.Scalar)
    }

    package enum Reason: Equatable, Sendable {
        case wanted(Wanted)
        /// A string with an invalid escape, a control character, or bytes that are not UTF-8.
        case badText
        case tooDeep
        /// An object without a required member.
        case missing(String)
    }

    package let reason: Reason
    /// The line, from 1. The column is counted in characters, from 1.
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
