import PennyContent
import PennyDiagnostics
import PennyMarkdown

/// Parses a body and takes it in outline, with the terms it links to.
struct BodyOutliner: Sendable {
    private let folder: SiteFolder
    private let names: TermNames?
    private let termPaths: [String: String]
    private let memory: LiveMemory?
    /// The number of the words that texts link to, where there is a memory.
    private let words: Int?
    private let quotationMarks: QuotationMarks

    /// - Parameter language: that of the texts.
    init(_ folder: SiteFolder, _ glossary: Glossary, _ memory: LiveMemory?, language: String) {
        self.folder = folder
        self.memory = memory
        quotationMarks = QuotationMarks(of: language)
        words = memory?.number(
            of: glossary.terms.map { term in
                LiveMemory.Word(
                    id: term.id, headword: term.headword, aliases: term.aliases.map(\.text),
                    linking: term.linking, path: SourcePath.term(term, in: folder))
            })
        names = glossary.names
        termPaths = Dictionary(
            glossary.terms.map { (SourcePath.term($0, in: folder), $0.id) },
            uniquingKeysWith: { first, _ in first })
    }

    /// The body of a set, or of the explanation of a calculator.
    ///
    /// - Parameter anchors: those that the result's own headings take.
    func body(
        of set: SavedSet, _ path: String, _ page: String, anchors: [String]
    ) -> (body: CheckedContent.Body, faults: [Diagnostic]) {
        body(PendingBody(set, path, page: page, anchors: anchors))
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
        guard let memory else { return parsed(pending) }
        let key = LiveMemory.BodyKey(pending, words: words, quotationMarks)
        if let kept = memory.bodies.value(pending.path, for: key) {
            return (kept.body, kept.faults)
        }
        let (body, faults) = parsed(pending)
        memory.bodies.keep(
            LiveMemory.ParsedBody(body: body, faults: faults), as: pending.path, for: key,
            weight: pending.source.text.utf8.count)
        return (body, faults)
    }

    private func parsed(
        _ pending: PendingBody
    ) -> (body: CheckedContent.Body, faults: [Diagnostic]) {
        let file = pending.path.split(separator: "#").first.map(String.init) ?? pending.path
        var source = pending.source
        source.quotationMarks = quotationMarks
        if let names, pending.linksTerms {
            source.terms = names
            source.silentTerms = Set([pending.ownTerm].compactMap(\.self))
        }
        var terms: Set<String> = []
        let (text, outline, faults) = Markdown.read(source) { links in
            let linked = termsLinked(by: links, in: file)
            terms = Set(linked.values)
            return linked
        }
        let body = CheckedContent.Body(
            text: text, isEmpty: source.text.allSatisfy(\.isWhitespace), outline: outline,
            path: pending.path, own: pending.own, page: pending.page,
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
