/// Words put together by interpolation. It stands in for what String has of its
/// own for that, which is much of the browser's download.
package struct Wording: ExpressibleByStringInterpolation {
    private var bytes: [UInt8] = []

    package var text: String { String(bytes: bytes) }

    private init() {}

    package init(stringLiteral words: StaticString) {
        append(words)
    }

    package init(stringInterpolation parts: StringInterpolation) {
        bytes = parts.wording.bytes
    }

    package static func += (wording: inout Wording, more: Wording) {
        wording.bytes.append(contentsOf: more.bytes)
    }

    private mutating func append(_ words: StaticString) {
        words.withUTF8Buffer { bytes.append(contentsOf: $0) }
    }

    package struct StringInterpolation: StringInterpolationProtocol {
        fileprivate var wording = Wording()

        package init(literalCapacity: Int, interpolationCount: Int) {
            wording.bytes.reserveCapacity(literalCapacity + interpolationCount * 16)
        }

        @inline(never)
        package mutating func appendLiteral(_ words: StaticString) { wording.append(words) }

        package mutating func appendInterpolation(_ text: String) { wording.bytes.append(text) }

        package mutating func appendInterpolation(_ wording: Wording) { self.wording += wording }

        package mutating func appendInterpolation(_ number: Int) {
            appendDecimal(Int128(number), scale: 0, to: &wording.bytes)
        }
    }
}

extension Piece {
    /// Words that are put together first.
    static func words(_ wording: Wording) -> Piece { .text(wording.text) }

    /// `1 rate`, `2 rates`.
    static func counted(_ count: Int, _ one: String, _ many: String) -> [Piece] {
        [.value(.count(count)), .text(" "), .text(count == 1 ? one : many)]
    }
}
