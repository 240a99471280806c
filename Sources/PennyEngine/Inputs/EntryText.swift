/// The one-line form of a list input, for CSV cells, forms and the command
/// line: `200 from 1 every 1; 5,000 at 12`. An entry begins with its leading
/// value or a field's name; after that each field's name goes before its value. A value that
/// holds a field's name or a `;` stands in double quotes, a quote in it twice:
/// `"Oats; size XL" price 2.19`.
package enum EntryText {
    /// The entries' fields by name, or nil where the text is not of that form.
    package static func split(_ text: String, _ names: [String]) -> [[RawInput.Field]]? {
        guard let leading = names.first, let words = words(of: text) else { return nil }
        var entries: [[RawInput.Field]] = []
        for part in words.split(whereSeparator: { $0.isEnd }) {
            var fields: [RawInput.Field] = []
            var name = leading
            var value: [String] = []
            for (place, word) in part.enumerated() {
                if case .plain(let text) = word,
                    let next = names.first(where: { $0.isSameText(as: text) })
                {
                    if place > 0, !append(name, value, to: &fields) { return nil }
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

    /// A text as a value of a one-line list: quoted where it would not be read
    /// as one otherwise.
    package static func quoted(_ text: String) -> String {
        let plain = TypedText(text).bytes
        let hasMarks = plain.contains {
            $0 <= UInt8(ascii: " ") || $0 == UInt8(ascii: ";") || $0 == UInt8(ascii: "\"")
        }
        // Letters alone may be the name of a field.
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

    /// A list in its one-line form, which `split` reads back with these fields.
    package static func line(of entries: [[RawInput.Field]]) -> String {
        var line: Wording = ""
        for (index, entry) in entries.enumerated() {
            if index > 0 { line += "; " }
            for (place, field) in entry.enumerated() {
                let value = quoted(field.text)
                line += place == 0 ? "\(field.name) \(value)" : " \(field.name) \(value)"
            }
        }
        return line.text
    }

    /// The inputs of a set as one entry of a list, which has lists among them in quotes.
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

    /// The words of a list; nil where a quote is never closed.
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

    /// What stands up to the closing quote, which is stepped over.
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
