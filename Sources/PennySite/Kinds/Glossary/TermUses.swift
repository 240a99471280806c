import PennyContent

/// Where each term is used: the pages whose text links to it, or that name it
/// as one to know.
struct TermUses: Sendable {
    enum Kind: Int, CaseIterable {
        case lesson, page, explanation, set, term
    }

    private var pages: [String: [(kind: Kind, link: PageLink)]] = [:]

    init(_ checked: CheckedSite) {
        let site = checked.site
        if site.glossary.isEmpty { return }
        let folder = site.folder
        for lesson in site.lessons {
            add(
                .lesson, checked.title(of: lesson.page), Address.lesson(lesson.page.id),
                checked.terms(in: SourcePath.lesson(lesson, in: folder), lesson.terms))
        }
        for prose in [site.home].compactMap(\.self) + site.pages {
            add(
                .page, checked.title(of: prose),
                prose.id == "index" ? Address.home : Address.page(prose.id),
                checked.terms(in: SourcePath.page(prose, in: folder)))
        }
        for explanation in site.explanations {
            let (set, calculator) = (explanation.set, explanation.calculator)
            add(
                .explanation, checked.filled(set.title, own: set.id),
                Address.explanation(of: calculator),
                checked.terms(in: SourcePath.explanation(of: calculator), set.terms))
        }
        for record in checked.records {
            add(.set, record.title, site.sets.heads[record.place].address(), record.terms)
        }
        for term in site.glossary.terms {
            add(
                .term, term.headword, Address.term(term.id),
                checked.terms(in: SourcePath.term(term, in: folder)))
        }
    }

    private mutating func add(
        _ kind: Kind, _ title: String, _ address: String, _ terms: some Sequence<String>
    ) {
        let page = (kind: kind, link: PageLink(title: title, address: address))
        for id in terms { pages[id, default: []].append(page) }
    }

    /// The terms that pages use.
    var terms: Set<String> { Set(pages.keys) }

    /// The pages that use a term, kind by kind.
    func pages(of id: String) -> [(kind: Kind, pages: [PageLink])] {
        let all = pages[id] ?? []
        return Kind.allCases.compactMap { kind in
            let same = all.filter { $0.kind == kind }.map(\.link)
            return same.isEmpty ? nil : (kind, same)
        }
    }
}

extension CheckedSite {
    /// The terms that a body links to, and those that its file names.
    fileprivate func terms(in path: String, _ named: [LocatedWord] = []) -> Set<String> {
        (content.bodies[path]?.terms ?? []).union(named.map(\.text))
    }
}
