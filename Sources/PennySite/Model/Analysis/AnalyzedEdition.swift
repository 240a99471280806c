import PennyContent
import PennyDiagnostics
import PennyEngine
import PennyMarkdown
import PennyMarkup

/// An edition whose files are loaded and whose texts are checked. Pages are planned from it; each
/// page stores only the parts that it needs.
struct AnalyzedEdition: Sendable {
    let site: LoadedEdition
    let theme: Theme
    /// Whether its theme could be loaded.
    let hasTheme: Bool
    let series: [ComputedSeries]
    let content: AnalyzedTexts
    let setLinks: SetLinks
    /// Writes dates and numbers that belong to no set.
    let numbers: NumberWriter
    /// The words of quizzes, tables and notes in texts.
    private let bodyWords: BodyWords
    /// The date that the build's options set; nil for none.
    private let date: CivilDate?
    /// The records of the saved sets without faults, in the order of their pages; empty before the
    /// sets are rendered.
    private(set) var records = SetRecordList()
    /// The index of the pages that texts list; nil where no text has a list.
    private(set) var pageIndex: EntryIndex?

    init(
        _ site: LoadedEdition, _ theme: Theme?, _ series: [ComputedSeries],
        _ content: AnalyzedTexts, date: CivilDate?
    ) {
        self.site = site
        self.theme = theme ?? .none
        hasTheme = theme != nil
        self.series = series
        self.content = content
        self.date = date
        setLinks = SetLinks(
            site.sets, content.figures, series, foreign: site.edition.foreign)
        numbers = NumberWriter(for: site.readers, currency: site.configuration.currency)
        bodyWords = BodyWords(numbers)
    }

    /// The same edition with the records of its rendered sets, by which the pages that texts list
    /// are known.
    func completed(by records: SetRecordList) -> AnalyzedEdition {
        var complete = self
        complete.records = records
        if !pageLists.isEmpty { complete.pageIndex = EntryIndex(complete) }
        return complete
    }

    /// The day on which the site last changed.
    var updated: CivilDate? {
        date ?? ContentKinds.all.flatMap { $0.dates(of: self) }.max()
    }

    // MARK: - Text with figures

    /// Returns a text of a file with its references filled in. They were checked before; one that
    /// fails anyway is left as written.
    func filled(_ text: String, own: String? = nil) -> String {
        content.figures.filled(text, own: own)
    }

    func title(of page: ProsePage) -> String { filled(page.title) }

    func link(to page: ProsePage, at address: String) -> PageLink {
        PageLink(
            title: title(of: page), address: address, site.language(at: page.location))
    }

    /// Returns a body as it appears on a page; nil where there is none.
    ///
    /// - Parameter page: the address of the page; nil for the body's own page.
    func body(_ path: String, on page: String? = nil) -> PageBody? {
        guard let body = content.bodies[path] else { return nil }
        return text(of: body, on: page ?? body.page, content.figures, content.links) {
            content.examples[$0]?.result
        }
    }

    /// Returns a text as it appears on another page: only the addresses differ.
    func text(_ own: PageBody?, of path: String, on page: String) -> PageBody? {
        guard var text = own, let body = content.bodies[path], text.examples.isEmpty,
            text.embeds.isEmpty
        else { return self.body(path, on: page) }
        text.page = page
        text.links = links(of: body, on: page, content.links)
        return text
    }

    private func links(
        of body: AnalyzedTexts.Body, on page: String, _ addresses: LinkResolver
    ) -> [String: String] {
        var links: [String: String] = [:]
        for link in body.outline.links {
            let address = addresses.address(link.destination, source: body.path, page: page)
            if case .success(let text) = address { links[link.destination] = text }
        }
        return links
    }

    private func imageSizes(
        of body: AnalyzedTexts.Body, _ addresses: LinkResolver
    ) -> [String: ImageSize] {
        var sizes: [String: ImageSize] = [:]
        for link in body.outline.links where link.isImage {
            sizes[link.destination] = addresses.imageSize(link.destination, source: body.path)
        }
        return sizes
    }

    /// Returns a body as it appears on the page at `page`.
    ///
    /// - Parameter result: returns the result of the set with a name.
    func text(
        of body: AnalyzedTexts.Body, on page: String, _ figures: FigureIndex,
        _ addresses: LinkResolver, result: (String) -> Calculation?
    ) -> PageBody {
        let outline = body.outline
        var references: [String: String] = [:]
        for figure in outline.figures {
            references[figure.name] = figures.replacement(of: figure.name, own: body.own)
        }
        var examples: [String: PageBody.Example] = [:]
        for line in outline.examples {
            guard case .success(let example) = figures.example(line.name, own: body.own),
                let set = example.set?.set, let result = result(set.id)
            else { continue }
            examples[line.name] = PageBody.Example(
                result: result, title: figures.filled(set.title, own: set.id),
                address: address(of: set, from: page), figure: example.figure)
        }
        let exampleLines = outline.examples.map { (name: $0.name, location: $0.location) }
        let embeds = self.embeds(of: body, on: page, figures, addresses, result)
        let headings = outline.headings.filter { $0.level <= 3 && !$0.isQuestion }
        return PageBody(
            body: body.text, isEmpty: body.isEmpty, page: page,
            opening: figures.filled(outline.opening, own: body.own),
            wordCount: outline.wordCount,
            headings: headings.map { heading in
                PageBody.Heading(
                    text: figures.filled(heading.text, own: body.own), anchor: heading.anchor,
                    level: heading.level)
            },
            figures: references, links: links(of: body, on: page, addresses),
            imageSizes: imageSizes(of: body, addresses), examples: examples,
            exampleLines: exampleLines, embeds: embeds, readers: site.readers, words: bodyWords,
            edition: site.edition, language: language(of: body),
            drawsHTML: site.configuration.drawsHTML)
    }

    /// Makes the contents of a body's blocks.
    private func embeds(
        of body: AnalyzedTexts.Body, on page: String, _ figures: FigureIndex,
        _ addresses: LinkResolver, _ result: (String) -> Calculation?
    ) -> EmbeddedBlocks {
        var blocks = EmbeddedBlocks()
        if body.outline.embeds.isEmpty { return blocks }
        var resolver = EmbedResolver(figures, addresses, in: EmbedContext(of: body))
        for (index, embed) in body.outline.embeds.enumerated() {
            blocks.add(embed, at: index) {
                resolver.resolve(embed, own: body.own).flatMap {
                    part($0, of: body, on: page, figures, addresses, result)
                }
            }
        }
        return blocks
    }

    /// Makes the part that replaces a block; nil where it cannot be shown.
    private func part(
        _ embed: EmbedResolver.ResolvedEmbed, of body: AnalyzedTexts.Body, on page: String,
        _ figures: FigureIndex, _ addresses: LinkResolver, _ result: (String) -> Calculation?
    ) -> EmbeddedPart? {
        let filled = { (title: String?) in title.map { figures.filled($0, own: body.own) } }
        switch embed {
        case .result(let found):
            let sources = found.sets.compactMap { set in
                result(set.set.id).map {
                    EmbedHTML.Source(
                        title: figures.filled(set.set.title, own: set.set.id),
                        address: address(of: set.set, from: page), $0)
                }
            }
            guard sources.count == found.sets.count else { return nil }
            return EmbeddedResult(found, sources, title: filled(found.request.title))
                .map { .result($0) }
        case .data(let found):
            return .data(
                EmbeddedData(
                    resolved: found, title: filled(found.title),
                    address: addresses.href(to: found.file, from: page)))
        case .pages(let request):
            let entries = pageIndex?.pages(request, on: page) ?? []
            // Reported when the lists are known; an edition may have none of the pages.
            if entries.isEmpty { return nil }
            return .pages(
                EmbeddedPages(
                    title: filled(request.title), entries: entries, areCards: request.areCards,
                    isDated: request.order == .newest, address: page, numbers: numbers,
                    templates: theme.templates))
        case .form(let set, let title):
            return form(set.set, title: filled(title), on: page, result).map { .form($0) }
        }
    }

    private func form(
        _ set: SavedSet, title: String?, on page: String, _ result: (String) -> Calculation?
    ) -> EmbeddedForm? {
        guard let calculation = result(set.id), let index = site.sets.index(of: set.id)
        else { return nil }
        let head = site.sets.heads[index]
        let link = PageLink(
            title: filled(set.title, own: set.id), address: head.address(),
            head.isForeign ? site.edition.foreign : nil)
        return EmbeddedForm(
            title: title, page: link, address: page, calculator: set.calculator,
            result: calculation,
            live: SetPageBuilder(self).liveForm(set, calculation, at: head.address(), on: page),
            numbers: NumberWriter(for: site.readers, currency: calculation.currency),
            templates: theme.templates)
    }

    // MARK: - Lists in texts

    /// The lists of pages in texts, each with the page that it is on.
    private var pageLists: [(request: PageListRequest, page: String)] {
        content.bodies.values.flatMap { body in
            body.outline.embeds.compactMap { embed in
                guard case .pages(let request) = EmbedRequest.read(embed, site.calculators).request
                else {
                    return nil
                }
                return (request, body.page)
            }
        }
    }

    /// A fault for each list of pages without a page, of the first language alone: another edition
    /// may have none of them. All pages are known once the sets are rendered.
    func emptyLists() -> [Diagnostic] {
        guard let pageIndex, site.edition.prefix.isEmpty else { return [] }
        return pageLists.filter { pageIndex.pages($0, on: $1).isEmpty }.map { request, _ in
            Diagnostic(Fault.embed.nothingListed(request.words), at: request.location)
        }.sorted()
    }

    /// The known names that may have been meant by an unknown one.
    func names(_ unknown: UnknownName) -> [String] {
        switch unknown {
        case .set: site.sets.heads.map(\.id)
        case .term: site.glossary.ids
        case .path: content.links.paths
        case .row(_, let table): content.links.rows(of: table)
        case .anchor(_, let page): content.links.anchors(at: page)
        }
    }

    private func language(of body: AnalyzedTexts.Body) -> TextLanguage? {
        body.file.hasPrefix(ThemeFiles.builtIn) ? nil : site.language(of: body.file)
    }

    /// Returns the relative address from a page to the page of an example's set; nil on that page
    /// itself, and for an example that is not a saved set.
    private func address(of set: SavedSet, from page: String) -> String? {
        guard let index = site.sets.index(of: set.id) else { return nil }
        let address = site.sets.heads[index].address()
        return address == page ? nil : Address.relative(from: page, to: address)
    }

    // MARK: - Layout

    func makeLayout() -> Layout {
        let parts = ContentKinds.all.flatMap { $0.navigationItems(of: self) }
        return Layout(
            templates: theme.templates, edition: site.edition,
            hasWordsStyle: hasWordsStyle, configuration: site.configuration,
            readers: site.readers,
            baseURL: site.baseURL, menu: menu(parts),
            sections: Dictionary(
                parts.map { ($0.address, $0.title) }, uniquingKeysWith: { _, part in part }),
            feed: ContentKinds.all.lazy.compactMap { $0.feed(of: self) }.first,
            drawsPictures: site.drawsPictures, branding: branding, updated: updated,
            numbers: numbers)
    }

    private var branding: BrandAssets {
        BrandAssets(site.configuration.branding) {
            content.links.imageSize($0, source: SourceFolder.configurationName)
        }
    }

    private var hasWordsStyle: Bool {
        let style = site.edition.wordsStyle.map { "assets/" + $0 }
        return style.map { style in theme.files.contains { $0.path == style } } ?? false
    }

    /// Returns the menu of `site.yaml`, or an entry for each navigation item with a menu label.
    private func menu(_ parts: [NavigationItem]) -> [MenuEntry] {
        guard let entries = site.configuration.menu else {
            return parts.compactMap { part in
                part.menuLabel.map {
                    MenuEntry(label: $0, address: part.address, language: part.language)
                }
            }
        }
        let language = site.hasOwnMenu ? nil : site.edition.foreign
        return entries.compactMap { menuEntry($0, language) }
    }

    private func menuEntry(
        _ entry: SiteConfiguration.MenuEntry, _ language: TextLanguage?
    ) -> MenuEntry? {
        var address: String?
        if let target = entry.target {
            // An entry that leads nowhere was reported by the checks.
            guard case .success(let found) = content.links.menuAddress(target) else { return nil }
            address = found
        }
        return MenuEntry(
            label: entry.label, address: address, language: language,
            children: entry.children.compactMap { menuEntry($0, language) })
    }
}
