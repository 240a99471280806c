/// What a column of a table of terms holds, in the order they are written in.
enum GlossaryColumn: String, CaseIterable {
    /// The term's name in addresses.
    case name
    case term, aliases, short, definition, seeAlso, tags, source, sourceURL, autolink, date, draft

    static let required: [GlossaryColumn] = [.term, .definition]

    /// The headings that people give the column, the first its own name.
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

    /// Whether its cells hold several things with commas between them.
    var isList: Bool { self == .aliases || self == .seeAlso || self == .tags }

    static let allHeadings = allCases.flatMap(\.headings)

    /// The column under a heading, in any case of letters.
    init?(heading: String) {
        let words = heading.lowercased().split { " _-".contains($0) }.joined(separator: " ")
        guard let column = Self.allCases.first(where: { $0.headings.contains(words) })
        else { return nil }
        self = column
    }
}
