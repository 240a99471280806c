import PennyContent
import PennyDiagnostics
import PennyEngine
import PennyMarkdown
import PennyTemplates

/// Parses a body into its text, its outline and the terms it links to.
struct BodyParser: Sendable {
    private let folder: SourceFolder
    private let calculators: [Calculator]
    private let names: TermNames?
    private let termPaths: [String: String]
    private let cache: SessionCache?
    /// The prefix of the edition, for names in the cache.
    private let prefix: String
    /// The number of the words that texts link to; nil without a cache.
    private let words: Int?
    /// The quotation marks of the edition's language, and those of texts that are not translated.
    private let quotationMarks, foreignMarks: QuotationMarks
    private let anchors: PageAnchorCache

    init(_ site: LoadedEdition, _ templates: TemplateSet, _ cache: SessionCache?) {
        anchors = PageAnchorCache(templates)
        let (folder, glossary, language) = (site.folder, site.glossary, site.edition.tag)
        self.folder = folder
        calculators = site.calculators.all
        self.cache = cache
        prefix = site.edition.prefix
        quotationMarks = QuotationMarks(of: language)
        foreignMarks = QuotationMarks(of: site.edition.foreign?.tag ?? language)
        words = cache?.number(
            of: glossary.terms.map { term in
                SessionCache.Word(
                    id: term.id, headword: term.headword, aliases: term.aliases.map(\.text),
                    linking: term.linking, path: SourcePath.term(term, in: folder))
            }, in: prefix)
        names = glossary.names
        termPaths = Dictionary(
            glossary.terms.map { (SourcePath.term($0, in: folder), $0.id) },
            uniquingKeysWith: { first, _ in first })
    }

    /// Parses the body of a saved set.
    ///
    /// - Parameter tables: the anchors of the result's tables.
    func body(
        of set: SavedSet, _ path: String, _ page: String, tables: [String]
    ) -> (body: AnalyzedTexts.Body, faults: [Diagnostic]) {
        body(BodySource(set, path, page: page, tables: tables, templates: ["calculation"]))
    }

    /// Parses bodies; returns them by their paths, with their faults.
    func bodies(
        _ pending: [BodySource], _ workers: WorkerPool
    ) -> (bodies: [String: AnalyzedTexts.Body], faults: [Diagnostic]) {
        let results = workers.map(pending.count) { body(pending[$0]) }
        let bodies = Dictionary(
            results.map { ($0.body.path, $0.body) }, uniquingKeysWith: { $1 })
        return (bodies, results.flatMap(\.faults))
    }

    func body(_ pending: BodySource) -> (body: AnalyzedTexts.Body, faults: [Diagnostic]) {
        var pending = pending
        if !pending.source.text.isEmpty {
            pending.source.reservedAnchors.formUnion(
                anchors.around(
                    pending.templates, formsOf: pending.calculatorsOfForms(among: calculators)))
        }
        guard let cache else { return parsed(pending) }
        let name = prefix + pending.path
        let key = SessionCache.BodyKey(pending, words: words, marks(of: pending))
        if let cached = cache.bodies.value(name, for: key) {
            return (cached.body, cached.faults)
        }
        let (body, faults) = parsed(pending)
        cache.bodies.store(
            SessionCache.ParsedBody(body: body, faults: faults), as: name, for: key,
            weight: pending.source.text.utf8.count)
        return (body, faults)
    }

    private func marks(of pending: BodySource) -> QuotationMarks {
        let file = pending.source.path
        return file.hasPrefix(ThemeFiles.builtIn) || folder.isInOwnLanguage(file)
            ? quotationMarks : foreignMarks
    }

    private func parsed(
        _ pending: BodySource
    ) -> (body: AnalyzedTexts.Body, faults: [Diagnostic]) {
        let file = pending.path.split(separator: "#").first.map(String.init) ?? pending.path
        var source = pending.source
        source.quotationMarks = marks(of: pending)
        if let names, pending.linksTerms {
            source.terms = names
            source.silentTerms = Set([pending.ownTerm].compactMap(\.self))
        }
        var terms: Set<String> = []
        var (text, outline, faults) = Markdown.read(source) { links in
            let linked = termsLinked(by: links, in: file)
            terms = Set(linked.values)
            return linked
        }
        if cache == nil, faults.contains(where: \.isCount) {
            // The text has more faults than are reported, so no page is made from it and the rest
            // is not checked.
            text = .empty
            var own = MarkdownOutline()
            own.headings = outline.headings
            outline = own
        }
        let body = AnalyzedTexts.Body(
            text: text, isEmpty: source.text.allSatisfy(\.isWhitespace), outline: outline,
            path: pending.path, file: pending.source.path, own: pending.own, page: pending.page,
            terms: terms.union(outline.terms))
        return (body, faults)
    }

    /// Returns the terms that a body links to by hand, by the links' destinations.
    private func termsLinked(by links: [String], in file: String) -> [String: String] {
        var terms: [String: String] = [:]
        for link in links where !termPaths.isEmpty {
            let parts = link.split(
                separator: "#", maxSplits: 1, omittingEmptySubsequences: false)
            guard let path = LinkResolver.resolve(Address.percentDecoded(parts[0]), from: file)
            else { continue }
            let row = parts.count > 1 ? "\(path)#\(parts[1])" : path
            terms[link] = termPaths[path] ?? termPaths[row]
        }
        return terms
    }
}
