import PennyContent
import PennyDiagnostics
import PennyEngine
import PennyMarkup
import PennyTemplates

/// Values that all pages of an edition share: its name, menu, addresses and templates.
struct Layout: Sendable {
    let templates: TemplateSet
    let edition: Edition
    /// The other editions of each page.
    var alternates: Alternates
    let configuration: SiteConfiguration
    let readers: Readers
    var style: NumberStyle { readers.style }
    /// The address of the published edition, with a slash at the end.
    let baseURL: String?
    let menu: Menu
    /// The feed of news, which a site with an address has.
    private let feed: PageLink?
    /// Whether results get pictures.
    let drawsPictures: Bool
    let branding: BrandAssets
    /// The day the site was last changed on.
    let updated: CivilDate?
    /// Writes dates and numbers that belong to no set.
    let numbers: NumberWriter
    /// The template values that are the same on every page.
    private let shared: TemplateValues
    /// The day the site was last changed on, in words.
    private let updatedText: String?
    /// The Open Graph locale: the language with its country.
    let openGraphLocale: String
    /// The first element of all breadcrumbs, as linked data; nil where addresses are not known.
    let homeStep: LinkedData?
    /// The second element of breadcrumbs for each navigation item, by the address of its page.
    let partSteps: [String: LinkedData]

    /// - Parameter sections: the titles of navigation items, by the addresses of their pages.
    init(
        templates: TemplateSet, edition: Edition, hasWordsStyle: Bool,
        configuration: SiteConfiguration, readers: Readers,
        baseURL: String?, menu: [MenuEntry], sections: [String: String], feed: PageLink?,
        drawsPictures: Bool, branding: BrandAssets, updated: CivilDate?, numbers: NumberWriter
    ) {
        self.templates = templates
        self.edition = edition
        alternates = Alternates(edition)
        self.configuration = configuration
        self.readers = readers
        self.baseURL = baseURL
        self.menu = Menu(menu)
        self.feed = feed
        self.drawsPictures = drawsPictures
        self.branding = branding
        self.updated = updated
        self.numbers = numbers
        updatedText = updated.map { numbers.text($0) }
        openGraphLocale = Self.openGraphLocale(configuration.language, readers.style.locale)
        homeStep = baseURL.map { Self.step(1, configuration.title, $0).written }
        partSteps = sections.reduce(into: [:]) { steps, part in
            steps[part.key] = baseURL.map { Self.step(2, part.value, $0 + part.key).written }
        }
        let updatedSentence = SplitSentence(numbers) { SiteWords.frameUpdated(date: $0) }
        shared = [
            "language": .text(configuration.language),
            "siteTitle": .text(configuration.title),
            "isRightToLeft": .flag(Words.runRightToLeft(in: configuration.language)),
            "engineWords": .text(EngineWords.tag(of: readers)),
            "standalone": .flag(false),
            "hasSearch": .flag(false),
            "isSearch": .flag(false),
            "wordsStyle": .optional(hasWordsStyle ? edition.wordsStyle : nil),
            "generator": .text(Pennypress.generator),
            "madeWith": .text(
                numbers.text(SiteWords.frameMadeWith(program: Pennypress.generator))),
            "logo": branding.logoValue,
            "fonts": branding.fontsValue,
            "updatedBefore": .text(updatedSentence.before),
            "updatedAfter": .text(updatedSentence.after),
        ]
    }

    /// Renders a page.
    func page(
        _ head: PageHead, _ content: PageContent, standalone: TemplateValues = [:]
    ) throws(DiagnosticError) -> [UInt8] {
        try templates.render(head.template, values(head, content, standalone))
    }

    /// Renders a page piece by piece.
    func page(
        _ head: PageHead, _ content: PageContent,
        into write: @escaping ([UInt8]) throws(DiagnosticError) -> Void
    ) throws(DiagnosticError) {
        try templates.render(head.template, values(head, content, [:]), into: write)
    }

    private func values(
        _ head: PageHead, _ content: PageContent, _ standalone: TemplateValues
    ) -> TemplateValues {
        var values = shared
        values.merge(commonValues(head, content, isAlone: !standalone.isEmpty))
        values.merge(content.own)
        values.merge(standalone)
        return values
    }

    /// The variables that differ by page: title, menu, addresses and dates.
    private func commonValues(
        _ head: PageHead, _ page: PageContent, isAlone: Bool
    ) -> TemplateValues {
        let fixed = head.path == Address.notFound && !isAlone ? fixedRoot : nil
        let root = fixed.map { $0 + edition.prefix } ?? Address.root(of: head.path)
        let updated = lastChange(of: head)
        let address = canonical(head)
        let day = updatedText(head)
        let about = self.about(page)
        let feed = self.feed(of: head)
        let foot = address ?? configuration.title
        return [
            "pageTitle": .text(title(of: page)),
            "description": .text(page.description),
            "about": .text(about),
            "sharing": sharing(head, page, about: about, address: address),
            "root": .text(fixed ?? edition.up + root),
            "home": .text(root + Address.home),
            "searchPage": .text(root + Address.search),
            "alternates": canonical(head) == nil ? .list([]) : alternateLinks(of: head.path),
            "languages": alternates.choice(on: head.path, root: fixed),
            "ownLang": .optional(page.language?.tag),
            "ownDir": .optional(page.language?.direction),
            "computes": .flag(head.loadsEngine),
            "hasForm": .flag(head.engine != nil && head.laterScripts.contains(.form)),
            "scripts": .list(head.scriptFiles.map { .text(edition.asset($0)) }),
            "laterScripts": .optional(
                head.laterScripts.isEmpty
                    ? nil : head.laterScriptFiles.map(edition.asset).joined(separator: " ")),
            "navigation": menu.value(on: head.path, root: root, in: page.section),
            "canonical": .optional(address),
            "paperFoot": .text(day.map { "\(foot) · \($0)" } ?? foot),
            "feed": .optional(
                feed.map { Address.relative(from: head.path, to: $0.address) }),
            "feedTitle": .text(feed?.title ?? ""),
            "updated": .optional(day),
            "updatedISO": .optional(updated.map(\.isoText)),
            "heading": .text(page.heading),
        ]
    }

    private func title(of page: PageContent) -> String {
        let site = configuration.title
        if page.heading == site { return site }
        return page.part.map { "\(page.heading) – \($0) – \(site)" }
            ?? "\(page.heading) – \(site)"
    }

    private func updatedText(_ head: PageHead) -> String? {
        switch head.change {
        case .own(let date): date.map { numbers.text($0) }
        case .site: updatedText
        case .never: nil
        }
    }

    /// The last change that a page shows; nil for none.
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

    /// The full address of an output, where the site has one. The home page's is the base address.
    func absolute(_ path: String) -> String? {
        baseURL.map { path == Address.home ? $0 : $0 + path }
    }

    /// The address of the whole published site, with a slash at the end.
    var siteURL: String? { baseURL.map { String($0.dropLast(edition.prefix.count)) } }

    /// The path of the whole site on its host, with slashes at both ends: `/money/`. Hosts serve
    /// the page for wrong addresses at any depth, so the links of that page begin with this path.
    private var fixedRoot: String? {
        siteURL.flatMap { url in
            let parts = url.split(separator: "/", omittingEmptySubsequences: false)
            return parts.count < 4 ? nil : "/" + parts.dropFirst(3).joined(separator: "/")
        }
    }

    /// The page in its languages, by full addresses; empty where those are not known.
    func alternateLinks(of path: String) -> TemplateValue {
        guard let siteURL, alternates.editions.count > 1 else { return .list([]) }
        return .list(
            alternates.links(of: path, at: siteURL).map { language, address in
                .object(["hreflang": .text(language), "href": .text(address)])
            })
    }

    /// The feed that a page names; nil without one.
    private func feed(of head: PageHead) -> PageLink? {
        if baseURL == nil { return nil }
        return head.ownFeed ?? (head.namesFeed ? feed : nil)
    }
}
