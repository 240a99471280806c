import PennyContent
import PennyEngine
import PennyMarkup

/// A site as it was read: every file valid in itself.
struct Site: Sendable {
    let folder: SiteFolder
    /// The edition that it is read for.
    let edition: Edition
    /// What `site.yaml` says, in the language of the edition.
    let configuration: SiteConfiguration
    /// Whether the menu is written in the language of the edition.
    var hasOwnMenu = true
    /// How inputs are typed, in files of whatever language, and what stands for those nobody typed.
    let inputDefaults: InputDefaults
    /// Whom its pages are for.
    let readers: Readers
    /// Where the site will be published, with a slash at the end.
    let baseURL: String?

    // What each kind of content has read.

    /// The sets in the order of their pages.
    var sets = SetCatalog()
    /// The pages in the order of the menu; the home page's prose apart.
    var pages: [ProsePage] = []
    var home: ProsePage?
    var glossary = Glossary()
    /// The chapters of the course in their order.
    var lessons: [Lesson] = []
    /// The pages of the course’s parts: the `index.md` of each folder in `lessons/`.
    var courseParts: [ProsePage] = []
    /// The explanations of the kinds of sets there are.
    var explanations: [Explanation] = []
    /// The daily report; nil where no day has one.
    var report: ReportSection?
    /// The tables of figures, by their paths.
    var data: [String: DataFile] = [:]

    // What could not be read.

    /// Source files that are there but faulty, from the site's folder: what
    /// refers to them cannot be judged.
    var faulty: Set<String> = []
    /// Source files that are left out of the site as drafts.
    var drafts: Set<String> = []
    /// Tables of which not even the names of the rows are known, of sets and
    /// of terms.
    var unreadTables: Set<String> = []
    /// The bodies of faulty files that made nothing.
    var looseBodies: [PendingBody] = []

    /// Whether results get pictures: they are asked for, have an address to stand beside, and
    /// there is what makes them.
    var drawsPictures = false

    init(
        _ folder: SiteFolder, _ edition: Edition, _ configuration: SiteConfiguration,
        _ readers: Readers, _ inputDefaults: InputDefaults, baseURL: String?
    ) {
        self.folder = folder
        self.edition = edition
        self.inputDefaults = inputDefaults
        self.configuration = configuration
        self.readers = readers
        self.baseURL = baseURL
    }
}
