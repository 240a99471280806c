import PennyContent
import PennyEngine
import PennyMarkdown
import PennyTemplates

extension PageRenderer {
    // MARK: - Text with figures

    /// Text from a file with its references filled in. They were checked
    /// before; one that fails anyway is left standing.
    func filled(_ text: String, own: String?) -> String {
        Markdown.fill(text) { content.figures.replacement(of: $0, own: own) }
    }

    func title(of set: ComputedSet) -> String { filled(set.set.title, own: set.set.id) }
    func title(of page: ProsePage) -> String { filled(page.title, own: nil) }

    /// A body as HTML, its links written for its page; nil for an empty one.
    func html(_ path: String) -> String? {
        guard let body = content.bodies[path],
            !body.source.text.allSatisfy(\.isWhitespace)
        else { return nil }
        return Markdown.html(of: body.source, references(of: body, path, on: body.page))
    }

    /// How the references of a body are written on a page.
    func references(
        of body: CheckedContent.Body, _ path: String, on page: String
    ) -> BodyReferences {
        var references = BodyReferences(
            figure: { content.figures.replacement(of: $0, own: body.own) },
            link: { destination in
                let address = content.links.address(destination, source: path, page: page)
                guard case .success(let text) = address else { return nil }
                return text
            },
            term: { Address.relative(from: page, to: Address.term($0)) },
            example: { exampleHTML($0, own: body.own, on: page) })
        references.drawsHTML = site.configuration.drawsHTML
        return references
    }

    // MARK: - Pages

    func proseValues(_ page: ProsePage) -> PageValues {
        let path = "pages/\(page.id).md"
        let summary = filled(page.description, own: nil)
        return PageValues(
            heading: title(of: page), description: summary,
            own: [
                "summary": .text(summary),
                "contents": .list(contents(path)),
                "body": .html(html(path) ?? ""),
            ])
    }

    /// The headings of a page that is long enough to need a list of them.
    func contents(_ path: String) -> [TemplateValue] {
        let all = content.bodies[path]?.outline.headings ?? []
        let headings = all.filter { $0.level <= 3 && !$0.isQuestion }
        if headings.count < 4 { return [] }
        return headings.map { heading in
            .object([
                "text": .text(filled(heading.text, own: nil)),
                "href": .text("#" + heading.anchor),
                "nested": .flag(heading.level > 2),
            ])
        }
    }

    func notFoundValues() -> PageValues {
        PageValues(
            heading: "There is no page here",
            description: "The address may have changed, or it never was one.")
    }

    func sitemapValues() -> [String: TemplateValue] {
        let plan = OutputPlan(site, sets, series, theme.files)
        let entries = plan.outputs.filter(\.isInSiteMap)
        return [
            "entries": .list(
                entries.map { entry in
                    .object([
                        "location": .text(absolute(entry.path, site.baseURL ?? "")),
                        "date": .optional(date(of: entry)?.isoText),
                    ])
                })
        ]
    }

    /// All may be read, and the site map says what there is.
    var robots: String {
        "User-agent: *\nAllow: /\nSitemap: \(absolute(Address.sitemap, site.baseURL ?? ""))\n"
    }

    private func date(of output: PlannedOutput) -> CivilDate? {
        switch output.kind {
        case .result(.set(let index)): sets[index].set.date ?? updated
        case .result(.series(let index)): series[index].date ?? updated
        case .page(let index): site.pages[index].date ?? updated
        case .lesson(let index): site.lessons[index].page.date ?? updated
        case .term(let index): site.glossary.terms[index].date ?? updated
        case .explanation(let index): site.explanations[index].set.date ?? updated
        case .report, .reportSource: site.report?.today.date
        case .reportDay(let index): site.report?.days[index].date
        case .saved: nil
        default: updated
        }
    }
}
