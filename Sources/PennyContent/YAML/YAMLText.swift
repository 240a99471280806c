import PennyText

/// Writes text as a YAML scalar that the reader of front matter reads back exactly.
package enum YAMLText {
    /// A text on one line. Line breaks, tabs, other controls, and characters that libyaml drops
    /// (NUL and the byte order mark) become spaces. Characters that change the direction of writing
    /// are dropped. So an import of a strange file is always readable.
    package static func oneLine(_ text: String) -> String {
        var out = String.UnicodeScalarView()
        for scalar in text.unicodeScalars {
            switch scalar {
            case "\0", "\t", "\n", "\u{0B}", "\u{0C}", "\r", "\u{85}", "\u{2028}", "\u{2029}",
                "\u{FEFF}":
                if out.last != " " { out.append(" ") }
            case _ where ControlCharacter.turnsDirection(scalar): break
            case _ where ControlCharacter.isOne(scalar):
                if out.last != " " { out.append(" ") }
            default: out.append(scalar)
            }
        }
        while out.last == " " { out.removeLast() }
        while out.first == " " { out.removeFirst() }
        return String(out)
    }

    /// The text of one line, in double quotes if YAML could misread it.
    package static func scalar(_ text: String) -> String {
        let text = oneLine(text)
        return isPlain(text) ? text : quoted(text)
    }

    private static func isPlain(_ text: String) -> Bool {
        guard let first = text.unicodeScalars.first, first.properties.isAlphabetic || isDigit(first)
        else { return false }
        return text.unicodeScalars.allSatisfy { scalar in
            scalar.properties.isAlphabetic || isDigit(scalar)
                || " .,%/+()_'-".unicodeScalars.contains(scalar)
        }
    }

    private static func isDigit(_ scalar: Unicode.Scalar) -> Bool { ("0"..."9").contains(scalar) }

    /// The text in double quotes, with its line breaks.
    package static func quoted(_ text: String) -> String {
        let keepsBrackets = isBalanced(text)
        var out = "\""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "\"": out += "\\\""
            case "\\": out += "\\\\"
            // The reader counts brackets and looks for anchors before it knows what is quoted.
            case "*", "&": out += escape(scalar)
            case "[", "]", "{", "}": out += keepsBrackets ? String(scalar) : escape(scalar)
            default: out += isPrintable(scalar) ? String(scalar) : escape(scalar)
            }
        }
        return out + "\""
    }

    private static func isBalanced(_ text: String) -> Bool {
        var depth = 0
        for byte in text.utf8 {
            if byte == UInt8(ascii: "[") || byte == UInt8(ascii: "{") { depth += 1 }
            if byte == UInt8(ascii: "]") || byte == UInt8(ascii: "}") { depth -= 1 }
            if depth < 0 || depth > 4 { return false }
        }
        return depth == 0
    }

    private static func isPrintable(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.properties.generalCategory {
        case .control, .format, .lineSeparator, .paragraphSeparator, .privateUse, .unassigned:
            false
        default: true
        }
    }

    private static func escape(_ scalar: Unicode.Scalar) -> String {
        let digits = String(scalar.value, radix: 16, uppercase: true)
        let (letter, width) =
            scalar.value < 0x100 ? ("x", 2) : scalar.value < 0x10000 ? ("u", 4) : ("U", 8)
        return "\\" + letter + String(repeating: "0", count: width - digits.count) + digits
    }
}
