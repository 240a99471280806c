import PennyTemplates

/// The other editions of a page: in whose languages it can be read.
struct Alternates: Sendable {
    let editions: [Edition]
    /// Which edition the page is in.
    let own: Int
    /// The saved sets of each edition.
    private let sets: [SetCatalog]
    /// The other pages of each edition, when they are planned.
    var pages: [Set<String>] = []

    /// Of a site with one language.
    init(_ edition: Edition) { (editions, own, sets) = ([edition], 0, []) }

    init(_ editions: [Edition], own: Int, _ sets: [SetCatalog]) {
        (self.editions, self.own, self.sets) = (editions, own, sets)
    }

    /// Whether an edition has a page at an address of its own.
    func has(_ path: String, in edition: Int) -> Bool {
        if edition == own { return true }
        if path == Address.notFound { return false }
        if pages.indices.contains(edition), pages[edition].contains(path) { return true }
        guard let place = sets[edition].place(of: SiteFolder.id(path)) else { return false }
        return !sets[edition].heads[place].isLeftOut
            && sets[edition].heads[place].address() == path
    }

    /// The way from a page to one of another edition.
    func way(from page: String, to other: String, in edition: Int) -> String {
        if edition == own { return Address.relative(from: page, to: other) }
        return Address.root(of: page) + editions[own].up + editions[edition].prefix + other
    }

    /// What lets readers choose another language: to the same page, or to the home page of a
    /// language that does not have it.
    ///
    /// - Parameter root: the way to the root of the whole site; nil for that from the page.
    func choice(on page: String, root: String? = nil) -> TemplateValue {
        if editions.count < 2 { return .list([]) }
        return .list(
            editions.indices.map { edition in
                let other = has(page, in: edition) ? page : Address.home
                return .object([
                    "name": .text(editions[edition].name),
                    "lang": .text(editions[edition].tag),
                    "dir": .optional(
                        editions[edition].isRightToLeft == editions[own].isRightToLeft
                            ? nil : editions[edition].isRightToLeft ? "rtl" : "ltr"),
                    "href": .text(
                        root.map { $0 + editions[edition].prefix + other }
                            ?? way(from: page, to: other, in: edition)),
                    "current": .flag(edition == own),
                ])
            })
    }

    /// The same page in all its languages by full addresses, for programs; none for a page in one
    /// language.
    ///
    /// - Parameter baseURL: where the site is published.
    func links(of page: String, at baseURL: String) -> [(language: String, address: String)] {
        if page == Address.notFound { return [] }
        let those = editions.indices.filter { has(page, in: $0) }
        if those.count < 2 { return [] }
        let links = those.map { edition in
            (
                language: editions[edition].tag,
                address: baseURL + editions[edition].prefix + (page == Address.home ? "" : page)
            )
        }
        return links + (those[0] == 0 ? [("x-default", links[0].address)] : [])
    }
}
