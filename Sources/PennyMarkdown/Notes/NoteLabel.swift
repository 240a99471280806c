/// The name of a footnote: letters, digits and hyphens between `[^` and `]`.
enum NoteLabel {
    /// The label whose bracket stands at `opening` in a text of the tree, and
    /// where it ends.
    static func reference(
        in text: String.UnicodeScalarView, at opening: String.Index
    ) -> (label: String, end: String.Index)? {
        guard text[opening...].starts(with: "[^".unicodeScalars) else { return nil }
        var index = text.index(opening, offsetBy: 2)
        var label = ""
        while index < text.endIndex, let part = part(text[index]) {
            label += part
            text.formIndex(after: &index)
        }
        guard !label.isEmpty, index < text.endIndex, text[index] == "]" else { return nil }
        return (label, text.index(after: index))
    }

    /// The label of a definition, `[^label]:`, at `opening` in the source, and
    /// where it ends.
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

    /// What a scalar adds to a label, dashes that were drawn together taken apart.
    private static func part(_ scalar: Unicode.Scalar) -> String? {
        switch scalar {
        case "\u{2013}": "--"
        case "\u{2014}": "---"
        default: isPart(scalar) ? String(scalar) : nil
        }
    }
}
