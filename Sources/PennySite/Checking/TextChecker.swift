import PennyContent
import PennyDiagnostics
import PennyMarkdown

/// Checks what a text says of others: figures, examples, links, terms.
struct TextChecker {
    let figures: FigureIndex
    let links: LinkResolver
    let glossary: GlossaryChecker
    private var found = FaultCollector<Finding>()
    var findings: [Finding] { found.faults }

    init(_ figures: FigureIndex, _ links: LinkResolver, _ glossary: GlossaryChecker) {
        self.figures = figures
        self.links = links
        self.glossary = glossary
    }

    /// Checks a body.
    ///
    /// - Returns: the sets whose results it shows something of.
    mutating func check(_ body: CheckedContent.Body) -> [ComputedSet] {
        for figure in body.outline.figures {
            if case .failure(let error) = figures.text(figure.name, own: body.own) {
                found.add(Finding(error, at: figure.location))
            }
        }
        for (name, count) in body.outline.otherFigures {
            if case .failure = figures.text(name, own: body.own) { add(count, in: body) }
        }
        var examples: [ComputedSet] = []
        for example in body.outline.examples {
            switch figures.example(example.name, own: body.own) {
            case .success(let found): examples += [found.set].compactMap(\.self)
            case .failure(let error): found.add(Finding(error, at: example.location))
            }
        }
        var embeds = EmbedChecker(figures, links, in: EmbedPlace(of: body))
        for embed in body.outline.embeds {
            examples += embeds.found(embed, own: body.own)?.sets ?? []
            if let title = embed["title"] { check(title.value, title.valueLocation, own: body.own) }
        }
        found.add(embeds.findings)
        for link in body.outline.links {
            let result = links.address(link.destination, source: body.path, page: body.page)
            if case .failure(let error) = result {
                found.add(Finding(error, at: link.location))
            }
        }
        for (link, count) in body.outline.otherLinks {
            let result = links.address(link, source: body.path, page: body.page)
            if case .failure = result { add(count, in: body) }
        }
        return examples
    }

    /// Counts more faults than are told of a text.
    private mutating func add(_ others: Int, in body: CheckedContent.Body) {
        found.add(Finding.count(as: Diagnostic(.error, others: others, in: body.file)))
    }

    /// Checks a value of a file, such as a title.
    mutating func check(_ text: String, _ location: SourceLocation, own: String? = nil) {
        guard text.utf8.contains(UInt8(ascii: "{")) else { return }
        for stray in Markdown.strayBraces(in: text) {
            let diagnostic = Diagnostic(.error, stray.fault, at: location)
            found.add(Finding(diagnostic, offset: stray.offset))
        }
        for reference in Markdown.references(in: text) {
            if case .failure(let error) = figures.text(reference.name, own: own) {
                found.add(Finding(error, at: location, offset: reference.offset))
            }
        }
    }

    /// Checks the title and the description of a set, and the terms it names.
    mutating func check(_ set: SavedSet) {
        check(set.title, set.titleLocation, own: set.id)
        check(set.description, set.descriptionLocation, own: set.id)
        checkTerms(set.terms)
    }

    /// Checks the title and the description of a page.
    mutating func check(_ page: ProsePage) {
        check(page.title, page.titleLocation)
        check(page.description, page.descriptionLocation)
    }

    /// Checks the terms that a file names.
    mutating func checkTerms(_ words: [LocatedWord]) {
        found.add(glossary.findings(naming: words))
    }

    /// Checks the terms themselves.
    mutating func checkGlossary() { found.add(glossary.check()) }

    /// Checks a link of the menu.
    /// A file that `site.yaml` names.
    mutating func check(_ file: LocatedWord) {
        if case .failure(let error) = links.menuAddress(file.text) {
            found.add(Finding(error, at: file.location))
        }
    }

    mutating func check(_ entry: SiteConfiguration.MenuEntry) {
        if let target = entry.target, case .failure(let error) = links.menuAddress(target) {
            found.add(Finding(error, at: entry.location))
        }
        for child in entry.children { check(child) }
    }
}
