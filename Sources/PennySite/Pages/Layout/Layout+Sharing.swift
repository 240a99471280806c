import PennyContent
import PennyMarkup
import PennyTemplates
import PennyText

/// Descriptions of pages for networks and search engines.
extension Layout {
    /// The description of a page, shortened: its own, its fallback, or that of the site.
    func about(_ page: PageContent) -> String {
        let own = page.description.isEmpty ? page.fallbackDescription : page.description
        return Self.shortened(own.isEmpty ? siteDescription(on: page) : own)
    }

    /// The description of the site for a page without its own, after the page's heading.
    private func siteDescription(on page: PageContent) -> String {
        let words = configuration.description
        return words.isEmpty ? "" : "\(numbers.sentence(page.heading)) \(words)"
    }

    /// The most characters of a description that networks show.
    private static let aboutLimit = 160

    private static func shortened(_ text: String) -> String {
        if text.utf8.count <= aboutLimit || text.count <= aboutLimit { return text }
        let start = text.prefix(aboutLimit - 1)
        var words = start.lastIndex(of: " ").map { start[..<$0] } ?? start
        while let last = words.last, ".,:;".contains(last) { words.removeLast() }
        return words + "…"
    }

    /// The values of `sharing`: for networks that show a page's title and picture, and for programs
    /// that read what it is about.
    func sharing(
        _ head: PageHead, _ page: PageContent, about: String, address: String?
    ) -> TemplateValue {
        let things = linkedData(head, page, about: about, address: address)
        return .object([
            "title": .text(page.heading),
            "type": .text(head.isArticle ? "article" : "website"),
            "address": .optional(address),
            "locale": .text(openGraphLocale),
            "picture": picture(head, page),
            "data": things.isEmpty ? .flag(false) : .markup(LinkedData.script(things)),
        ])
    }

    /// The Open Graph locale: the language with its country, where the locale is of that language.
    static func openGraphLocale(_ language: String, _ locale: String) -> String {
        let tag = locale.hasPrefix(language + "-") ? locale : language
        return tag.replacing("-", by: "_")
    }

    private func picture(_ head: PageHead, _ page: PageContent) -> TemplateValue {
        guard drawsPictures, let picture = page.picture,
            let address = absolute(Address.picture(of: head.path))
        else { return .flag(false) }
        return .object([
            "address": .text(address),
            "width": .text("\(SharingPicture.width)"),
            "height": .text("\(SharingPicture.height)"),
            "alt": .text(picture.words),
        ])
    }
}
