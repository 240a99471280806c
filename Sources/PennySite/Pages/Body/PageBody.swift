import PennyContent
import PennyDiagnostics
import PennyEngine
import PennyMarkdown
import PennyMarkup
import PennyTemplates

/// A Markdown body with everything it refers to, as written on one page: the texts of its figures,
/// the addresses of its links and the results of its examples.
struct PageBody: Sendable {
    /// A set whose calculation the body shows, all of it or the steps to one figure.
    struct Example: Sendable {
        let result: Calculation
        let title: String
        /// The address of the set's own page; nil without one.
        let address: String?
        let figure: String?
    }

    struct Heading: Sendable {
        let text: String
        let anchor: String
        let level: Int
    }

    let body: MarkdownBody
    let isEmpty: Bool
    /// The address of the page that it is written on.
    var page: String
    /// The first paragraph as plain text.
    let opening: String
    let wordCount: Int
    /// The headings for a table of contents.
    let headings: [Heading]
    let figures: [String: String]
    var links: [String: String]
    /// The sizes of its pictures, by their addresses as written.
    let imageSizes: [String: ImageSize]
    let examples: [String: Example]
    /// The lines that name examples.
    let exampleLines: [(name: String, location: SourceLocation)]
    /// The blocks that embed results, data, pages and forms.
    let embeds: EmbeddedBlocks
    let readers: Readers
    /// The words of its quizzes, tables and notes.
    let words: BodyWords
    /// The edition of the page.
    let edition: Edition
    /// The language of the text, where it is not the page's.
    let language: TextLanguage?
    /// Whether markup of `html drawn` blocks is drawn above its code.
    let drawsHTML: Bool

    /// Renders the HTML in UTF-8; nil for an empty body.
    ///
    /// - Throws: faults of the templates of its blocks.
    func makeHTML() throws(DiagnosticError) -> [UInt8]? {
        isEmpty ? nil : body.html(try makeReferences())
    }

    /// The form of a saved set in the text.
    var form: EmbeddedForm? { embeds.form }

    /// The whole text without markup, for search.
    var plainText: String { Markdown.fill(body.plainText) { figures[$0] } }

    /// Renders what the body refers to for its page.
    func makeReferences() throws(DiagnosticError) -> BodyReferences {
        var bytes = ShownBytes()
        let blocks = try embeds.html(for: readers, &bytes)
        let sections = try sections(&bytes)
        let root = Address.root(of: page)
        var references = BodyReferences(
            words: words,
            figure: { figures[$0].map(NumberWriter.unbroken) },
            link: { links[$0] },
            term: { root + Address.term($0) },
            example: { lines in
                lines.compactMap { sections[$0] }.joined()
            })
        references.drawsHTML = drawsHTML
        references.embed = { blocks[$0] }
        if let foreign = edition.foreign {
            references.linkLanguage = { [edition, page] address in
                edition.leadsToFirstEdition(address, from: page) ? foreign.tag : nil
            }
        }
        references.imageSize = { imageSizes[$0].map { ($0.width, $0.height) } }
        return references
    }

    /// The HTML of each example, by its name.
    ///
    /// - Throws: a fault at the example that exceeds the size limit.
    private func sections(
        _ bytes: inout ShownBytes
    ) throws(DiagnosticError) -> [String: String] {
        var sections: [String: String] = [:]
        for line in exampleLines {
            guard let example = examples[line.name] else { continue }
            let section = sections[line.name] ?? section(example)
            sections[line.name] = section
            try bytes.add(section.utf8.count, at: line.location)
        }
        return sections
    }

    private func section(_ example: Example) -> String {
        ExampleHTML(example.result, for: readers).section(
            title: example.title, address: example.address, of: example.figure
        ).text
    }
}

extension PageBody? {
    /// The values of a Markdown text that may be in another language than the page.
    static let languageValues: [PageValue<PageBody?>] = [
        .optional("bodyLang", "The language of the text, if it is another.") { body, _ in
            body?.language?.tag
        },
        .optional("bodyDir", "The direction of that language, if it is another.") { body, _ in
            body?.language?.direction
        },
    ]

    /// The table of contents of a text; empty for fewer than four headings.
    static let contentsValues: [PageValue<PageBody?>] = [
        .list("contents", "The headings of a long text.", of: PageBody.Heading.values) { body, _ in
            let headings = body?.headings ?? []
            return headings.count < 4 ? [] : headings
        }
    ]

    /// Renders the HTML; nil for no text.
    func makeHTML() throws(DiagnosticError) -> [UInt8]? { try self?.makeHTML() }
}

extension PageBody.Heading {
    fileprivate static let values: [PageValue<Self>] = [
        .text("text", "The heading.") { heading, _ in heading.text },
        .text("href", "Where it is on the page.") { heading, _ in "#" + heading.anchor },
        .flag("nested", "Whether it is below another heading.") { heading, _ in
            heading.level > 2
        },
    ]
}
