import PennyTemplates

/// The editions of a site, and which of them has which page.
struct Alternates: Sendable {
    /// The page in one of its languages.
    struct Link: Sendable {
        let language: String
        let address: String

        static let values: [PageValue<Link>] = [
            .text("hreflang", "The language, or x-default.") { link, _ in link.language },
            .text("href", "The full address.") { link, _ in link.address },
        ]
    }

    /// A language that readers can choose.
    struct Choice: Sendable {
        let edition: Edition
        /// Its direction, where that is not the page's.
        let direction: String?
        let href: String
        let isCurrent: Bool

        static let values: [PageValue<Choice>] = [
            .text("name", "What the language calls itself.") { choice, _ in choice.edition.name },
            .text("lang", "The language, such as de.") { choice, _ in choice.edition.tag },
            .optional("dir", "Its direction, if it is another than the page’s.") { choice, _ in
                choice.direction
            },
            .text("href", "The way to the page in it.") { choice, _ in choice.href },
            .flag("current", "Whether it is that of this page.") { choice, _ in choice.isCurrent },
        ]
    }

    let editions: [Edition]
    /// The index of the edition of the page.
    let own: Int
    /// The saved sets of each edition.
    private let sets: [SetIndex]
    /// The addresses of each edition's other pages, once they are planned.
    var pages: [Set<String>] = []

    /// Creates the alternates of a site with one language.
    init(_ edition: Edition) { (editions, own, sets) = ([edition], 0, []) }

    init(_ editions: [Edition], own: Int, _ sets: [SetIndex]) {
        (self.editions, self.own, self.sets) = (editions, own, sets)
    }

    /// Whether an edition has a page of its own at an address.
    func has(_ path: String, in edition: Int) -> Bool {
        if edition == own { return true }
        if path == Address.notFound { return false }
        if pages.indices.contains(edition), pages[edition].contains(path) { return true }
        guard let index = sets[edition].index(of: SourceFolder.id(path)) else { return false }
        return !sets[edition].heads[index].isLeftOut
            && sets[edition].heads[index].address() == path
    }

    /// The relative address of a page of another edition.
    func href(from page: String, to other: String, in edition: Int) -> String {
        if edition == own { return Address.relative(from: page, to: other) }
        return Address.root(of: page) + editions[own].up + editions[edition].prefix + other
    }

    /// The links to the other languages: to the same page, or to the home page of an edition
    /// without it.
    ///
    /// - Parameter root: the address of the whole site's root; nil for a relative one from the
    ///   page.
    func choices(on page: String, root: String? = nil) -> [Choice] {
        if editions.count < 2 { return [] }
        return editions.indices.map { edition in
            let other = has(page, in: edition) ? page : Address.home
            let isRightToLeft = editions[edition].isRightToLeft
            return Choice(
                edition: editions[edition],
                direction: isRightToLeft == editions[own].isRightToLeft
                    ? nil : isRightToLeft ? "rtl" : "ltr",
                href: root.map { $0 + editions[edition].prefix + other }
                    ?? href(from: page, to: other, in: edition),
                isCurrent: edition == own)
        }
    }

    /// The full addresses of the page in each language, for `hreflang`; empty for a page in one
    /// language.
    ///
    /// - Parameter baseURL: the address of the published site.
    func links(of page: String, at baseURL: String) -> [Link] {
        if page == Address.notFound { return [] }
        let available = editions.indices.filter { has(page, in: $0) }
        if available.count < 2 { return [] }
        let links = available.map { edition in
            Link(
                language: editions[edition].tag,
                address: baseURL + editions[edition].prefix + (page == Address.home ? "" : page))
        }
        let isInFirst = available[0] == 0
        return links + (isInFirst ? [Link(language: "x-default", address: links[0].address)] : [])
    }
}
