/// The words of a unit, as they stand in typed text: `fl. oz`, `U.S. gal`, `m2`.
extension TypedText {
    /// Steps over the letters that stand here, with small ASCII letters, without
    /// full stops, and with the 2 or 3 of a square or cube. Nil where none stand.
    mutating func takeUnitWord() -> [UInt8]? {
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

    /// Whether no letter, digit or mark stands so many bytes on.
    private func endsWord(after count: Int) -> Bool {
        guard position + count < bytes.count else { return true }
        switch bytes[position + count] {
        case UInt8(ascii: " "), UInt8(ascii: "("), UInt8(ascii: ")"), UInt8(ascii: "/"): return true
        default: return false
        }
    }

    /// Whether a sign of arithmetic beyond ASCII, or a fraction, stands here.
    private var isAtSign: Bool {
        stands("×") || stands("÷") || vulgarFraction != nil
    }

    /// Whether `literal` stands here.
    func stands(_ literal: String) -> Bool {
        var ahead = self
        return ahead.take(literal)
    }

    /// Whether a number stands here, behind any spaces.
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

    /// Steps over `word`, in any case of letters, if it stands here alone.
    mutating func takeWord(_ word: String) -> Bool {
        var ahead = self
        guard ahead.takeUnitWord() == word.bytes else { return false }
        self = ahead
        return true
    }

    /// Steps over a sign of multiplication; `x` is one only before a number.
    mutating func takeTimes() -> Bool {
        var ahead = self
        ahead.skipSpaces()
        let isSign = ahead.take("×") || ahead.take("*")
        guard isSign || ((ahead.take("x") || ahead.take("X")) && ahead.numberFollows) else {
            return false
        }
        self = ahead
        return true
    }

    /// What is left to read, without spaces at its ends.
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
