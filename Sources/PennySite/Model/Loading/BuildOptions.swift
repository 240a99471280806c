public import PennyDiagnostics
public import PennyEngine
import PennyTemplates

/// The options of a build.
public struct BuildOptions: Sendable {
    /// The site's folder.
    public var site: String
    /// The output folder; nil for the default one, which must not be a symbolic link.
    public var output: String?
    /// The default output folder; nil for `public` in the site's folder.
    var defaultOutput: String?
    /// The address to publish at, instead of the configuration's.
    public var baseURL: String?
    public var includesDrafts = false
    /// The calculators whose sets the site can have.
    public var calculators = CalculatorCatalog.builtIn
    /// Warnings stop the build as errors do.
    public var isStrict = false
    /// The date of the last update shown on pages, instead of the newest date of the site's files.
    public var date: CivilDate?
    /// The number of threads; nil for one per processor.
    public var jobs: Int?
    /// Whether everything is rendered again, without reuse of the previous build.
    public var isClean = false
    /// Finds the maker of pictures, if the machine has one; called only for a site with pictures.
    public var pictureMaker: (@Sendable () throws(DiagnosticError) -> (any PictureMaker)?)?
    /// Receives the progress of the build, from several threads and in no order; should be quick.
    public var progress: (@Sendable (BuildProgress) -> Void)?

    /// The amount of saved sets that stays in memory from the first reading of their files until
    /// they are rendered.
    var retained = RetentionBudget.Size.standard
    /// The capacity of one file of the site map.
    var siteMapLimit = SiteMapEntries.Limit()
    /// The session cache of a preview; nil for a build.
    var cache: SessionCache?

    /// The rule by which files and pages are compared with those of the previous build.
    var rule = CacheRule()
    /// Receives the values that each template is given, from several threads.
    var watch: (@Sendable (String, TemplateValues) -> Void)?

    public init(site: String) {
        self.site = site
    }

    var outputFolder: String {
        output ?? defaultOutput ?? SourceFolder.path(SourceFolder.outputName, in: site)
    }
}
