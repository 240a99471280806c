import PennyEngine

/// Text for the terminal.
extension Bytes {
    /// Appends a title with a line below it; nothing for an empty title.
    public mutating func heading(_ title: String) {
        if title.isEmpty { return }
        shown(title)
        raw("\n")
        for _ in 0..<Self.width(of: title) { raw("=") }
        raw("\n")
    }

    /// Appends a line.
    public mutating func line(_ text: String) {
        shown(text)
        raw("\n")
    }

    /// Appends rows of words in aligned columns.
    public mutating func columns(_ rows: [[String]]) {
        var widths: [Int] = []
        for row in rows {
            for (index, cell) in row.enumerated() {
                if index == widths.count { widths.append(0) }
                widths[index] = max(widths[index], Self.width(of: cell))
            }
        }
        for row in rows {
            for (index, cell) in row.enumerated() {
                shown(cell)
                // A line does not end in spaces.
                if row[(index + 1)...].allSatisfy({ $0.isEmpty }) { break }
                for _ in Self.width(of: cell)..<widths[index] + 2 { raw(" ") }
            }
            raw("\n")
        }
    }

    /// Appends text that may contain words from a file, even as a label: a character that would
    /// control the terminal or reverse the line becomes a replacement character. The marks that
    /// isolate values in right-to-left messages are left out.
    public mutating func shown(_ text: String) {
        withBytes { bytes in
            for scalar in text.unicodeScalars where !Self.isIsolate(scalar) {
                bytes.append(
                    contentsOf: UTF8.encode(Self.isCommand(scalar) ? "\u{FFFD}" : scalar)
                        ?? UTF8.encodedReplacementCharacter)
            }
        }
    }

    private static func isCommand(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0..<0x20, 0x7F..<0xA0, 0x2028...0x202E: true
        default: false
        }
    }

    private static func isIsolate(_ scalar: Unicode.Scalar) -> Bool {
        (0x2066...0x2069).contains(scalar.value)
    }

    /// The width of a text in terminal columns. Marks of direction have none.
    private static func width(of text: String) -> Int {
        var width = 0
        for scalar in text.unicodeScalars {
            switch scalar.value {
            case 0x061C, 0x200E, 0x200F, 0x2060, 0x2066...0x2069: break
            default: width += 1
            }
        }
        return width
    }
}
