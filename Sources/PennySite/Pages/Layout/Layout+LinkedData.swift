import PennyContent
import PennyEngine

/// The linked data of pages, in the vocabulary of schema.org.
extension Layout {
    func linkedData(
        _ head: PageHead, _ page: PageContent, about: String, address: String?
    ) -> [LinkedData] {
        switch page.subject {
        case .nothing: []
        case .site: [website(about)]
        case .thing(let type, let own):
            [
                thing(type, own, head, page, about: about, address: address),
                trail(head, page),
            ].compactMap(\.self)
        }
    }

    private func website(_ about: String) -> LinkedData {
        .thing(
            "WebSite",
            [
                "name": .text(configuration.title), "description": .text(about),
                "url": baseURL.map { .text($0) },
                "inLanguage": .text(configuration.language),
            ])
    }

    /// The thing that the page is about.
    private func thing(
        _ type: String, _ own: [(name: String, value: LinkedData)], _ head: PageHead,
        _ page: PageContent, about: String, address: String?
    ) -> LinkedData {
        let date = Self.hasDate(type) ? lastChange(of: head) : nil
        let common = LinkedData.given([
            "name": .text(page.heading), "description": .text(about),
            "url": address.map { .text($0) },
            "inLanguage": .text(configuration.language),
            "dateModified": date.map { .text($0.isoText) },
        ])
        return .thing(type, common + own)
    }

    /// Whether things of a type have a date: a loan and a term have none.
    private static func hasDate(_ type: String) -> Bool {
        !["LoanOrCredit", "DefinedTerm"].contains(type)
    }

    /// The publisher of the site.
    var provider: LinkedData {
        .thing(
            "Organization",
            ["name": .text(configuration.title), "url": baseURL.map { .text($0) }])
    }

    /// The full address of a page of the site.
    func link(_ path: String) -> LinkedData? { absolute(path).map { .text($0) } }

    /// The breadcrumbs from the home page, through the navigation item of the page; nil where
    /// addresses are not known.
    private func trail(_ head: PageHead, _ page: PageContent) -> LinkedData? {
        guard let address = absolute(head.path), let homeStep else { return nil }
        var steps = [homeStep]
        if page.breadcrumbs.isEmpty, let section = page.section.last, section != head.path,
            let part = partSteps[section]
        {
            steps.append(part)
        }
        for link in page.breadcrumbs {
            guard let address = absolute(link.address) else { continue }
            steps.append(Self.step(steps.count + 1, link.title, address))
        }
        steps.append(Self.step(steps.count + 1, page.heading, address))
        return .thing("BreadcrumbList", [("itemListElement", .list(steps))])
    }

    /// One element of the breadcrumbs. The home page has position 1.
    static func step(_ position: Int, _ name: String, _ address: String) -> LinkedData {
        .thing(
            "ListItem",
            [
                ("position", .number("\(position)")), ("name", .text(name)),
                ("item", .text(address)),
            ])
    }
}
