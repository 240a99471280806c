/// The columns of a table of terms, in the order in which they are written.
enum GlossaryColumn: String, CaseIterable {
    /// The term's name in addresses.
    case name
    case term, aliases, short, definition, seeAlso, tags, source, sourceURL, autolink, date, draft

    static let required: [GlossaryColumn] = [.term, .definition]

    /// The accepted headings of the column, its own name first.
    var headings: [String] {
        switch self {
        case .name: ["slug", "id"]
        case .term: ["term", "word", "headword", "name", "title"]
        case .aliases: ["aliases", "alias", "synonyms", "synonym", "also known as", "other names"]
        case .short: ["short", "summary", "short definition"]
        case .definition: ["definition", "meaning", "description", "explanation"]
        case .seeAlso: ["seealso", "see also", "related", "related terms"]
        case .tags: ["tags", "tag", "category", "categories", "topic", "topics"]
        case .source: ["source", "reference"]
        case .sourceURL: ["sourceurl", "source url", "url", "link"]
        case .autolink: ["autolink"]
        case .date: ["date"]
        case .draft: ["draft"]
        }
    }

    /// Whether its cells contain lists with commas.
    var isList: Bool { self == .aliases || self == .seeAlso || self == .tags }

    static let allHeadings = allCases.flatMap(\.headings)

    /// The column of a heading, ignoring case.
    init?(heading: String) {
        let words = heading.lowercased().split { " _-".contains($0) }.joined(separator: " ")
        guard let column = Self.allCases.first(where: { $0.headings.contains(words) })
        else { return nil }
        self = column
    }
}
