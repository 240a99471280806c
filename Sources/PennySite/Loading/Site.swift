import PennyContent
import PennyMarkup

/// A site as it was read: every file valid in itself.
struct Site {
    let folder: SiteFolder
    let configuration: SiteConfiguration
    let style: NumberStyle
    /// Where the site will be published, with a slash at the end.
    let baseURL: String?
    /// The sets in the order of their pages.
    let sets: [SavedSet]
    /// The pages in the order of the menu; the home page's prose apart.
    let pages: [ProsePage]
    let home: ProsePage?
    /// Source files that are there but faulty, from the site's folder: what
    /// refers to them cannot be judged.
    let faulty: Set<String>
    /// Source files that are left out of the site as drafts.
    let drafts: Set<String>
}
