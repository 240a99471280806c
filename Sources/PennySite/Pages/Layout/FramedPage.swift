import PennyContent
import PennyEngine

/// A page with what the layout adds to it.
///
/// An object without a layout: both have a great many parts, and each value would copy them.
final class FramedPage: Sendable {
    let heading: String
    /// The heading with the name of the site.
    let title: String
    let description: String
    let about: String
    /// The language of the page's own words, where that is not the edition's.
    let language: TextLanguage?
    /// The day of the last change, in words and for programs.
    let updated: (words: String?, iso: String?)
    let paperFoot: String
    /// The ways to the root of the whole site and to that of the edition.
    let root: (site: String, edition: String)
    let canonical: String?
    let alternates: [Alternates.Link]
    let languages: [Alternates.Choice]
    let navigation: [MadeValues<ShownMenuEntry>]
    let feed: PageLink?
    let scripts: [String]
    let laterScripts: [String]
    let loadsEngine: Bool
    let hasForm: Bool
    let search: PageContent.Search
    let sharing: Sharing

    /// - Parameter isAlone: whether it is one file, without the others of the site.
    init(_ page: PageContent, _ head: PageHead, in layout: Layout, isAlone: Bool) {
        let fixed = head.path == Address.notFound && !isAlone ? layout.fixedRoot : nil
        let root = fixed.map { $0 + layout.edition.prefix } ?? Address.root(of: head.path)
        let address = layout.canonical(head)
        let day = layout.updatedText(head)
        let about = layout.about(page)
        let foot = address ?? layout.configuration.title
        heading = page.heading
        title = layout.title(of: page)
        description = page.description
        self.about = about
        language = page.language
        updated = (day, layout.lastChange(of: head)?.isoText)
        paperFoot = day.map { "\(foot) · \($0)" } ?? foot
        self.root = (fixed ?? layout.edition.up + root, root)
        canonical = address
        alternates = address == nil ? [] : layout.alternateLinks(of: head.path)
        languages = layout.alternates.choices(on: head.path, root: fixed)
        navigation = layout.menu.entries(on: head.path, root: root, in: page.section)
        feed = layout.feed(of: head)
        scripts = head.scriptFiles.map(layout.edition.asset)
        laterScripts = head.laterScriptFiles.map(layout.edition.asset)
        loadsEngine = head.loadsEngine
        hasForm = head.engine != nil && head.laterScripts.contains(.form)
        search = page.search
        sharing = layout.sharing(head, page, about: about, address: address)
    }
}
