import PennyText

/// Text for XML files, which allow fewer characters than HTML.
enum XMLText {
    /// The allowed text with `&`, `<` and `>` escaped.
    static func escaped(_ text: String) -> String {
        allowed(text).replacing("&", by: "&amp;").replacing("<", by: "&lt;")
            .replacing(">", by: "&gt;")
    }

    /// The text, with characters that XML 1.0 forbids as replacement characters.
    static func allowed(_ text: String) -> String {
        var out = ""
        for scalar in text.unicodeScalars {
            out.unicodeScalars.append(isAllowed(scalar.value) ? scalar : "\u{FFFD}")
        }
        return out
    }

    private static func isAllowed(_ code: UInt32) -> Bool {
        switch code {
        case 0x09, 0x0A, 0x0D, 0x20...0xFFFD, 0x10000...: true
        default: false
        }
    }
}
