import PennyContent
import PennyEngine
import PennyMarkdown
import PennyMarkup

/// A site whose files are read, computed and checked: what pages are planned from. Each page is
/// given what it needs of it, and keeps no more.
struct CheckedSite {
    let site: Site
    let theme: Theme
    let sets: SetIndex
    let series: [ComputedSeries]
    let content: CheckedContent
    /// The results of the sets whose computing some text shows, by name.
    let examples: [String: Calculation]
    let termUses: TermUses
    /// The day the site was last changed on.
    let updated: CivilDate?
    /// Writes dates and numbers that belong to no set.
    let numbers: NumberWriter

    init(
        _ site: Site, _ theme: Theme, _ sets: [ComputedSet], _ series: [ComputedSeries],
        _ content: CheckedContent, examples: [(String, Calculation)], date: CivilDate?
    ) {
        self.site = site
        self.theme = theme
        self.sets = SetIndex(sets, series, content.figures, site.style)
        self.series = series
        self.content = content
        self.examples = Dictionary(examples, uniquingKeysWith: { first, _ in first })
        termUses = TermUses(site, content.bodies)
        numbers = NumberWriter(style: site.style, currency: site.configuration.currency)
        let pages =
            site.pages + [site.home].compactMap(\.self) + site.lessons.map(\.page)
        let dates =
            sets.compactMap(\.set.date) + pages.compactMap(\.date)
            + site.glossary.terms.compactMap(\.date)
            + [site.report?.today.date].compactMap(\.self)
        updated = date ?? dates.max()
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
        let page = page ?? body.page
        let outline = body.outline
        var figures: [String: String] = [:]
        for figure in outline.figures {
            figures[figure.name] = content.figures.replacement(of: figure.name, own: body.own)
        }
        var links: [String: String] = [:]
        for link in outline.links {
            let address = content.links.address(link.destination, source: path, page: page)
            if case .success(let text) = address { links[link.destination] = text }
        }
        var examples: [String: BodyText.Example] = [:]
        for line in outline.examples {
            examples[line.name] = example(line.name, own: body.own, on: page)
        }
        let headings = outline.headings.filter { $0.level <= 3 && !$0.isQuestion }
        return BodyText(
            source: body.source, page: page, opening: filled(outline.opening),
            wordCount: outline.wordCount,
            headings: headings.map { heading in
                BodyText.Heading(
                    text: filled(heading.text), anchor: heading.anchor, level: heading.level)
            },
            figures: figures, links: links, examples: examples, style: site.style,
            drawsHTML: site.configuration.drawsHTML)
    }

    /// What the line of an example block means; what was reported with the checks is left out.
    private func example(_ line: String, own: String?, on page: String) -> BodyText.Example? {
        guard case .success(let example) = content.figures.example(line, own: own),
            let computed = example.set, let result = examples[computed.set.id]
        else { return nil }
        let set = computed.set
        let isExplanation = site.explanations.contains { $0.set.id == set.id }
        let address = Address.set(set)
        return BodyText.Example(
            result: result, title: filled(set.title, own: set.id),
            address: isExplanation || address == page
                ? nil : Address.relative(from: page, to: address),
            figure: example.figure)
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
