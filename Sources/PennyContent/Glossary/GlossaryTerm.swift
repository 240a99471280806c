public import PennyDiagnostics
public import PennyEngine
import PennyText

/// A term of the glossary.
public struct GlossaryTerm: Equatable, Sendable {
    /// Where text that names the term links to it.
    public enum Linking: String, CaseIterable, Sendable {
        /// The first use on a page.
        case first
        /// The same, but a name of one word only with its capitals.
        case caseSensitive = "case-sensitive"
        case never
    }

    /// The name in addresses: `apr`.
    public let id: String
    /// The file, and for a row of a table its line.
    public let location: SourceLocation
    public let headword: String
    public let headwordLocation: SourceLocation
    /// How the headword is read, by which dictionaries of Japanese have their order.
    public let reading: String?
    /// Other names, and names it had before.
    public let aliases: [LocatedWord]
    /// One sentence for lists, as written; empty where there is none.
    public let short: String
    public let shortLocation: SourceLocation
    public let seeAlso: [LocatedWord]
    public let tags: [String]
    /// The values by which it is grouped beside tags, by the names of taxonomies.
    public let groups: [String: [String]]
    public let source: String?
    public let sourceURL: String?
    /// Nil where the file does not say.
    public let linking: Linking?
    public let date: CivilDate?
    public let isDraft: Bool
    /// The definition in Markdown.
    public let body: String
    public let bodyStart: BodyStart

    /// Where a definition begins in its file.
    public struct BodyStart: Equatable, Sendable {
        /// For a translation without a text that of its original.
        public let path: String
        public let line: Int
        public var column = 1
        /// Whether it is a cell in quotes, in which the file has each quote twice.
        public var isQuotedCell = false
    }

    /// Every name that text may use, the headword's first: `APR (Annual
    /// Percentage Rate)` is two, `401(k)` is one.
    public var names: [String] { headwordNames + otherNames }

    /// The names that the headword does not tell.
    public var otherNames: [String] {
        var seen = Set(headwordNames)
        return aliases.map(\.text).filter { seen.insert($0).inserted }
    }

    private var headwordNames: [String] { Headword.names(of: headword) }

    /// Names the term had, or could have had, in addresses.
    public var formerIDs: [String] {
        var seen: Set<String> = [id, Slug.standIn]
        return names.map { Slug.isValid($0) ? $0 : Slug.suggestion(for: $0) }
            .filter { seen.insert($0).inserted }
    }
}

/// The parts of a headword.
package enum Headword {
    /// What stands before brackets that follow a space, and what is in them.
    static func names(of headword: String) -> [String] {
        guard headword.hasSuffix(")"), let opening = headword.place(of: " (")
        else { return [headword] }
        let outside = headword[..<opening.lowerBound]
        let inside = headword[opening.upperBound...].dropLast()
        if outside.isEmpty || inside.isEmpty || inside.contains("(") { return [headword] }
        return [String(outside), String(inside)]
    }

    /// The name in addresses of a term that is not given one; nil where it has
    /// no letters for one.
    package static func id(of headword: String) -> String? {
        let id = Slug.suggestion(for: names(of: headword)[0])
        return id == Slug.standIn ? nil : id
    }
}
