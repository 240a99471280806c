import PennyMarkup

/// Data about a page for programs, in the vocabulary of schema.org.
enum LinkedData: Sendable {
    case text(String)
    /// A number, in JSON syntax.
    case number(String)
    case list([LinkedData])
    /// A thing of a type, with its known properties.
    case thing(String, [(name: String, value: LinkedData)])
    /// Serialized JSON that many pages share.
    case written(Bytes)

    static func thing(_ type: String, _ properties: KeyValuePairs<String, LinkedData?>) -> Self {
        .thing(type, given(properties))
    }

    /// The properties with a value.
    static func given(
        _ properties: KeyValuePairs<String, LinkedData?>
    ) -> [(name: String, value: LinkedData)] {
        var given: [(name: String, value: LinkedData)] = []
        given.reserveCapacity(properties.count)
        for case (let name, let value?) in properties { given.append((name, value)) }
        return given
    }

    static func texts(_ words: [String]) -> LinkedData? {
        words.isEmpty ? nil : .list(words.map { .text($0) })
    }

    // MARK: - Writing

    /// Serializes the things of a page in a script element, which browsers do not run.
    static func script(_ things: [LinkedData]) -> [UInt8] {
        var out = Bytes()
        out.reserve(2048)
        out.raw("<script type=\"application/ld+json\">")
        out.raw("{\"@context\":\"https://schema.org\",\"@graph\":")
        list(things).append(to: &out)
        out.raw("}</script>")
        return out.bytes
    }

    /// The serialized form of the value.
    var written: LinkedData {
        var out = Bytes()
        append(to: &out)
        return .written(out)
    }

    /// Appends the value as JSON, escaped so that no text can end the script element.
    func append(to out: inout Bytes) {
        switch self {
        case .text(let text): out.json(text, .element)
        case .number(let digits): out.plain(digits)
        case .written(let json): out.append(json)
        case .list(let values):
            out.raw("[")
            for (index, value) in values.enumerated() {
                if index > 0 { out.raw(",") }
                value.append(to: &out)
            }
            out.raw("]")
        case .thing(let type, let properties):
            out.raw("{\"@type\":")
            out.json(type, .element)
            for property in properties {
                out.raw(",")
                out.json(property.name, .element)
                out.raw(":")
                property.value.append(to: &out)
            }
            out.raw("}")
        }
    }
}
