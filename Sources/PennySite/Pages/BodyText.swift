import PennyContent
import PennyDiagnostics
import PennyEngine
import PennyMarkdown
import PennyMarkup
import PennyTemplates

/// A body of Markdown with all that it refers to: the texts of its figures, the addresses of its
/// links and the results of its examples, as they are written on one page.
struct BodyText: Sendable {
    /// A set whose computing the body shows, whole or on the way to one figure.
    struct Example: Sendable {
        let result: Calculation
        let title: String
        /// Where the set has a page of its own.
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
    /// The headings that a list of contents may have.
    let headings: [Heading]
    let figures: [String: String]
    var links: [String: String]
    /// The sizes of its pictures, by their addresses as written.
    let imageSizes: [String: ImageSize]
    let examples: [String: Example]
    /// The places that name examples.
    let exampleLines: [(name: String, location: SourceLocation)]
    /// The contents of its blocks.
    let embeds: EmbeddedBlocks
    let readers: Readers
    /// What its quizzes, tables and notes say.
    let words: BodyWords
    /// The edition of the page.
    let edition: Edition
    /// The language that it is written in, where that is not the page's.
    let language: TextLanguage?
    /// Whether the markup of `html drawn` blocks is drawn above its code.
    let drawsHTML: Bool

    /// The HTML in UTF-8; nil for an empty body.
    ///
    /// - Throws: what is wrong with the templates of its blocks.
    var html: [UInt8]? {
        get throws(DiagnosticError) { isEmpty ? nil : body.html(try references) }
    }

    /// The form of a saved set that is in it.
    var form: EmbeddedForm? { embeds.form }

    /// The words of all of it, for search.
    var plainText: String { Markdown.fill(body.plainText) { figures[$0] } }

    /// How its references are written.
    var references: BodyReferences { get throws(DiagnosticError) { try makeReferences() } }

    private func makeReferences() throws(DiagnosticError) -> BodyReferences {
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
                edition.isAbroad(address, from: page) ? foreign.tag : nil
            }
        }
        references.imageSize = { imageSizes[$0].map { ($0.width, $0.height) } }
        return references
    }

    /// The HTML of each example, by its name.
    ///
    /// - Throws: the example that is too much.
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

    /// The headings of a body that is long enough to need a list of them.
    var contents: TemplateValue {
        if headings.count < 4 { return .list([]) }
        return .list(
            headings.map { heading in
                .object([
                    "text": .text(heading.text),
                    "href": .text("#" + heading.anchor),
                    "nested": .flag(heading.level > 2),
                ])
            })
    }
}

extension BodyText? {
    /// The names by which templates mark the body: `bodyLang` and `bodyDir`.
    var languageValues: TemplateValues {
        let language = self.flatMap(\.language)
        return [
            "bodyLang": .optional(language?.tag), "bodyDir": .optional(language?.direction),
        ]
    }

    /// The HTML, or a flag that is off.
    var value: TemplateValue {
        get throws(DiagnosticError) { try self?.html.map { .markup($0) } ?? .flag(false) }
    }
}
