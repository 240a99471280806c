import FoundationEssentials
import PennyDiagnostics

/// What the dictionary's search reads: a script that hands over each term's
/// name, headword, other names and definition.
struct SearchData: Encodable {
    struct Entry: Encodable {
        let id: String
        let headword: String
        let names: [String]
        let text: String

        func encode(to encoder: any Encoder) throws {
            var fields = encoder.unkeyedContainer()
            try fields.encode(id)
            try fields.encode(headword)
            try fields.encode(names)
            try fields.encode(text)
        }
    }

    let entries: [Entry]

    func encode(to encoder: any Encoder) throws {
        var list = encoder.unkeyedContainer()
        for entry in entries { try list.encode(entry) }
    }

    /// A script and not a data file, because pages on a disk may load no other.
    func script() throws(DiagnosticError) -> [UInt8] {
        let encoder = JSONEncoder()
        encoder.outputFormatting = .withoutEscapingSlashes
        do {
            let json = String(decoding: try encoder.encode(self), as: UTF8.self)
            return Array("pennyGlossary(\(json));\n".utf8)
        } catch {
            let fault = SiteFault.cannotWrite(Address.glossarySearch, reason: "\(error)")
            throw DiagnosticError([
                Diagnostic(.error, fault, at: SourceLocation(path: Address.glossarySearch))
            ])
        }
    }
}
