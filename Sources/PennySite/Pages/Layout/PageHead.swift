import PennyEngine

/// The head of a page: what the layout needs to know before its content is rendered.
struct PageHead: Sendable {
    /// The last change that a page shows.
    enum Change: Sendable {
        /// The change of its own file; for a page of many sets, the newest of them.
        case own(CivilDate?)
        /// The last change of the whole site.
        case site
        /// The page shows none.
        case never
    }

    var path: String
    let template: String
    var change: Change = .site
    /// The scripts that load with the page: those that read charts aloud, store a reader's
    /// bookmarks, and search terms.
    var scripts: [String] = []
    /// The scripts that `start.js` loads once a reader does more than read.
    var laterScripts: [String] = []
    /// The scripts that another script loads on demand.
    var scriptsOnDemand: [String] = []
    /// The calculator whose engine the page loads; nil without one.
    var engine: String?
    /// Whether the page is a text or a result, not a list.
    var isArticle = false
    /// Whether it names the feed of the reports.
    var namesFeed = false
    /// The feed of its section, where that has one.
    var ownFeed: PageLink?
    /// Whether it is a page with content of the site.
    var isPage = true
    /// Whether the site map has it: any page but the one for addresses that do not exist.
    var isInSiteMap = true

    /// The scripts of every page: the menu on phones, and the keys of the search.
    static let commonScripts = ["menu.js", "find.js"]

    /// All scripts of the page, in the order in which they run.
    var allScripts: [String] {
        let own = Self.commonScripts + scripts + scriptsOnDemand
        return laterScripts.isEmpty ? own : own + ["start.js"] + laterScripts
    }

    /// Whether it is one of the page's scripts.
    func loads(_ script: String) -> Bool {
        scripts.contains(script) || laterScripts.contains(script)
    }

    var output: ArtifactFile { ArtifactFile(path: path, isPage: isPage) }
}
