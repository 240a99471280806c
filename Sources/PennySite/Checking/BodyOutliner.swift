import PennyContent
import PennyDiagnostics
import PennyMarkdown
import PennyTemplates

/// Parses a body and takes it in outline, with the terms it links to.
struct BodyOutliner: Sendable {
    private let folder: SiteFolder
    private let names: TermNames?
    private let termPaths: [String: String]
    private let memory: LiveMemory?
    /// That of the edition, for what is kept in memory.
    private let prefix: String
    /// The number of the words that texts link to, where there is a memory.
    private let words: Int?
    /// Those of the edition's language, and of texts that are not translated.
    private let quotationMarks, foreignMarks: QuotationMarks
    private let anchors: PageAnchorCache

    init(_ site: Site, _ templates: TemplateSet, _ memory: LiveMemory?) {
        anchors = PageAnchorCache(templates)
        let (folder, glossary, language) = (site.folder, site.glossary, site.edition.tag)
        self.folder = folder
        self.memory = memory
        prefix = site.edition.prefix
        quotationMarks = QuotationMarks(of: language)
        foreignMarks = QuotationMarks(of: site.edition.foreign?.tag ?? language)
        words = memory?.number(
            of: glossary.terms.map { term in
                LiveMemory.Word(
                    id: term.id, headword: term.headword, aliases: term.aliases.map(\.text),
                    linking: term.linking, path: SourcePath.term(term, in: folder))
            }, in: prefix)
        names = glossary.names
        termPaths = Dictionary(
            glossary.terms.map { (SourcePath.term($0, in: folder), $0.id) },
            uniquingKeysWith: { first, _ in first })
    }

    /// The body of a set, or of the explanation of a calculator.
    ///
    /// - Parameter tables: the anchors of the result's tables.
    func body(
        of set: SavedSet, _ path: String, _ page: String, tables: [String]
    ) -> (body: CheckedContent.Body, faults: [Diagnostic]) {
        body(PendingBody(set, path, page: page, tables: tables, templates: ["calculation"]))
    }

    /// Bodies by their paths, and what is wrong with them.
    func bodies(
        _ pending: [PendingBody], _ workers: Workers
    ) -> (bodies: [String: CheckedContent.Body], faults: [Diagnostic]) {
        let taken = workers.map(pending.count) { body(pending[$0]) }
        let bodies = Dictionary(
            taken.map { ($0.body.path, $0.body) }, uniquingKeysWith: { $1 })
        return (bodies, taken.flatMap(\.faults))
    }

    func body(_ pending: PendingBody) -> (body: CheckedContent.Body, faults: [Diagnostic]) {
        var pending = pending
        if !pending.source.text.isEmpty {
            pending.source.reservedAnchors.formUnion(
                anchors.around(pending.templates, formsOf: pending.calculatorsOfForms))
        }
        guard let memory else { return parsed(pending) }
        let name = prefix + pending.path
        let key = LiveMemory.BodyKey(pending, words: words, marks(of: pending))
        if let kept = memory.bodies.value(name, for: key) {
            return (kept.body, kept.faults)
        }
        let (body, faults) = parsed(pending)
        memory.bodies.keep(
            LiveMemory.ParsedBody(body: body, faults: faults), as: name, for: key,
            weight: pending.source.text.utf8.count)
        return (body, faults)
    }

    private func marks(of pending: PendingBody) -> QuotationMarks {
        let file = pending.source.path
        return file.hasPrefix(ThemeLoader.builtIn) || folder.isInOwnLanguage(file)
            ? quotationMarks : foreignMarks
    }

    private func parsed(
        _ pending: PendingBody
    ) -> (body: CheckedContent.Body, faults: [Diagnostic]) {
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
        if memory == nil, faults.contains(where: \.isCount) {
            // Nothing is made of it, and nobody mends more at once than what is told already.
            text = .empty
            var own = MarkdownOutline()
            own.headings = outline.headings
            outline = own
        }
        let body = CheckedContent.Body(
            text: text, isEmpty: source.text.allSatisfy(\.isWhitespace), outline: outline,
            path: pending.path, file: pending.source.path, own: pending.own, page: pending.page,
            terms: terms.union(outline.terms))
        return (body, faults)
    }

    /// The terms that a body links to by hand, by the links' destinations.
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
