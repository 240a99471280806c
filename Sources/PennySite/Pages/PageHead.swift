import PennyEngine

/// What the frame needs to know of a page before its content is made.
struct PageHead: Sendable {
    /// The day that a page says it was updated on.
    enum Change: Sendable {
        /// Its own file's; for a page of many sets the newest of them.
        case own(CivilDate?)
        /// That of the whole site.
        case site
        /// None is said.
        case never
    }

    var path: String
    let template: String
    var change: Change = .site
    /// The scripts that the page loads at once: those that read its charts out, keep
    /// a reader's marks, and search for words.
    var scripts: [String] = []
    /// The scripts that `start.js` loads when a reader does more than read.
    var laterScripts: [String] = []
    /// The scripts that another one brings when a reader asks for what they do.
    var scriptsOnDemand: [String] = []
    /// The calculator whose engine the page has; nil for a page without one.
    var engine: String?
    /// A text or result of its own, and no list.
    var isArticle = false
    /// Whether it names the feed of the reports.
    var namesFeed = false
    /// The feed of its section, where that has one.
    var ownFeed: PageLink?
    /// Whether it is a page with content of the site.
    var isPage = true
    /// Whether a reader can look for it: any page but the one for addresses that do not exist.
    var isInSiteMap = true

    /// What every page loads: the menu of a phone, and the keys of the search.
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

    var output: Output { Output(path: path, isPage: isPage) }
}
