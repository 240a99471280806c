import PennyDiagnostics
import PennyEngine

/// A kind of content, such as lessons or saved sets. Each step of a build asks every kind of
/// `ContentKinds.all`, in order, and knows none by name. A kind implements what it has; the
/// defaults are empty.
protocol ContentKind: SendableMetatype {
    // MARK: Discovery and loading

    /// The folders of its files.
    static var folders: [ContentFolder] { get }
    /// The names of its files at the top of the site's folder.
    static var files: [String] { get }
    /// Reads its files into the edition, which has the content of earlier kinds.
    static func read(_ files: inout ContentReader, into site: inout LoadedEdition)

    // MARK: Analysis and links

    /// Computes the results that texts need before they are analyzed. Saved sets are computed on
    /// demand.
    static func compute(_ site: inout WorkedExamples, _ figures: SetStore, _ workers: WorkerPool)
    /// The Markdown bodies of its pages.
    static func bodies(of site: WorkedExamples) -> [BodySource]
    /// Checks references of its files outside their bodies.
    static func check(_ site: WorkedExamples, with checker: inout ReferenceChecker)
    /// Link targets other than the pages of its bodies, by path from the site's folder. The path of
    /// a list ends in a slash.
    static func targets(of site: WorkedExamples) -> [String: LinkResolver.Target]
    /// Warnings that `check` reports and a build does not.
    static func hints(of site: AnalyzedEdition) -> [Diagnostic]

    // MARK: Pages

    /// Its navigation items, in the order of the menu.
    static func navigationItems(of site: AnalyzedEdition) -> [NavigationItem]
    /// Its entry cards on the home page.
    static func entryCards(of site: AnalyzedEdition) -> [EntryCard]
    /// Its values in the template of the home page.
    static var homeValues: [PageValue<HomeEdition>] { get }
    /// Adds its pages that use terms of the dictionary.
    static func addUses(of site: AnalyzedEdition, to uses: inout TermUses)
    /// The days on which its files were last changed.
    static func dates(of site: AnalyzedEdition) -> [CivilDate]
    /// The link to its feed; nil without one.
    static func feed(of site: AnalyzedEdition) -> PageLink?
    /// Its searchable pages.
    static func searchEntries(of site: AnalyzedEdition) -> [KindEntries]
    /// Its artifacts in the output.
    static func artifacts(of site: AnalyzedEdition) -> [any Artifact]
    /// The templates of its artifacts, with their variables.
    static var templates: [TemplateDescription] { get }
}

extension ContentKind {
    static var folders: [ContentFolder] { [] }
    static var files: [String] { [] }
    static func read(_ files: inout ContentReader, into site: inout LoadedEdition) {}
    static func compute(_ site: inout WorkedExamples, _ figures: SetStore, _ workers: WorkerPool) {}
    static func bodies(of site: WorkedExamples) -> [BodySource] { [] }
    static func check(_ site: WorkedExamples, with checker: inout ReferenceChecker) {}
    static func targets(of site: WorkedExamples) -> [String: LinkResolver.Target] { [:] }
    static func hints(of site: AnalyzedEdition) -> [Diagnostic] { [] }
    static func navigationItems(of site: AnalyzedEdition) -> [NavigationItem] { [] }
    static func entryCards(of site: AnalyzedEdition) -> [EntryCard] { [] }
    static var homeValues: [PageValue<HomeEdition>] { [] }
    static func addUses(of site: AnalyzedEdition, to uses: inout TermUses) {}
    static func dates(of site: AnalyzedEdition) -> [CivilDate] { [] }
    static func feed(of site: AnalyzedEdition) -> PageLink? { nil }
    static func searchEntries(of site: AnalyzedEdition) -> [KindEntries] { [] }
    static func artifacts(of site: AnalyzedEdition) -> [any Artifact] { [] }
    static var templates: [TemplateDescription] { [] }
}
