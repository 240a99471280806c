import Testing

@testable import PennyMarkup

/// Text is checked in words of eight bytes; here it is checked byte by byte.
@Suite("Escaped text")
struct EscapeTests {
    private static func expected(_ text: String) -> String {
        var out = ""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "&": out += "&amp;"
            case "<": out += "&lt;"
            case ">": out += "&gt;"
            case "\"": out += "&quot;"
            case "'": out += "&#39;"
            case "\t", "\n", "\r": out.unicodeScalars.append(scalar)
            case "\0"..<" ", "\u{7F}": out += "\u{FFFD}"
            default: out.unicodeScalars.append(scalar)
            }
        }
        return out
    }

    @Test(arguments: ["a", " ", "(", "é"])
    func `has each character escaped that means something, wherever it is`(_ other: String) {
        for byte in UInt8(0)..<0x80 {
            let character = String(UnicodeScalar(byte))
            for offset in 0..<18 {
                let text =
                    String(repeating: other, count: offset) + character
                    + String(repeating: other, count: 17 - offset)
                var out = Bytes()
                out.raw("<b>")
                out.escaped(text)
                #expect(out.text == "<b>" + Self.expected(text), "\(byte) at \(offset)")
            }
        }
    }
}
