import PennyContent
import PennyMarkup

/// A site as it was read: every file valid in itself.
struct Site: Sendable {
    let folder: SiteFolder
    let configuration: SiteConfiguration
    let style: NumberStyle
    /// Where the site will be published, with a slash at the end.
    let baseURL: String?
    /// The sets in the order of their pages.
    let sets: SetCatalog
    /// The pages in the order of the menu; the home page's prose apart.
    let pages: [ProsePage]
    let home: ProsePage?
    let glossary: Glossary
    /// The chapters of the course in their order.
    let lessons: [Lesson]
    /// The explanations of the kinds of sets there are.
    let explanations: [Explanation]
    /// The daily report; nil where no day has one.
    let report: ReportSection?
    /// Source files that are there but faulty, from the site's folder: what
    /// refers to them cannot be judged.
    let faulty: Set<String>
    /// Source files that are left out of the site as drafts.
    let drafts: Set<String>
    /// Tables of which not even the names of the rows are known, of sets and
    /// of terms.
    let unreadTables: Set<String>
    /// The bodies of faulty files that made nothing, by source path.
    let looseBodies: [String: FrontMatter]

    /// Whether results get pictures: they are asked for, have an address to stand beside, and
    /// there is what makes them.
    var drawsPictures = false

    /// The pages that list the sets.
    var lists: [SetList] { SetList.lists(of: sets.kinds) }
}
