/// Scanners for the words of a unit: `fl. oz`, `U.S. gal`, `m2`.
extension TypedText {
    /// Scans a word, in lowercase ASCII, without full stops, and with the 2 or 3 of a square or
    /// cube. Returns nil where there is none.
    mutating func scanUnitWord() -> [UInt8]? {
        var word: [UInt8] = []
        while let byte = next {
            switch byte {
            case UInt8(ascii: "a")...UInt8(ascii: "z"): word.append(byte)
            case UInt8(ascii: "A")...UInt8(ascii: "Z"): word.append(byte | 0x20)
            case UInt8(ascii: ".") where !word.isEmpty: break
            case UInt8(ascii: "2")...UInt8(ascii: "3") where !word.isEmpty && endsWord(after: 1):
                word.append(byte)
            case 0x80... where !isAtSign: word.append(byte)
            default: return word.isEmpty ? nil : word
            }
            position += 1
        }
        return word.isEmpty ? nil : word
    }

    /// Whether a word ends `count` bytes further on.
    private func endsWord(after count: Int) -> Bool {
        guard position + count < bytes.count else { return true }
        switch bytes[position + count] {
        case UInt8(ascii: " "), UInt8(ascii: "("), UInt8(ascii: ")"), UInt8(ascii: "/"): return true
        default: return false
        }
    }

    /// Whether an arithmetic sign beyond ASCII, or a fraction of one character, is next.
    private var isAtSign: Bool {
        isAt("×") || isAt("÷") || vulgarFraction != nil
    }

    /// Whether `literal` is next.
    func isAt(_ literal: String) -> Bool {
        var ahead = self
        return ahead.scan(literal)
    }

    /// Whether a number is next, after any spaces.
    var numberFollows: Bool {
        var ahead = self
        ahead.skipSpaces()
        guard let byte = ahead.next else { return false }
        switch byte {
        case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "."),
            UInt8(ascii: ","):
            return true
        default: return ahead.vulgarFraction != nil
        }
    }

    /// Scans `word`, in any case, if it is a whole word. Returns whether it was.
    mutating func scanWord(_ word: String) -> Bool {
        var ahead = self
        guard ahead.scanUnitWord() == word.bytes else { return false }
        self = ahead
        return true
    }

    /// Scans a multiplication sign; an `x` is one only before a number. Returns whether it was
    /// there.
    mutating func scanTimes() -> Bool {
        var ahead = self
        ahead.skipSpaces()
        let isSign = ahead.scan("×") || ahead.scan("*")
        guard isSign || ((ahead.scan("x") || ahead.scan("X")) && ahead.numberFollows) else {
            return false
        }
        self = ahead
        return true
    }

    /// The remaining text, without spaces at its ends.
    var rest: String { part(from: position, to: bytes.count) }

    /// A part of the text, without spaces at its ends.
    func part(from start: Int, to end: Int) -> String {
        var start = start
        var end = end
        while start < end, bytes[start] == UInt8(ascii: " ") { start += 1 }
        while start < end, bytes[end - 1] == UInt8(ascii: " ") { end -= 1 }
        return String(bytes: Array(bytes[start..<end]))
    }
}
