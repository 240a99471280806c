/// A part of a site: a page that leads to others, or one that stands by itself.
struct SitePart: Sendable {
    let address: String
    /// What the way to the part's pages calls it.
    let title: String
    /// What the menu calls it; nil for what has no place there.
    let menuLabel: String?
    /// The language of its title, where that is not the edition's.
    var language: TextLanguage?

    /// - Parameter title: nil for the menu's.
    init(_ address: String, title: String? = nil, inMenu menuLabel: String?) {
        self.address = address
        self.title = title ?? menuLabel ?? ""
        self.menuLabel = menuLabel
    }
}
