import PennyContent
import PennyEngine

/// What each page is, in the words of schema.org.
extension Frame {
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

    /// The page's own thing.
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

    /// Only works have a date; a loan and a word have none.
    private static func hasDate(_ type: String) -> Bool {
        !["LoanOrCredit", "DefinedTerm"].contains(type)
    }

    /// Who publishes the site.
    var provider: LinkedData {
        .thing(
            "Organization",
            ["name": .text(configuration.title), "url": baseURL.map { .text($0) }])
    }

    /// The full address of a page of the site.
    func link(_ path: String) -> LinkedData? { absolute(path).map { .text($0) } }

    /// The way from the home page, where addresses are known: through the part of the
    /// site that the page is in.
    private func trail(_ head: PageHead, _ page: PageContent) -> LinkedData? {
        guard let address = absolute(head.path), let homeStep else { return nil }
        var steps = [homeStep]
        if page.way.isEmpty, let section = page.section.last, section != head.path,
            let part = partSteps[section]
        {
            steps.append(part)
        }
        for link in page.way {
            guard let address = absolute(link.address) else { continue }
            steps.append(Self.step(steps.count + 1, link.title, address))
        }
        steps.append(Self.step(steps.count + 1, page.heading, address))
        return .thing("BreadcrumbList", [("itemListElement", .list(steps))])
    }

    /// A step of the way to a page, the first one being the home page.
    static func step(_ position: Int, _ name: String, _ address: String) -> LinkedData {
        .thing(
            "ListItem",
            [
                ("position", .number("\(position)")), ("name", .text(name)),
                ("item", .text(address)),
            ])
    }
}
