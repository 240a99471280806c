/// A text made by interpolation. It replaces String's own interpolation, which would be a large
/// part of the browser's download.
package struct Wording: ExpressibleByStringInterpolation {
    private var bytes: [UInt8] = []

    package var text: String { String(bytes: bytes) }

    private init() {}

    @inline(never)
    package init(stringLiteral words: StaticString) {
        append(words)
    }

    @inline(never)
    package init(stringInterpolation parts: StringInterpolation) {
        bytes = parts.wording.bytes
    }

    @inline(never)
    package static func += (wording: inout Wording, more: Wording) {
        wording.bytes.append(contentsOf: more.bytes)
    }

    private mutating func append(_ words: StaticString) {
        words.withUTF8Buffer { bytes.append(bytes: $0) }
    }

    package struct StringInterpolation: StringInterpolationProtocol {
        fileprivate var wording = Wording()

        @inline(never)
        package init(literalCapacity: Int, interpolationCount: Int) {
            wording.bytes.reserveCapacity(literalCapacity + interpolationCount * 16)
        }

        @inline(never)
        package mutating func appendLiteral(_ words: StaticString) { wording.append(words) }

        @inline(never)
        package mutating func appendInterpolation(_ text: String) { wording.bytes.append(text) }

        @inline(never)
        package mutating func appendInterpolation(_ wording: Wording) { self.wording += wording }

        @inline(never)
        package mutating func appendInterpolation(_ number: Int) {
            appendDecimal(Int128(number), scale: 0, to: &wording.bytes)
        }
    }
}
