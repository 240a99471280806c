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
    public let headword: String
    public let headwordLocation: SourceLocation
    /// The reading of the headword, by which Japanese dictionaries are sorted.
    public let reading: String?
    /// Other names and former names.
    public let aliases: [LocatedWord]
    /// One sentence for lists, as written; empty if there is none.
    public let short: String
    public let shortLocation: SourceLocation
    public let seeAlso: [LocatedWord]
    public let tags: [String]
    /// The values of the term, by the names of taxonomies.
    public let groups: [String: [String]]
    public let source: String?
    public let sourceURL: String?
    /// Nil if the file does not specify it.
    public let linking: Linking?
    public let date: CivilDate?
    public let isDraft: Bool
    /// The definition in Markdown.
    public let body: String
    public let bodyStart: BodyStart

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
