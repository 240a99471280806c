public import PennyEngine

/// The keys pressed in an amount field, as the page sends them to the browser's module.
///
/// Each line is `name=value`, each name at most once: `kind=keypad`; `mark`, the decimal separator
/// `.` or `,`; `decimals`, to which results are rounded; `start`, the field's text before the keys;
/// `symbols`, the currency signs that may be beside its numbers, separated by spaces; and `keys`,
/// those pressed since. Only `mark` and `decimals` are required.
public struct KeypadRequest: Equatable, Sendable {
    public let convention: NumberConvention
    public let decimals: Int
    public let start: String
    public let symbols: [String]
    public let keys: [KeypadKey]

    /// The areas of the messages in an answer.
    public static var wordAreas: [MessageArea] { [KeypadWords.area] }

    /// Reads a request; nil for a line with another name or invalid UTF-8, a repeated name, and an
    /// invalid value.
    public init?(reading text: [UInt8]) {
        var lines = KeypadLines()
        for line in text.split(separator: UInt8(ascii: "\n")) {
            guard lines.add(line) else { return nil }
        }
        guard let convention = lines.convention, let decimals = lines.decimals else { return nil }
        self.convention = convention
        self.decimals = decimals
        start = lines.start ?? ""
        symbols = lines.symbols ?? []
        keys = lines.keys ?? []
    }

    /// Presses the keys and writes the state of the field in lines of `name=value`: `text`;
    /// `stage`, or `other` for text that is no calculation; `enabled`, the keys that would be
    /// accepted; `rounded` and `unfinished`, `yes` or `no`; and `words`, a message that may be
    /// empty. A field is unfinished if leaving it would change its text.
    public func answer(in words: Words) -> Bytes {
        var session = KeypadSession(self)
        for key in keys { session.press(key) }
        var out = Bytes()
        out.line("text", session.text)
        out.line("stage", session.stageName)
        out.line("enabled", session.enabledKeys)
        out.line("rounded", session.isRounded ? "yes" : "no")
        out.line("unfinished", session.isUnfinished ? "yes" : "no")
        out.line("words", session.message.map { KeypadWriter.text($0, words) } ?? "")
        return out
    }
}

extension Bytes {
    /// Writes a line. Control characters in the typed text become spaces.
    fileprivate mutating func line(_ name: StaticString, _ value: String) {
        raw(name)
        raw("=")
        for byte in value.bytes { self.byte(byte < 0x20 ? UInt8(ascii: " ") : byte) }
        raw("\n")
    }
}
