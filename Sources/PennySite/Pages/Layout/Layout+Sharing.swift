import PennyContent
import PennyMarkup
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

    func sharing(
        _ head: PageHead, _ page: PageContent, about: String, address: String?
    ) -> Sharing {
        Sharing(
            title: page.heading, isArticle: head.isArticle, address: address,
            locale: openGraphLocale, picture: picture(head, page),
            things: linkedData(head, page, about: about, address: address))
    }

    /// The Open Graph locale: the language with its country, where the locale is of that language.
    static func openGraphLocale(_ language: String, _ locale: String) -> String {
        let tag = locale.hasPrefix(language + "-") ? locale : language
        return tag.replacing("-", by: "_")
    }

    private func picture(_ head: PageHead, _ page: PageContent) -> Sharing.Picture? {
        guard drawsPictures, let picture = page.picture,
            let address = absolute(Address.picture(of: head.path))
        else { return nil }
        return Sharing.Picture(
            address: address, words: picture.words,
            size: (SharingPicture.width, SharingPicture.height))
    }
}
