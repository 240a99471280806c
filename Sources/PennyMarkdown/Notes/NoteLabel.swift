/// The name of a footnote: letters, digits and hyphens between `[^` and `]`.
enum NoteLabel {
    /// Reads the label at the start of some bytes of the tree's text, and its end.
    static func reference(in text: ArraySlice<UInt8>) -> (label: String, end: Int)? {
        guard text.starts(with: "[^".utf8) else { return nil }
        let rest = text.dropFirst(2)
        // A label has no ASCII mark but a hyphen.
        let end = rest.firstIndex { $0 < 0x80 && $0 != .hyphen && !$0.isLetter && !$0.isDigit }
        guard let end, rest[end] == UInt8(ascii: "]") else { return nil }
        var label = ""
        for scalar in String(decoding: rest[..<end], as: UTF8.self).unicodeScalars {
            guard let part = part(scalar) else { return nil }
            label += part
        }
        return label.isEmpty ? nil : (label, end + 1)
    }

    /// Reads the label of a definition, `[^label]:`, at `opening` in the source, and its end.
    static func definition(
        in bytes: ArraySlice<UInt8>
    ) -> (label: String, end: Int)? {
        guard bytes.starts(with: "[^".utf8),
            let close = bytes.firstIndex(of: UInt8(ascii: "]")), close + 1 < bytes.endIndex,
            bytes[close + 1] == UInt8(ascii: ":")
        else { return nil }
        let label = String(decoding: bytes[(bytes.startIndex + 2)..<close], as: UTF8.self)
        guard !label.isEmpty, label.unicodeScalars.allSatisfy({ isPart($0) }) else { return nil }
        return (label, close + 2)
    }

    private static func isPart(_ scalar: Unicode.Scalar) -> Bool {
        scalar == "-" || scalar.properties.isAlphabetic || scalar.properties.numericType == .decimal
    }

    /// The text that a scalar adds to a label, with typographic dashes split into hyphens.
    private static func part(_ scalar: Unicode.Scalar) -> String? {
        switch scalar {
        case "\u{2013}": "--"
        case "\u{2014}": "---"
        default: isPart(scalar) ? String(scalar) : nil
        }
    }
}
