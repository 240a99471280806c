import PennyContent
import PennyEngine
import PennyMarkdown
import PennyMarkup

/// A site whose files are read and whose texts are checked: what pages are planned from. Each page
/// is given what it needs of it, and keeps no more.
struct CheckedSite: Sendable {
    let site: Site
    let theme: Theme
    let series: [ComputedSeries]
    let content: CheckedContent
    let setLinks: SetLinks
    /// Writes dates and numbers that belong to no set.
    let numbers: NumberWriter
    /// The day that a build was told to say.
    private let date: CivilDate?
    /// What is left of the saved sets without faults, in the order of their pages; none before
    /// their turns.
    var records: [SetRecord] = []

    init(
        _ site: Site, _ theme: Theme, _ series: [ComputedSeries], _ content: CheckedContent,
        date: CivilDate?
    ) {
        self.site = site
        self.theme = theme
        self.series = series
        self.content = content
        self.date = date
        setLinks = SetLinks(site.sets, content.figures, series)
        numbers = NumberWriter(style: site.style, currency: site.configuration.currency)
    }

    /// The day the site was last changed on.
    var updated: CivilDate? {
        let pages =
            site.pages + [site.home].compactMap(\.self) + site.lessons.map(\.page)
        let dates =
            records.compactMap(\.date) + pages.compactMap(\.date)
            + site.glossary.terms.compactMap(\.date)
            + [site.report?.today.date].compactMap(\.self)
        return date ?? dates.max()
    }

    // MARK: - Text with figures

    /// Text from a file with its references filled in. They were checked
    /// before; one that fails anyway is left standing.
    func filled(_ text: String, own: String? = nil) -> String {
        content.figures.filled(text, own: own)
    }

    func title(of page: ProsePage) -> String { filled(page.title) }

    /// A body as it is written on a page; nil where there is none.
    ///
    /// - Parameter page: the address of the page; nil for the body's own.
    func body(_ path: String, on page: String? = nil) -> BodyText? {
        guard let body = content.bodies[path] else { return nil }
        return text(of: body, on: page ?? body.page, content.figures, content.links) {
            content.examples[$0]?.result
        }
    }

    /// A text as it is written on another page: but for addresses, the same.
    func text(_ own: BodyText?, of path: String, on page: String) -> BodyText? {
        guard var text = own, let body = content.bodies[path], text.examples.isEmpty
        else { return self.body(path, on: page) }
        text.page = page
        text.links = links(of: body, on: page, content.links)
        return text
    }

    private func links(
        of body: CheckedContent.Body, on page: String, _ addresses: LinkResolver
    ) -> [String: String] {
        var links: [String: String] = [:]
        for link in body.outline.links {
            let address = addresses.address(link.destination, source: body.path, page: page)
            if case .success(let text) = address { links[link.destination] = text }
        }
        return links
    }

    /// A body as it is written on the page at `page`.
    ///
    /// - Parameter result: the result of the set with a name.
    func text(
        of body: CheckedContent.Body, on page: String, _ figures: FigureIndex,
        _ addresses: LinkResolver, result: (String) -> Calculation?
    ) -> BodyText {
        let outline = body.outline
        var references: [String: String] = [:]
        for figure in outline.figures {
            references[figure.name] = figures.replacement(of: figure.name, own: body.own)
        }
        var examples: [String: BodyText.Example] = [:]
        for line in outline.examples {
            guard case .success(let example) = figures.example(line.name, own: body.own),
                let set = example.set?.set, let result = result(set.id)
            else { continue }
            examples[line.name] = BodyText.Example(
                result: result, title: figures.filled(set.title, own: set.id),
                address: address(of: set, from: page), figure: example.figure)
        }
        let headings = outline.headings.filter { $0.level <= 3 && !$0.isQuestion }
        return BodyText(
            body: body.text, isEmpty: body.isEmpty, page: page,
            opening: figures.filled(outline.opening, own: body.own),
            wordCount: outline.wordCount,
            headings: headings.map { heading in
                BodyText.Heading(
                    text: figures.filled(heading.text, own: body.own), anchor: heading.anchor,
                    level: heading.level)
            },
            figures: references, links: links(of: body, on: page, addresses), examples: examples,
            style: site.style,
            drawsHTML: site.configuration.drawsHTML)
    }

    /// The way from a page to that of an example's set; nil on its own page, and for the example
    /// of an explanation, which has none.
    private func address(of set: SavedSet, from page: String) -> String? {
        let isExplanation = site.explanations.contains { $0.set.id == set.id }
        let address = Address.set(set)
        return isExplanation || address == page
            ? nil : Address.relative(from: page, to: address)
    }

    // MARK: - The frame

    var frame: Frame {
        let lists = site.lists.map { ($0.address, $0.heading) }
        let parts = [
            (Address.lessons, "Learn"), (Address.glossary, "Dictionary"),
            (Address.calculators, "Calculators"),
            (Address.report, site.report?.configuration.title),
        ].compactMap { address, name in name.map { (address, $0) } }
        return Frame(
            templates: theme.templates, configuration: site.configuration, style: site.style,
            baseURL: site.baseURL, menu: menu,
            sections: Dictionary(lists + parts, uniquingKeysWith: { _, part in part }),
            reportTitle: site.report?.configuration.title, drawsPictures: site.drawsPictures,
            updated: updated, numbers: numbers)
    }

    /// The entries asked for, or one for each folder and one for each page.
    private var menu: [PageLink] {
        guard let entries = site.configuration.menu else {
            let lists = site.lists.filter { $0.calculator == nil }
            return lists.map { PageLink(title: $0.label, address: $0.address) } + learning
                + site.pages.map { PageLink(title: title(of: $0), address: Address.page($0.id)) }
        }
        return entries.compactMap { entry in
            // One that leads nowhere was reported with the checks.
            guard case .success(let address) = content.links.menuAddress(entry.target) else {
                return nil
            }
            return PageLink(title: entry.label, address: address)
        }
    }

    /// The course, the dictionary, the calculators and the report, where there are any.
    private var learning: [PageLink] {
        [
            site.lessons.isEmpty ? nil : PageLink(title: "Learn", address: Address.lessons),
            site.glossary.isEmpty
                ? nil : PageLink(title: "Dictionary", address: Address.glossary),
            site.explanations.isEmpty
                ? nil : PageLink(title: "Calculators", address: Address.calculators),
            site.report.map { _ in PageLink(title: "Report", address: Address.report) },
        ].compactMap(\.self)
    }
}
