import PennyEngine
import PennyTemplates

/// Another page of the site, by its title and its address from the root.
struct PageLink: Equatable, Sendable {
    let title: String
    let address: String
    /// The language of the title, where that is not the page's.
    let language: TextLanguage?

    init(title: String, address: String, _ language: TextLanguage? = nil) {
        self.title = title
        self.address = address
        self.language = language
    }

    func value(from page: String) -> TemplateValue { .object(values(from: page)) }

    fileprivate func values(from page: String) -> TemplateValues {
        var values = language.values
        values.merge([
            "title": .text(title), "href": .text(Address.relative(from: page, to: address)),
            "hreflang": .optional(hreflang),
        ])
        return values
    }

    /// Its address on a page, which may be that of another site.
    ///
    /// - Parameter root: the way from the page to the site's root.
    func address(below root: String) -> String {
        LinkResolver.isExternal(address) ? address : root + address
    }

    /// The language of the page that it leads to, where that is in another edition.
    var hreflang: String? { address.hasPrefix("../") ? language?.tag : nil }
}

extension PageLink? {
    /// The link, or a flag that is off.
    func value(from page: String) -> TemplateValue { self?.value(from: page) ?? .flag(false) }

    /// The link with the sentence around it, or a flag that is off.
    ///
    /// - Parameter message: the sentence with a text in the link's place.
    func value(
        in frame: Frame, from page: String, _ message: (String) -> Message
    ) -> TemplateValue {
        guard let link = self else { return .flag(false) }
        return .object(Sentence(frame.numbers, message).values.merging(link.values(from: page)))
    }
}
