/// The one-line form of a list input, for CSV cells, forms and the command
/// line: `200 from 1 every 1; 5,000 at 12`. An entry begins with its leading
/// value; after that each field's name goes before its value.
enum EntryText {
    /// The entries' fields by name, or nil where the text is not of that form.
    static func split(_ text: String, _ names: [String]) -> [[RawInput.Field]]? {
        guard let leading = names.first else { return nil }
        var entries: [[RawInput.Field]] = []
        for part in pieces(of: text, at: UInt8(ascii: ";")) {
            var fields: [RawInput.Field] = []
            var name = leading
            var value: [String] = []
            for word in pieces(of: part, at: UInt8(ascii: " ")) {
                if let next = names.first(where: { $0.isSameText(as: word) }) {
                    if !append(name, value, to: &fields) { return nil }
                    name = next
                    value = []
                } else {
                    value.append(word)
                }
            }
            if !append(name, value, to: &fields) { return nil }
            entries.append(fields)
        }
        return entries.isEmpty ? nil : entries
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

    /// The parts between the separators, without those that are blank.
    private static func pieces(of text: String, at separator: UInt8) -> [String] {
        var parts: [String] = []
        var part: [UInt8] = []
        for byte in TypedText(text).bytes + [separator] {
            if byte != separator {
                part.append(byte)
                continue
            }
            if part.contains(where: { $0 != UInt8(ascii: " ") }) {
                parts.append(String(bytes: part))
            }
            part = []
        }
        return parts
    }
}
