import PennyMarkup

/// What the dictionary's search reads: a script that hands over each term's
/// name, headword, other names and definition.
struct SearchData {
    struct Entry {
        let id: String
        let headword: String
        let names: [String]
        let text: String

        fileprivate func append(to out: inout Bytes) {
            out.raw("[")
            out.json(id, .file)
            out.raw(",")
            out.json(headword, .file)
            out.raw(",[")
            for (index, name) in names.enumerated() {
                if index > 0 { out.raw(",") }
                out.json(name, .file)
            }
            out.raw("],")
            out.json(text, .file)
            out.raw("]")
        }
    }

    let entries: [Entry]

    /// A script and not a data file, because pages on a disk may load no other.
    func script() -> [UInt8] {
        var out = Bytes()
        out.raw("pennyGlossary([")
        for (index, entry) in entries.enumerated() {
            if index > 0 { out.raw(",") }
            entry.append(to: &out)
        }
        out.raw("]);\n")
        return out.bytes
    }
}
