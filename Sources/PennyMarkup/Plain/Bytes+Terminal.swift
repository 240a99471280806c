import PennyEngine

/// Text for the terminal.
extension Bytes {
    /// A title with a line below it; nothing for an empty one.
    public mutating func heading(_ title: String) {
        if title.isEmpty { return }
        shown(title)
        raw("\n")
        for _ in 0..<title.scalarCount { raw("=") }
        raw("\n")
    }

    /// A line of words.
    public mutating func line(_ text: String) {
        shown(text)
        raw("\n")
    }

    /// Rows of words, each column as wide as its longest word and the next.
    public mutating func columns(_ rows: [[String]]) {
        var widths: [Int] = []
        for row in rows {
            for (index, cell) in row.enumerated() {
                if index == widths.count { widths.append(0) }
                widths[index] = max(widths[index], cell.scalarCount)
            }
        }
        for row in rows {
            for (index, cell) in row.enumerated() {
                shown(cell)
                // A line does not end in blanks.
                if row[(index + 1)...].allSatisfy({ $0.isEmpty }) { break }
                for _ in cell.scalarCount..<widths[index] + 2 { raw(" ") }
            }
            raw("\n")
        }
    }

    /// Appends text that may hold words from a file, be it a label: what would
    /// command the terminal or turn the line around is shown as a replacement
    /// character.
    public mutating func shown(_ text: String) {
        withBytes { bytes in
            for scalar in text.unicodeScalars {
                bytes.append(
                    contentsOf: UTF8.encode(Self.isShown(scalar) ? scalar : "\u{FFFD}")
                        ?? UTF8.encodedReplacementCharacter)
            }
        }
    }

    private static func isShown(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0..<0x20, 0x7F..<0xA0: false
        case 0x061C, 0x200E, 0x200F, 0x2028...0x202E, 0x2066...0x2069: false
        default: true
        }
    }
}
