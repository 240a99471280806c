/// A page that menus and breadcrumbs lead to.
struct NavigationItem: Sendable {
    let address: String
    /// The title in breadcrumbs.
    let title: String
    /// The label in the menu; nil where the menu leaves it out.
    let menuLabel: String?
    /// The language of its title, where that is not the edition's.
    var language: TextLanguage?
    /// Whether its page is an entry of the search by itself.
    var isSearched = false

    /// - Parameter title: the title in breadcrumbs; nil for the label in the menu.
    init(_ address: String, title: String? = nil, inMenu menuLabel: String?) {
        self.address = address
        self.title = title ?? menuLabel ?? ""
        self.menuLabel = menuLabel
    }
}
