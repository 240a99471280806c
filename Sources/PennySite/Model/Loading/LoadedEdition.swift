import PennyContent
import PennyEngine
import PennyMarkup

/// A site as loaded for one edition: every file is valid in itself.
struct LoadedEdition: Sendable {
    let folder: SourceFolder
    let edition: Edition
    /// The configuration of `site.yaml`, in the language of the edition.
    let configuration: SiteConfiguration
    /// The calculators whose sets the site can have.
    var calculators: CalculatorCatalog { configuration.calculators }
    /// Whether the menu is written in the language of the edition.
    var hasOwnMenu = true
    /// The way inputs are typed, in files of any language, and the values of inputs that no one
    /// typed.
    let inputDefaults: InputDefaults
    /// The readers its pages are for.
    let readers: Readers
    /// The URL where the site will be published, with a slash at the end.
    let baseURL: String?

    // Content, by kind.

    /// The saved sets in the order of their pages.
    var sets = SetIndex()
    /// The pages in the order of the menu, without the home page.
    var pages: [ProsePage] = []
    var home: ProsePage?
    var glossary = Glossary()
    /// The chapters of the course in their order.
    var lessons: [Lesson] = []
    /// The pages of the course’s parts: the `index.md` of each folder in `lessons/`.
    var courseParts: [ProsePage] = []
    /// The explanations of the calculators of the sets.
    var explanations: [Explanation] = []
    /// The daily reports; nil where there are none.
    var report: DailyReport?
    /// The tables of figures, by their paths.
    var data: [String: DataFile] = [:]

    // Files that could not be read.

    /// The paths of faulty source files, from the site's folder. References to them cannot be
    /// checked.
    var faulty: Set<String> = []
    /// The paths of source files that are left out as drafts.
    var drafts: Set<String> = []
    /// Tables of sets and of terms that are so faulty that the names of their rows are unknown.
    var unreadTables: Set<String> = []
    /// The bodies of files whose front matter is faulty, so that they make no page.
    var looseBodies: [BodySource] = []

    /// Whether results get pictures: the site asks for them and has a base URL, and there is a
    /// picture maker.
    var drawsPictures = false

    init(
        _ folder: SourceFolder, _ edition: Edition, _ configuration: SiteConfiguration,
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
