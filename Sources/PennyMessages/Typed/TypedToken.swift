/// A word or a number of typed text, folded to small letters without the accents that people leave
/// out.
struct TypedToken: Equatable {
    /// The range in the text.
    let range: Range<Int>
    /// The folded text, which is compared.
    let folded: [UInt8]
    /// Whether it consists of digits.
    let isNumber: Bool
    /// Whether only joints (`TypedSign`) separate it from the previous token.
    let isJoined: Bool

    /// The words and numbers of a UTF-8 text, without the characters between them.
    static func all(of text: [UInt8]) -> [TypedToken] {
        var reader = TypedTokenReader(text)
        return reader.tokens()
    }

    /// The key of a whole text: its words, numbers and marks. A stray mark gives another key.
    static func key(ofWhole text: [UInt8]) -> [UInt8] {
        var reader = TypedTokenReader(text, includesMarks: true)
        return key(reader.tokens()[...])
    }

    /// The key of a phrase: its words with one space between them.
    static func key(_ tokens: ArraySlice<TypedToken>) -> [UInt8] {
        var key: [UInt8] = []
        for token in tokens {
            if !key.isEmpty { key.append(0x20) }
            key.append(contentsOf: token.folded)
        }
        return key
    }
}

/// Scans words and numbers from the beginning.
private struct TypedTokenReader {
    private let text: [UInt8]
    /// Whether marks are tokens, too.
    private let includesMarks: Bool
    private var at = 0

    init(_ text: [UInt8], includesMarks: Bool = false) {
        self.text = text
        self.includesMarks = includesMarks
    }

    mutating func tokens() -> [TypedToken] {
        var tokens: [TypedToken] = []
        var isJoined = true
        while at < text.count {
            let sign = TypedSign(text, at)
            switch sign.kind {
            case .letter, .digit:
                let token = token(sign.kind, isJoined)
                if !token.folded.isEmpty {
                    tokens.append(token)
                    isJoined = true
                }
                continue
            case .joint: break
            case .mark:
                isJoined = false
                if includesMarks { tokens.append(mark(sign)) }
            }
            at += sign.length
        }
        return tokens
    }

    private func mark(_ sign: TypedSign) -> TypedToken {
        var folded: [UInt8] = []
        sign.fold(text, at, onto: &folded)
        return TypedToken(
            range: at..<at + sign.length, folded: folded, isNumber: false, isJoined: false)
    }

    /// Scans the run of letters or of digits at this position.
    private mutating func token(_ kind: TypedSign.Kind, _ isJoined: Bool) -> TypedToken {
        let start = at
        var folded: [UInt8] = []
        while at < text.count {
            let sign = TypedSign(text, at)
            guard sign.kind == kind else { break }
            sign.fold(text, at, onto: &folded)
            at += sign.length
        }
        return TypedToken(
            range: start..<at, folded: folded, isNumber: kind == .digit, isJoined: isJoined)
    }
}
