import PennyEngine
import PennyTemplates

/// The page of a term.
struct TermPage: Page {
    /// The pages of a kind that use it.
    struct Uses: Sendable {
        let label: String
        let pages: [PageLink]
        /// How many more there are, in words.
        let more: String?
    }

    let entry: TermEntry
    let date: CivilDate?
    let origin: String
    let summary: String
    let otherNames: [String]
    let body: BodyText?
    let source: String?
    let sourceURL: String?
    let related: [PageLink]
    let uses: [Uses]
    let previous: PageLink?
    let next: PageLink?

    var id: String { "term:\(entry.id)" }
    private var path: String { Address.term(entry.id) }
    var pageHead: PageHead {
        PageHead(
            path: path, template: "term", change: .own(date),
            scripts: [WordsFile.script, "marks.js", "glossary.js"], isArticle: true)
    }

    func content(in frame: Frame) -> PageContent {
        PageContent(
            heading: entry.headword, description: entry.short, part: "Dictionary",
            section: [Address.glossary], subject: .thing("DefinedTerm", properties(frame)),
            own: [
                "id": .text(entry.id),
                "aliases": .text(entry.formerIDs),
                "summary": .text(summary),
                "names": .text(otherNames.joined(separator: " · ")),
                "body": body.value,
                "source": .optional(source),
                "sourceURL": .optional(sourceURL),
                "relatedLabel": .text("See also"),
                "related": .list(related.map { $0.value(from: path) }),
                "uses": .list(uses.map(value)),
                "previous": previous.value(from: path),
                "next": next.value(from: path),
                "more": .text("More words"),
            ])
    }

    private func value(_ uses: Uses) -> TemplateValue {
        .object([
            "label": .text(uses.label),
            "pages": .list(uses.pages.map { $0.value(from: path) }),
            "more": .optional(uses.more),
        ])
    }

    private func properties(_ frame: Frame) -> [(name: String, value: LinkedData)] {
        LinkedData.given([
            "alternateName": LinkedData.texts(otherNames),
            "inDefinedTermSet": .thing(
                "DefinedTermSet",
                ["name": .text("Dictionary"), "url": frame.link(Address.glossary)]),
        ])
    }
}
