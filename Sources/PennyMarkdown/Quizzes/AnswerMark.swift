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
}
