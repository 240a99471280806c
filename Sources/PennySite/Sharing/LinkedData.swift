/// What a page says about itself to programs, in the words of schema.org.
indirect enum LinkedData: Equatable {
    case text(String)
    /// A number as JSON has it.
    case number(String)
    case list([LinkedData])
    /// A thing of a type. What it does not say is left out.
    case thing(String, [(name: String, value: LinkedData)])

    static func == (lhs: Self, rhs: Self) -> Bool { lhs.json == rhs.json }

    static func thing(_ type: String, _ properties: KeyValuePairs<String, LinkedData?>) -> Self {
        .thing(type, given(properties))
    }

    /// The properties that there is something to say of.
    static func given(
        _ properties: KeyValuePairs<String, LinkedData?>
    ) -> [(name: String, value: LinkedData)] {
        properties.compactMap { name, value in value.map { (name, $0) } }
    }

    static func texts(_ words: [String]) -> LinkedData? {
        words.isEmpty ? nil : .list(words.map { .text($0) })
    }

    // MARK: - Writing

    /// The things of a page as a script element, which browsers do not run.
    static func script(_ things: [LinkedData]) -> String {
        let graph = LinkedData.list(things).json
        return "<script type=\"application/ld+json\">"
            + "{\"@context\":\"https://schema.org\",\"@graph\":\(graph)}</script>"
    }

    var json: String {
        switch self {
        case .text(let text): Self.quoted(text)
        case .number(let digits): digits
        case .list(let values): "[" + values.map(\.json).joined(separator: ",") + "]"
        case .thing(let type, let properties):
            "{\"@type\":" + Self.quoted(type)
                + properties.map { "," + Self.quoted($0.name) + ":" + $0.value.json }.joined()
                + "}"
        }
    }

    /// A text that can end no element and no line of a script, whatever is in it.
    private static func quoted(_ text: String) -> String {
        var out = "\""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "\"": out += "\\\""
            case "\\": out += "\\\\"
            case "<", ">", "&", "\u{2028}", "\u{2029}", "\u{0}"..<"\u{20}", "\u{7F}":
                let digits = String(scalar.value, radix: 16)
                out += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
            default: out.unicodeScalars.append(scalar)
            }
        }
        return out + "\""
    }
}
