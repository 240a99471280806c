/// Converts JSON's surrogate pairs. JSON escapes a character beyond U+FFFF as two escapes,
/// `\ud83d\ude00`, which YAML does not support: it has `\U0001F600`.
struct SurrogatePairs {
    /// The JSON with YAML's escapes instead of pairs; other texts are unchanged.
    let text: String
    /// The positions after the new escapes, by line and column, in order.
    private var ends: [(line: Int, column: Int)] = []

    private static let saved = #"\ud83d\ude00"#.count - #"\U0001F600"#.count

    init(in yaml: String) {
        let first = yaml.utf8.first { $0 > UInt8(ascii: " ") }
        guard first == UInt8(ascii: "{") || first == UInt8(ascii: "["),
            yaml.utf8.contains(UInt8(ascii: "\\"))
        else {
            text = yaml
            return
        }
        let scalars = Array(yaml.unicodeScalars)
        var out = String.UnicodeScalarView()
        var (line, column) = (1, 1)
        var isInString = false
        var index = 0
        while index < scalars.count {
            let scalar = scalars[index]
            if isInString, scalar == "\\", let value = Self.pair(in: scalars, at: index) {
                let digits = String(value, radix: 16, uppercase: true)
                let zeros = String(repeating: "0", count: 8 - digits.count)
                out.append(contentsOf: "\\U\(zeros)\(digits)".unicodeScalars)
                index += 12
                column += 10
                ends.append((line, column))
                continue
            }
            // A character after a backslash does not end a string.
            let count = isInString && scalar == "\\" ? min(2, scalars.count - index) : 1
            if scalar == "\"" { isInString.toggle() }
            out.append(contentsOf: scalars[index..<index + count])
            (line, column) = scalar == "\n" ? (line + 1, 1) : (line, column + count)
            index += count
        }
        text = String(out)
    }

    /// The column in the JSON of a column in the converted text.
    func column(_ column: Int, onLine line: Int) -> Int {
        if ends.isEmpty { return column }
        return column + Self.saved * (count(until: (line, column)) - count(until: (line, 0)))
    }

    /// The number of escapes that end at or before a position.
    private func count(until position: (Int, Int)) -> Int {
        var (low, high) = (0, ends.count)
        while low < high {
            let middle = (low + high) / 2
            if ends[middle] <= position { low = middle + 1 } else { high = middle }
        }
        return low
    }

    /// The character of a pair of escapes.
    private static func pair(in scalars: [Unicode.Scalar], at index: Int) -> UInt32? {
        guard let high = escaped(in: scalars, at: index), 0xD800...0xDBFF ~= high,
            let low = escaped(in: scalars, at: index + 6), 0xDC00...0xDFFF ~= low
        else { return nil }
        return 0x10000 + (high - 0xD800) << 10 + (low - 0xDC00)
    }

    private static func escaped(in scalars: [Unicode.Scalar], at index: Int) -> UInt32? {
        guard index + 6 <= scalars.count, scalars[index] == "\\", scalars[index + 1] == "u" else {
            return nil
        }
        var digits = ""
        digits.unicodeScalars.append(contentsOf: scalars[index + 2..<index + 6])
        guard digits.unicodeScalars.allSatisfy(\.properties.isASCIIHexDigit) else { return nil }
        return UInt32(digits, radix: 16)
    }
}
