import PennyContent

/// Where each term is used: the pages whose text links to it, or that name it
/// as one to know.
struct TermUses {
    /// A page of the site, with the body it is made from.
    struct Page {
        enum Kind: Int, CaseIterable {
            case lesson, page, explanation, set, term
        }

        let kind: Kind
        let body: String
        let title: String
        /// The set whose figures `this` means in the title.
        let own: String?
        let address: String
    }

    private var pages: [String: [Page]] = [:]

    init(_ site: Site, _ bodies: [String: CheckedContent.Body]) {
        let folder = site.folder
        for lesson in site.lessons {
            let page = Page(
                kind: .lesson, body: SourcePath.lesson(lesson, in: folder),
                title: lesson.page.title, own: nil, address: Address.lesson(lesson.page.id))
            add(page, lesson.terms, bodies)
        }
        for prose in [site.home].compactMap(\.self) + site.pages {
            let address = prose.id == "index" ? Address.home : Address.page(prose.id)
            let page = Page(
                kind: .page, body: SourcePath.page(prose, in: folder), title: prose.title,
                own: nil, address: address)
            add(page, [], bodies)
        }
        for explanation in site.explanations {
            let set = explanation.set
            let page = Page(
                kind: .explanation, body: SourcePath.explanation(of: explanation.calculator),
                title: set.title,
                own: set.id, address: Address.explanation(of: explanation.calculator))
            add(page, set.terms, bodies)
        }
        for set in site.sets {
            let page = Page(
                kind: .set, body: SourcePath.set(set, in: folder), title: set.title, own: set.id,
                address: Address.set(set))
            add(page, set.terms, bodies)
        }
        for term in site.glossary.terms {
            let page = Page(
                kind: .term, body: SourcePath.term(term, in: folder), title: term.headword,
                own: nil, address: Address.term(term.id))
            add(page, [], bodies)
        }
    }

    private mutating func add(
        _ page: Page, _ named: [LocatedWord], _ bodies: [String: CheckedContent.Body]
    ) {
        for id in (bodies[page.body]?.terms ?? []).union(named.map(\.text)) {
            pages[id, default: []].append(page)
        }
    }

    /// The pages that use a term, kind by kind.
    func pages(of id: String) -> [(kind: Page.Kind, pages: [Page])] {
        let all = pages[id] ?? []
        return Page.Kind.allCases.compactMap { kind in
            let same = all.filter { $0.kind == kind }
            return same.isEmpty ? nil : (kind, same)
        }
    }
}
