/// `( )` or `(x)` at the start of a list item.
struct AnswerMark: Equatable {
    static let length = 3

    let isRight: Bool

    /// The mark that some bytes start with, with white space or nothing after it.
    init?(_ bytes: ArraySlice<UInt8>) {
        let mark = Array(bytes.prefix(Self.length))
        let rest = bytes.dropFirst(Self.length)
        guard rest.first.map({ $0.isBlank || $0.isLineEnd }) ?? true else { return nil }
        switch mark {
        case Array("( )".utf8): isRight = false
        case Array("(x)".utf8), Array("(X)".utf8): isRight = true
        default: return nil
        }
    }

    /// Whether some bytes contain a mark, or text that looks like one.
    static func mayStand(in bytes: [UInt8]) -> Bool {
        for index in bytes.indices.dropLast(length - 1)
        where bytes[index] == UInt8(ascii: "(") && bytes[index + 2] == UInt8(ascii: ")") {
            if " xX".utf8.contains(bytes[index + 1]) { return true }
        }
        return false
    }
}
