import PennyTemplates

/// Text for an XML file, which may not have every character that a page may.
enum XMLText {
    /// The text with what XML 1.0 forbids shown as replacement characters.
    static func value(_ text: String) -> TemplateValue {
        var out = ""
        for scalar in text.unicodeScalars {
            out.unicodeScalars.append(isAllowed(scalar.value) ? scalar : "\u{FFFD}")
        }
        return .text(out)
    }

    private static func isAllowed(_ code: UInt32) -> Bool {
        switch code {
        case 0x09, 0x0A, 0x0D, 0x20...0xFFFD, 0x10000...: true
        default: false
        }
    }
}
