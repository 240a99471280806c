import PennyContent
import PennyDiagnostics
import PennyMarkdown

/// Takes the bodies of a site's texts in outline. Those of saved sets are taken in the sets' turn.
struct BodyCollector {
    private let site: Site
    private let outliner: BodyOutliner
    /// The anchors of the explanations' results; none for one that has faults.
    private let anchors: [String: [String]]
    private var pending: [BodyOutliner.Pending] = []

    init(_ site: Site, _ outliner: BodyOutliner, anchors: [String: [String]]) {
        self.site = site
        self.outliner = outliner
        self.anchors = anchors
    }

    /// All bodies by their paths, and what is wrong with them.
    mutating func collect(
        _ workers: Workers
    ) -> (bodies: [String: CheckedContent.Body], faults: [Diagnostic]) {
        for explanation in site.explanations {
            pending.append(
                BodyOutliner.pending(
                    explanation.set, SourcePath.explanation(of: explanation.calculator),
                    Address.explanation(of: explanation.calculator),
                    anchors: anchors[explanation.set.id] ?? []))
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
        let (all, outliner) = (pending, outliner)
        let taken = workers.map(all.count) { outliner.body(all[$0]) }
        let bodies = Dictionary(
            taken.map { ($0.body.path, $0.body) }, uniquingKeysWith: { $1 })
        return (bodies, taken.flatMap(\.faults))
    }

    private mutating func add(_ page: ProsePage, _ path: String, _ address: String) {
        let source = Self.source(page.location.path, page.body, page.bodyLine)
        pending.append(
            .init(source: source, path: path, page: address, linksTerms: page.linksTerms))
    }

    private mutating func add(_ term: GlossaryTerm) {
        var source = Self.source(term.location.path, term.body, term.bodyStart.line)
        source.firstColumn = term.bodyStart.column
        source.isQuotedCell = term.bodyStart.isQuotedCell
        pending.append(
            .init(
                source: source, path: SourcePath.term(term, in: site.folder),
                page: Address.term(term.id), ownTerm: term.id))
    }

    /// A body whose front matter made nothing.
    private mutating func add(_ path: String, _ parts: FrontMatter) {
        let source = Self.source(site.folder.path(path), parts.body, parts.bodyLine)
        let id = SiteFolder.id(path)
        let folder = SetFolder.containing(path)
        let address = folder.map { Address.set(id, in: $0) } ?? Address.page(id)
        pending.append(
            .init(source: source, path: path, own: folder == nil ? nil : id, page: address))
    }

    private static func source(_ path: String, _ text: String, _ line: Int) -> MarkdownSource {
        MarkdownSource(path: path, text: text, firstLine: line, reservedAnchors: PageAnchors.all)
    }
}
