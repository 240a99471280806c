/// The one-line form of a list input, for CSV cells, forms and the command line: `200 from 1 every
/// 1; 5,000 at 12`. An entry begins with the value of its first field or with a field name. Every
/// later value follows its field name. A value that contains a field name or a `;` is in double
/// quotes, with quotes inside it doubled: `"Oats; size XL" price 2.19`.
package enum EntryText {
    /// Parses the entries into their fields by name. Returns nil where the text does not have this
    /// form.
    package static func split(_ text: String, _ names: [String]) -> [[RawInput.Field]]? {
        guard let leading = names.first, let words = words(of: text) else { return nil }
        var entries: [[RawInput.Field]] = []
        for part in words.split(whereSeparator: { $0.isEnd }) {
            var fields: [RawInput.Field] = []
            var name = leading
            var value: [String] = []
            for (index, word) in part.enumerated() {
                if case .plain(let text) = word,
                    let next = names.first(where: { $0.isSameText(as: text) })
                {
                    if index > 0, !append(name, value, to: &fields) { return nil }
                    name = next
                    value = []
                } else {
                    value.append(word.text)
                }
            }
            if !append(name, value, to: &fields) { return nil }
            entries.append(fields)
        }
        return entries.isEmpty ? nil : entries
    }

    /// Quotes a value where `split` would not read it back as one value.
    package static func quoted(_ text: String) -> String {
        let plain = TypedText(text).bytes
        let hasMarks = plain.contains {
            $0 <= UInt8(ascii: " ") || $0 == UInt8(ascii: ";") || $0 == UInt8(ascii: "\"")
        }
        // A word of letters may be a field name.
        let isWord = plain.allSatisfy { $0 | 0x20 >= UInt8(ascii: "a") }
        if !hasMarks, !isWord { return text }
        var out: [UInt8] = [UInt8(ascii: "\"")]
        for byte in text.bytes {
            if byte == UInt8(ascii: "\"") { out.append(byte) }
            out.append(byte)
        }
        out.append(UInt8(ascii: "\""))
        return String(bytes: out)
    }

    /// Formats a list in the one-line form that `split` reads back with the same fields.
    package static func line(of entries: [[RawInput.Field]]) -> String {
        var line: Wording = ""
        for (index, entry) in entries.enumerated() {
            if index > 0 { line += "; " }
            for (fieldIndex, field) in entry.enumerated() {
                let value = quoted(field.text)
                line += fieldIndex == 0 ? "\(field.name) \(value)" : " \(field.name) \(value)"
            }
        }
        return line.text
    }

    /// Formats the inputs of a set as one entry of a list. Lists among them are quoted.
    package static func line(ofInputs inputs: [RawInput]) -> String {
        let fields = inputs.map { input in
            switch input.value {
            case .text(let text): RawInput.Field(name: input.name, text: text)
            case .entries(let entries): RawInput.Field(name: input.name, text: line(of: entries))
            }
        }
        return line(of: [fields])
    }

    private static func append(
        _ name: String, _ words: [String], to fields: inout [RawInput.Field]
    ) -> Bool {
        if words.isEmpty { return false }
        var value: Wording = ""
        for (index, word) in words.enumerated() {
            value += index == 0 ? "\(word)" : " \(word)"
        }
        fields.append(RawInput.Field(name: name, text: value.text))
        return true
    }

    // MARK: - Words

    private enum Word {
        case plain(String)
        case quoted(String)
        /// The `;` between two entries.
        case end

        var text: String {
            switch self {
            case .plain(let text), .quoted(let text): text
            case .end: ";"
            }
        }

        var isEnd: Bool {
            if case .end = self { true } else { false }
        }
    }

    /// Splits a list into words. Returns nil where a quotation mark is never closed.
    private static func words(of text: String) -> [Word]? {
        var words: [Word] = []
        var word: [UInt8] = []
        var text = TypedText(text)
        while let byte = text.next {
            text.position += 1
            switch byte {
            case UInt8(ascii: "\"") where word.isEmpty:
                guard let quoted = quotation(&text) else { return nil }
                words.append(.quoted(quoted))
            case UInt8(ascii: " "), UInt8(ascii: ";"):
                if !word.isEmpty { words.append(.plain(String(bytes: word))) }
                word = []
                if byte == UInt8(ascii: ";") { words.append(.end) }
            default: word.append(byte)
            }
        }
        if !word.isEmpty { words.append(.plain(String(bytes: word))) }
        return words
    }

    /// Scans a quoted text up to and including its closing quotation mark.
    private static func quotation(_ text: inout TypedText) -> String? {
        var out: [UInt8] = []
        while let byte = text.next {
            text.position += 1
            if byte == UInt8(ascii: "\"") {
                guard text.next == byte else { return String(bytes: out) }
                text.position += 1
            }
            out.append(byte)
        }
        return nil
    }
}
