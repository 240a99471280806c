import PennyContent
import PennyMarkup
import PennyTemplates

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
    let templates: TemplateSet
    /// The theme's files that are copied, by their path in the output.
    let themeFiles: [ThemeFile]

    struct ThemeFile {
        let path: String
        let origin: String
        let bytes: [UInt8]
    }
}
