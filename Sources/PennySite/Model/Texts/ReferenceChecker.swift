import PennyContent
import PennyDiagnostics
import PennyMarkdown

/// Checks the references of texts: figures, examples, blocks, links and terms.
struct ReferenceChecker {
    let figures: FigureIndex
    let links: LinkResolver
    let glossary: TermChecker
    private var faults = FaultCollector<PendingDiagnostic>()
    var pending: [PendingDiagnostic] { faults.faults }

    init(_ figures: FigureIndex, _ links: LinkResolver, _ glossary: TermChecker) {
        self.figures = figures
        self.links = links
        self.glossary = glossary
    }

    /// Checks a body.
    ///
    /// - Returns: the sets whose results it shows in part.
    mutating func check(_ body: AnalyzedTexts.Body) -> [ComputedSet] {
        for figure in body.outline.figures {
            if case .failure(let error) = figures.text(figure.name, own: body.own) {
                faults.add(PendingDiagnostic(error, at: figure.location))
            }
        }
        for (name, count) in body.outline.otherFigures {
            if case .failure = figures.text(name, own: body.own) { add(count, in: body) }
        }
        var examples: [ComputedSet] = []
        for example in body.outline.examples {
            switch figures.example(example.name, own: body.own) {
            case .success(let found): examples += [found.set].compactMap(\.self)
            case .failure(let error): faults.add(PendingDiagnostic(error, at: example.location))
            }
        }
        var embeds = EmbedResolver(figures, links, in: EmbedContext(of: body))
        for embed in body.outline.embeds {
            examples += embeds.resolve(embed, own: body.own)?.sets ?? []
            if let title = embed["title"] { check(title.value, title.valueLocation, own: body.own) }
        }
        faults.add(embeds.pending)
        for link in body.outline.links {
            let result = links.address(link.destination, source: body.path, page: body.page)
            if case .failure(let error) = result {
                faults.add(PendingDiagnostic(error, at: link.location))
            }
        }
        for (link, count) in body.outline.otherLinks {
            let result = links.address(link, source: body.path, page: body.page)
            if case .failure = result { add(count, in: body) }
        }
        return examples
    }

    /// Counts the faults of a text beyond those that are reported one by one.
    private mutating func add(_ others: Int, in body: AnalyzedTexts.Body) {
        faults.add(PendingDiagnostic.count(as: Diagnostic(.error, others: others, in: body.file)))
    }

    /// Checks a value of a file, such as a title.
    mutating func check(_ text: String, _ location: SourceLocation, own: String? = nil) {
        guard text.utf8.contains(UInt8(ascii: "{")) else { return }
        for stray in Markdown.strayBraces(in: text) {
            let diagnostic = Diagnostic(stray.fault, at: location)
            faults.add(PendingDiagnostic(diagnostic, offset: stray.offset))
        }
        for reference in Markdown.references(in: text) {
            if case .failure(let error) = figures.text(reference.name, own: own) {
                faults.add(PendingDiagnostic(error, at: location, offset: reference.offset))
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
        faults.add(glossary.pending(naming: words))
    }

    /// Checks the terms themselves.
    mutating func checkGlossary() { faults.add(glossary.check()) }

    /// Checks a file that `site.yaml` names.
    mutating func check(_ file: LocatedWord) {
        if case .failure(let error) = links.menuAddress(file.text) {
            faults.add(PendingDiagnostic(error, at: file.location))
        }
    }

    /// Checks a link of the menu, and those below it.
    mutating func check(_ entry: SiteConfiguration.MenuEntry) {
        if let target = entry.target, case .failure(let error) = links.menuAddress(target) {
            faults.add(PendingDiagnostic(error, at: entry.location))
        }
        for child in entry.children { check(child) }
    }
}
