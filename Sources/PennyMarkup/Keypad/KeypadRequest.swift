public import PennyEngine

/// The keys pressed in an amount field of a page, as the page asks the browser's module.
///
/// Each line is `name=value`, each name at most once: `kind=keypad`; `mark`, the `.` or `,`
/// before decimals; `decimals`, which results are rounded to; `start`, what stood in the
/// field; `symbols`, currency signs that may stand beside its numbers, with spaces between;
/// and `keys`, those pressed since. Only `mark` and `decimals` must be there.
public struct KeypadRequest: Equatable, Sendable {
    public let convention: NumberConvention
    public let decimals: Int
    public let start: String
    public let symbols: [String]
    public let keys: [KeypadKey]

    /// The areas whose words an answer needs.
    public static var wordAreas: [MessageArea] { [KeypadWords.area] }

    /// Reads a request; nil for a line that is none of these or not UTF-8, a name given
    /// twice, and a value that is none of its name.
    public init?(reading text: [UInt8]) {
        var lines = KeypadLines()
        for line in text.split(separator: UInt8(ascii: "\n")) {
            guard lines.take(line) else { return nil }
        }
        guard let convention = lines.convention, let decimals = lines.decimals else { return nil }
        self.convention = convention
        self.decimals = decimals
        start = lines.start ?? ""
        symbols = lines.symbols ?? []
        keys = lines.keys ?? []
    }

    /// Presses the keys and writes what the field shows then, in lines of `name=value`:
    /// `text`; `stage`, or `other` for text that is no calculation; `enabled`, the keys that
    /// would not be refused; `rounded` and `unfinished`, `yes` or `no`; and `words` to say,
    /// which may be empty. A field is unfinished when leaving it would change its text.
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
    /// What was typed may hold control characters; they become spaces.
    fileprivate mutating func line(_ name: StaticString, _ value: String) {
        raw(name)
        raw("=")
        for byte in value.bytes { self.byte(byte < 0x20 ? UInt8(ascii: " ") : byte) }
        raw("\n")
    }
}
