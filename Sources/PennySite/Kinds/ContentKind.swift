import PennyDiagnostics
import PennyEngine

/// A kind of content: all that a build knows of it. The steps of a build ask each kind of
/// `ContentKinds.all` in turn and know none by name. A kind says only what it has; the rest is
/// none.
protocol ContentKind: SendableMetatype {
    // MARK: Discovery and loading

    /// The folders of a site that hold its files.
    static var folders: [ContentFolder] { get }
    /// Its files in the site's folder itself.
    static var files: [String] { get }
    /// Reads its files into the site, which has what the kinds before it have read.
    static func read(_ files: inout ContentReader, into site: inout Site)

    // MARK: Checking and linking

    /// Computes what of it must be known before texts are checked. Saved sets are computed when
    /// something asks for them.
    static func compute(_ site: inout ComputedSite, _ figures: SetFigures, _ workers: Workers)
    /// Its texts.
    static func bodies(of site: ComputedSite) -> [PendingBody]
    /// Checks what its files say of others outside their texts.
    static func check(_ site: ComputedSite, with checker: inout TextChecker)
    /// What links can lead to, but for the pages that its texts become: by the path from the
    /// site's folder, which ends in a slash for a list.
    static func targets(of site: ComputedSite) -> [String: LinkResolver.Target]
    /// What a check tells beside the faults, and a build does not.
    static func hints(of site: CheckedSite) -> [Diagnostic]

    // MARK: Pages

    /// The parts of the site that it makes, in the order of the menu.
    static func parts(of site: CheckedSite) -> [SitePart]
    /// What the home page offers of it to a beginner.
    static func doors(of site: CheckedSite) -> [HomePage.Door]
    /// Adds its pages that use words of the dictionary.
    static func addUses(of site: CheckedSite, to uses: inout TermUses)
    /// The days its files were last changed on.
    static func dates(of site: CheckedSite) -> [CivilDate]
    /// Its feed of news.
    static func feed(of site: CheckedSite) -> PageLink?
    /// Its pages that readers can search for.
    static func sources(of site: CheckedSite) -> [SearchSource]
    /// What it adds to the output.
    static func groups(of site: CheckedSite) -> [any OutputGroup]
    /// The templates that these are made with.
    static var templates: [ThemeTemplate] { get }
}

extension ContentKind {
    static var folders: [ContentFolder] { [] }
    static var files: [String] { [] }
    static func read(_ files: inout ContentReader, into site: inout Site) {}
    static func compute(_ site: inout ComputedSite, _ figures: SetFigures, _ workers: Workers) {}
    static func bodies(of site: ComputedSite) -> [PendingBody] { [] }
    static func check(_ site: ComputedSite, with checker: inout TextChecker) {}
    static func targets(of site: ComputedSite) -> [String: LinkResolver.Target] { [:] }
    static func hints(of site: CheckedSite) -> [Diagnostic] { [] }
    static func parts(of site: CheckedSite) -> [SitePart] { [] }
    static func doors(of site: CheckedSite) -> [HomePage.Door] { [] }
    static func addUses(of site: CheckedSite, to uses: inout TermUses) {}
    static func dates(of site: CheckedSite) -> [CivilDate] { [] }
    static func feed(of site: CheckedSite) -> PageLink? { nil }
    static func sources(of site: CheckedSite) -> [SearchSource] { [] }
    static func groups(of site: CheckedSite) -> [any OutputGroup] { [] }
    static var templates: [ThemeTemplate] { [] }
}
