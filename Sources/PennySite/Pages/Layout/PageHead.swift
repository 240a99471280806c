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
    /// The scripts that load with the page, beside those of every page.
    var scripts: [PageScript] = []
    /// The scripts that `start.js` loads once a reader does more than read.
    var laterScripts: [PageScript] = []
    /// The scripts that another script loads on demand.
    var scriptsOnDemand: [PageScript] = []
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

    /// The files of the scripts that load with the page, in the order in which they run.
    var scriptFiles: [String] { PageScript.files([.common] + scripts) }

    /// The files of the scripts that `start.js` loads; empty for a page without a form.
    var laterScriptFiles: [String] { PageScript.files(laterScripts) }

    /// The files of all scripts of the page.
    var allScriptFiles: [String] {
        let start = laterScripts.isEmpty ? [] : [PageScript.start.file]
        return scriptFiles + scriptsOnDemand.map(\.file) + start + laterScriptFiles
    }

    /// Whether one of its scripts loads the engine.
    var loadsEngine: Bool {
        (scripts + laterScripts + scriptsOnDemand).contains(where: \.loadsEngine)
    }

    var output: ArtifactFile { ArtifactFile(path: path, isPage: isPage) }
}
