import PennyContent

/// Writes plain text as Markdown that has no other meaning. Straight quotes, hyphens and dots are
/// set as everywhere on a site.
enum MarkdownText {
    /// Joins paragraphs with an empty line, and their lines with line breaks. Leaves out empty
    /// lines and paragraphs.
    static func text(of paragraphs: [[String]]) -> String {
        paragraphs.map { lines in
            lines.map(line).filter { !$0.isEmpty }.joined(separator: "\\\n")
        }.filter { !$0.isEmpty }.joined(separator: "\n\n")
    }

    /// One line, trimmed and escaped.
    static func line(_ text: String) -> String {
        let scalars = Array(YAMLText.oneLine(text).unicodeScalars)
        var out = ""
        for (index, scalar) in scalars.enumerated() {
            let rest = scalars[(index + 1)...]
            if isMark(scalar, before: rest) || index == 0 && startsBlock(scalars) { out += "\\" }
            if index > 0, endsListNumber(scalars, at: index) { out += "\\" }
            out.unicodeScalars.append(isControl(scalar) ? " " : scalar)
        }
        return out
    }

    /// Whether a character is markup anywhere in a line.
    private static func isMark(
        _ scalar: Unicode.Scalar, before rest: ArraySlice<Unicode.Scalar>
    ) -> Bool {
        switch scalar {
        case "\\", "`", "*", "_", "[", "<": true
        case "{": rest.first == "{"
        case "&": isEntity(rest)
        default: false
        }
    }

    private static func isEntity(_ rest: ArraySlice<Unicode.Scalar>) -> Bool {
        let name = rest.prefix {
            isDigit($0) || $0.isASCII && $0.properties.isAlphabetic || $0 == "#"
        }
        return !name.isEmpty && rest.dropFirst(name.count).first == ";"
    }

    /// Whether the first mark of a line would start a block: a heading, a quote, an item, a rule, a
    /// fence, or the row of hyphens below the headings of a table.
    private static func startsBlock(_ line: [Unicode.Scalar]) -> Bool {
        if line.allSatisfy({ "-=:|+ ".unicodeScalars.contains($0) }) { return true }
        switch line[0] {
        case "#", ">": return true
        case "-", "+": return line[1] == " "
        case "~": return line.starts(with: "~~~".unicodeScalars)
        default: return false
        }
    }

    /// Whether a point or bracket would make the digits before it an item number.
    private static func endsListNumber(_ line: [Unicode.Scalar], at index: Int) -> Bool {
        (line[index] == "." || line[index] == ")") && index <= 9
            && line[..<index].allSatisfy(isDigit)
            && (index + 1 == line.count || line[index + 1] == " ")
    }

    private static func isDigit(_ scalar: Unicode.Scalar) -> Bool { ("0"..."9").contains(scalar) }

    private static func isControl(_ scalar: Unicode.Scalar) -> Bool {
        scalar.properties.generalCategory == .control
    }
}
