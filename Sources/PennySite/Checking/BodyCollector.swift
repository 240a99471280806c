import PennyContent
import PennyDiagnostics
import PennyMarkdown

/// Takes every body of a site in outline, with the terms it links to.
struct BodyCollector {
    /// A body that is to be taken in outline.
    private struct Pending: Sendable {
        let source: MarkdownSource
        let path: String
        let own: String?
        let page: String
        let linksTerms: Bool
        let ownTerm: String?
    }

    private let site: Site
    private let workers: Workers
    /// The anchors of each result; none for a set that has faults.
    private let anchors: [String: [String]]
    private let names: TermNames?
    private let termPaths: [String: String]
    private var pending: [Pending] = []
    /// The anchors that headings may not take, by those of the result. Most results of a site have
    /// the same.
    private var reserved: [[String]: Set<String>] = [:]
    private(set) var bodies: [String: CheckedContent.Body] = [:]
    private(set) var diagnostics: [Diagnostic] = []

    init(_ site: Site, anchors: [String: [String]], _ workers: Workers) {
        self.site = site
        self.workers = workers
        self.anchors = anchors
        names = site.glossary.names
        termPaths = Dictionary(
            site.glossary.terms.map { (SourcePath.term($0, in: site.folder), $0.id) },
            uniquingKeysWith: { first, _ in first })
    }

    /// Names that several terms claim.
    var ambiguousNames: [TermNames.AmbiguousName] { names?.ambiguous ?? [] }

    mutating func collect() {
        for set in site.sets where !set.location.path.hasSuffix(".csv") {
            add(set, SourcePath.set(set, in: site.folder), Address.set(set))
        }
        for explanation in site.explanations {
            add(
                explanation.set, SourcePath.explanation(of: explanation.calculator),
                Address.explanation(of: explanation.calculator))
        }
        for page in site.pages + [site.home].compactMap(\.self) {
            add(
                page, SourcePath.page(page, in: site.folder),
                page.id == "index" ? Address.home : Address.page(page.id))
        }
        for lesson in site.lessons {
            add(
                lesson.page, SourcePath.lesson(lesson, in: site.folder),
                Address.lesson(lesson.page.id))
        }
        for term in site.glossary.terms { add(term) }
        for (path, parts) in site.looseBodies { add(path, parts) }
        takeOutlines()
    }

    // MARK: - Kinds of bodies

    private mutating func add(_ set: SavedSet, _ path: String, _ page: String) {
        let source = source(
            set.location.path, set.body, set.bodyLine, reserving: anchors[set.id] ?? [])
        add(source, path, own: set.id, page, linksTerms: set.linksTerms)
    }

    private mutating func add(_ page: ProsePage, _ path: String, _ address: String) {
        let source = source(page.location.path, page.body, page.bodyLine)
        add(source, path, own: nil, address, linksTerms: page.linksTerms)
    }

    private mutating func add(_ term: GlossaryTerm) {
        var source = source(term.location.path, term.body, term.bodyStart.line)
        source.firstColumn = term.bodyStart.column
        source.isQuotedCell = term.bodyStart.isQuotedCell
        add(
            source, SourcePath.term(term, in: site.folder), own: nil, Address.term(term.id),
            ownTerm: term.id)
    }

    /// A body whose front matter made nothing.
    private mutating func add(_ path: String, _ parts: FrontMatter) {
        let source = source(site.folder.path(path), parts.body, parts.bodyLine)
        let id = SiteFolder.id(path)
        let folder = SetFolder.containing(path)
        let address = folder.map { Address.set(id, in: $0) } ?? Address.page(id)
        add(source, path, own: folder == nil ? nil : id, address)
    }

    private mutating func source(
        _ path: String, _ text: String, _ line: Int, reserving names: [String] = []
    ) -> MarkdownSource {
        let anchors = reserved[names] ?? PageAnchors.all.union(names)
        reserved[names] = anchors
        return MarkdownSource(path: path, text: text, firstLine: line, reservedAnchors: anchors)
    }

    // MARK: - Outlines

    private mutating func add(
        _ source: MarkdownSource, _ path: String, own: String?, _ page: String,
        linksTerms: Bool = true, ownTerm: String? = nil
    ) {
        pending.append(
            Pending(
                source: source, path: path, own: own, page: page, linksTerms: linksTerms,
                ownTerm: ownTerm))
    }

    private mutating func takeOutlines() {
        let (pending, names, termPaths) = (pending, names, termPaths)
        let taken = workers.map(pending.count) { place in
            Self.body(pending[place], names, termPaths)
        }
        for (pending, (body, faults)) in zip(pending, taken) {
            bodies[pending.path] = body
            diagnostics += faults
        }
        self.pending = []
    }

    private static func body(
        _ pending: Pending, _ names: TermNames?, _ termPaths: [String: String]
    ) -> (body: CheckedContent.Body, faults: [Diagnostic]) {
        let file = pending.path.split(separator: "#").first.map(String.init) ?? pending.path
        var source = pending.source
        if let names, pending.linksTerms {
            source.terms = names
            source.silentTerms = Set([pending.ownTerm].compactMap(\.self))
        }
        let (outline, faults) = Markdown.outline(of: &source) { links in
            termsLinked(by: links, in: file, termPaths)
        }
        let body = CheckedContent.Body(
            source: source, outline: outline, own: pending.own, page: pending.page, file: file,
            terms: Set(source.handLinks.values).union(outline.terms))
        return (body, faults)
    }

    /// The terms that a body links to by hand, by the links' destinations.
    private static func termsLinked(
        by links: [String], in file: String, _ termPaths: [String: String]
    ) -> [String: String] {
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
