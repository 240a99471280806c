/// An edition in its layout, of which kinds of content make their values on the home page.
///
/// An object: both have a great many parts, and each value would copy them.
final class HomeEdition: Sendable {
    let site: AnalyzedEdition
    let layout: Layout

    init(_ site: AnalyzedEdition, _ layout: Layout) {
        self.site = site
        self.layout = layout
    }
}
