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
    /// The style sheet with the words of the edition; nil if it needs none.
    let wordsStyle: String?
    /// The template values that are the same on every page.
    private var shared: TemplateValues = [:]
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
        wordsStyle = hasWordsStyle ? edition.wordsStyle : nil
        shared = Self.sharedValues.values(of: self, on: "")
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
        let framed = FramedPage(content, head, in: self, isAlone: !standalone.isEmpty)
        values.merge(FramedPage.values.values(of: framed, on: head.path))
        values.merge(content.own)
        values.merge(standalone)
        return values
    }

    func title(of page: PageContent) -> String {
        let site = configuration.title
        if page.heading == site { return site }
        return page.part.map { "\(page.heading) – \($0) – \(site)" }
            ?? "\(page.heading) – \(site)"
    }

    func updatedText(_ head: PageHead) -> String? {
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

    func canonical(_ head: PageHead) -> String? {
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
    var fixedRoot: String? {
        siteURL.flatMap { url in
            let parts = url.split(separator: "/", omittingEmptySubsequences: false)
            return parts.count < 4 ? nil : "/" + parts.dropFirst(3).joined(separator: "/")
        }
    }

    /// The page in its languages, by full addresses; empty where those are not known.
    func alternateLinks(of path: String) -> [Alternates.Link] {
        guard let siteURL, alternates.editions.count > 1 else { return [] }
        return alternates.links(of: path, at: siteURL)
    }

    /// The feed that a page names; nil without one.
    func feed(of head: PageHead) -> PageLink? {
        if baseURL == nil { return nil }
        return head.ownFeed ?? (head.namesFeed ? feed : nil)
    }
}
