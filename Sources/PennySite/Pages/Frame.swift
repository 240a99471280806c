import PennyContent
import PennyDiagnostics
import PennyEngine
import PennyMarkup
import PennyTemplates

/// What all pages of a site share: its name, its menu, its addresses and its templates.
struct Frame: Sendable {
    let templates: TemplateSet
    let configuration: SiteConfiguration
    let style: NumberStyle
    /// Where the site will be published, with a slash at the end.
    let baseURL: String?
    let menu: [PageLink]
    /// What the parts of the site are called, by the addresses of their pages.
    let sections: [String: String]
    /// The title of the daily report; nil for a site without one.
    let reportTitle: String?
    /// Whether results get pictures.
    let drawsPictures: Bool
    /// The day the site was last changed on.
    let updated: CivilDate?
    /// Writes dates and numbers that belong to no set.
    let numbers: NumberWriter

    /// A page with its content in the frame.
    func page(
        _ head: PageHead, _ content: PageContent, standalone: TemplateValues = [:]
    ) throws(DiagnosticError) -> [UInt8] {
        var values = commonValues(head, content)
        values.merge(content.own)
        values.merge(standalone)
        return try templates.render(head.template, values)
    }

    /// What every page has: the title, menu, addresses and dates.
    private func commonValues(
        _ head: PageHead, _ page: PageContent
    ) -> TemplateValues {
        let updated = lastChange(of: head)
        let parts = [page.heading, page.part, configuration.title].compactMap(\.self)
        let address = canonical(head)
        let day = updated.map { numbers.text($0) }
        let title =
            page.heading == configuration.title
            ? page.heading : parts.joined(separator: " – ")
        let about = self.about(page)
        return [
            "language": .text(configuration.language),
            "siteTitle": .text(configuration.title),
            "pageTitle": .text(title),
            "description": .text(page.description),
            "about": .text(about),
            "sharing": sharing(head, page, about: about, address: address),
            "root": .text(Address.root(of: head.path)),
            "standalone": .flag(false),
            "computes": .flag(head.allScripts.contains("engine.js")),
            "scripts": .list(head.scripts.map { .text($0) }),
            "laterScripts": .optional(
                head.laterScripts.isEmpty ? nil : head.laterScripts.joined(separator: " ")),
            "navigation": .list(menuValues(head, page)),
            "canonical": .optional(address),
            "paperFoot": .text(
                [address ?? configuration.title, day].compactMap(\.self).joined(separator: " · ")),
            "feed": .optional(feedAddress(head)),
            "feedTitle": .text(reportTitle ?? ""),
            "generator": .text(Pennypress.generator),
            "updated": .optional(day),
            "updatedISO": .optional(updated.map(\.isoText)),
            "heading": .text(page.heading),
        ]
    }

    /// The day a page says it was updated on.
    func lastChange(of head: PageHead) -> CivilDate? {
        switch head.change {
        case .own(let date): date
        case .site: updated
        case .never: nil
        }
    }

    private func canonical(_ head: PageHead) -> String? {
        head.path == Address.notFound ? nil : absolute(head.path)
    }

    /// The full address of an output, where the site has one; the home page is the base itself.
    func absolute(_ path: String) -> String? {
        baseURL.map { path == Address.home ? $0 : $0 + path }
    }

    /// The feed, as pages that belong to it name it.
    private func feedAddress(_ head: PageHead) -> String? {
        guard head.namesFeed, reportTitle != nil, baseURL != nil else { return nil }
        return Address.relative(from: head.path, to: Address.reportFeed)
    }

    private func menuValues(_ head: PageHead, _ page: PageContent) -> [TemplateValue] {
        menu.map { entry in
            .object([
                "label": .text(entry.title),
                "href": .text(Address.root(of: head.path) + entry.address),
                "current": .flag(
                    entry.address == head.path || page.section.contains(entry.address)),
            ])
        }
    }
}
