public import PennyDiagnostics
public import PennyEngine
import PennyText

/// A term of the glossary.
public struct GlossaryTerm: Equatable, Sendable {
    /// When text that uses the term links to it.
    public enum Linking: String, CaseIterable, Sendable {
        /// At the first use on a page.
        case first
        /// At the first use on a page, but a one-word name must match in case.
        case caseSensitive = "case-sensitive"
        case never
    }

    /// The name in addresses, such as `apr`.
    public let id: String
    /// The file; for a row of a table also its line.
    public let location: SourceLocation
    public internal(set) var headword: String
    public internal(set) var headwordLocation: SourceLocation
    /// The reading of the headword, by which Japanese dictionaries are sorted.
    public internal(set) var reading: String?
    /// Other names and former names.
    public internal(set) var aliases: [LocatedWord] = []
    /// One sentence for lists, as written; empty if there is none.
    public internal(set) var short: String = ""
    public internal(set) var shortLocation: SourceLocation
    public internal(set) var seeAlso: [LocatedWord] = []
    public internal(set) var tags: [String] = []
    /// The values of the term, by the names of taxonomies.
    public internal(set) var groups: [String: [String]] = [:]
    public internal(set) var source: String?
    public internal(set) var sourceURL: String?
    /// Nil if the file does not specify it.
    public internal(set) var linking: Linking?
    public internal(set) var date: CivilDate?
    public internal(set) var isDraft = false
    /// The definition in Markdown.
    public let body: String
    public let bodyStart: BodyStart

    /// The keys of a term.
    static let keys: [Key<GlossaryTerm>] = [
        Key(
            "term", .title, .required, example: "Annual percentage rate (APR)",
            help: "The word that the page defines."
        ) { ($0.headword, $0.headwordLocation) = ($1.text, $1.location) },
        Key("reading", .text, help: "How the word is read: its place in the dictionary.") {
            $0.reading = $1.text
        },
        Key("aliases", .words, help: "Other words for the same.") { $0.aliases = $1 },
        Key("short", .text, help: "The definition in one sentence.") {
            ($0.short, $0.shortLocation) = ($1.text, $1.location)
        },
        Key("seeAlso", .words, help: "The names of related terms.") { $0.seeAlso = $1 },
        .tags { $0.tags = $1 },
        Key("source", .text, help: "Who the definition is from.") { $0.source = $1.text },
        Key("sourceURL", .webAddress, help: "The address of that source.") { $0.sourceURL = $1 },
        Key(
            TermLinking.key, .choice(Linking.self),
            help: "When texts link to this term by themselves."
        ) { $0.linking = $1 },
        .date { $0.date = $1 },
        .draft { $0.isDraft = $1 },
    ]

    /// Reads the keys of a file or a row.
    init(
        _ keys: inout KeyReader, id: String, body: String, bodyStart: BodyStart,
        _ taxonomies: [String]
    ) {
        self.id = id
        location = keys.start
        headword = Slug.title(of: id)
        headwordLocation = keys.start
        shortLocation = keys.start
        self.body = body
        self.bodyStart = bodyStart
        keys.suggestedTitle = headword
        keys.read(Self.keys, into: &self)
        groups = Taxonomy.values(taxonomies, &keys)
        if short.isEmpty, body.allSatisfy(\.isWhitespace) {
            keys.report(.page.noDefinition(headword), keys.start)
        }
    }

    /// The beginning of a definition in its file.
    public struct BodyStart: Equatable, Sendable {
        /// The file. A translation without a text has that of its original.
        public let path: String
        public let line: Int
        public var column = 1
        /// Whether the definition is a quoted cell, in which the file doubles each quote.
        public var isQuotedCell = false
    }

    /// Every name that text may use, the headword's first: `APR (Annual Percentage Rate)` has two,
    /// `401(k)` has one.
    public var names: [String] { headwordNames + otherNames }

    /// The aliases that the headword does not already contain.
    public var otherNames: [String] {
        var seen = Set(headwordNames)
        return aliases.map(\.text).filter { seen.insert($0).inserted }
    }

    private var headwordNames: [String] { Headword.names(of: headword) }

    /// The ids that the term had, or could have had, in addresses.
    public var formerIDs: [String] {
        var seen: Set<String> = [id, Slug.fallback]
        return names.map { Slug.isValid($0) ? $0 : Slug.suggestion(for: $0) }
            .filter { seen.insert($0).inserted }
    }
}

/// Splits a headword into names.
package enum Headword {
    /// The text before trailing parentheses that follow a space, and the text in them.
    static func names(of headword: String) -> [String] {
        guard headword.hasSuffix(")"), let opening = headword.range(of: " (")
        else { return [headword] }
        let outside = headword[..<opening.lowerBound]
        let inside = headword[opening.upperBound...].dropLast()
        if outside.isEmpty || inside.isEmpty || inside.contains("(") { return [headword] }
        return [String(outside), String(inside)]
    }

    /// The id derived from a headword; nil if it has no letters to derive one from.
    package static func id(of headword: String) -> String? {
        let id = Slug.suggestion(for: names(of: headword)[0])
        return id == Slug.fallback ? nil : id
    }
}
