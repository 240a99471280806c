/// A link to a page of the site: its title and its address from the root.
struct PageLink: Equatable, Sendable {
    let title: String
    let address: String
    /// The language of the title where it differs from the page's, else nil.
    let language: TextLanguage?

    init(title: String, address: String, _ language: TextLanguage? = nil) {
        self.title = title
        self.address = address
        self.language = language
    }

    /// Returns the address to write on a page; an address of another site stays as it is.
    ///
    /// - Parameter root: the relative address from the page to the site's root.
    func address(below root: String) -> String {
        LinkResolver.isExternal(address) ? address : root + address
    }

    /// The language of the linked page where that is in another edition, else nil.
    var hreflang: String? { address.hasPrefix("../") ? language?.tag : nil }
}
