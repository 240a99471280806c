public import PennyContent
public import PennyDiagnostics
public import PennyEngine
import PennyFiles
import PennyMarkdown
public import PennyMarkup

/// The context of a single file: the currency, number style and default inputs of the site around
/// it, or the standard ones outside a site.
public struct SiteContext: Sendable {
    /// The configuration of `site.yaml`; nil outside a site.
    public let configuration: SiteConfiguration?
    /// The readers that results are for.
    public let readers: Readers
    public let inputs: InputDefaults
    public let sets: SavedSetReader.Defaults
    /// The reader of the sets in the file's folder.
    let reader: SavedSetReader
    /// Finds the sets that the file names.
    let named: NamedSets

    /// Whether a date begins with its day in the site's locale; nil where the site names no locale.
    public var isDayFirst: Bool? {
        guard let configuration, configuration.namesLocale else { return nil }
        return readers.style.isDayFirst
    }

    /// The context of a file outside any site: US dollars, en-US.
    public static let standard = SiteContext(reader: SavedSetReader())

    private init(
        configuration: SiteConfiguration? = nil, readers: Readers = NumberStyle.enUS.readers,
        inputs: InputDefaults = InputDefaults(), sets: SavedSetReader.Defaults = .init(),
        reader: SavedSetReader, folders: [NamedSets.Folder] = []
    ) {
        self.configuration = configuration
        self.readers = readers
        self.inputs = inputs
        self.sets = sets
        self.reader = reader
        named = NamedSets(folders: folders)
    }

    /// Reads the context of the file at `path`.
    ///
    /// - Throws: the faults of the `site.yaml` found above it.
    public static func read(around path: String) throws(DiagnosticError) -> SiteContext {
        let parent = path.split(separator: "/", omittingEmptySubsequences: false).dropLast()
            .joined(separator: "/")
        let start = path.hasPrefix("/") && parent.isEmpty ? "/" : (parent.isEmpty ? "." : parent)
        let realFolder = try SourceFile.realPath(of: start) ?? start
        guard let root = try SiteLocator.search(upFrom: start) else {
            let reader = SavedSetReader(
                standard: SetFolder.at(realFolder).flatMap {
                    CalculatorCatalog.builtIn.onlyCalculator(in: $0)
                })
            return SiteContext(
                reader: reader,
                folders: [.init(tree: FileTree(start), name: "", reader: SavedSetReader())])
        }
        let own = try folder(holding: realFolder, in: root)
        // A user who names a file among the sets of a site trusts the site.
        if own == nil { try SiteOwner.check(root, of: path) }
        let (configuration, style) = try self.configuration(of: root)
        let sets = configuration.defaults
        let reader =
            own.map { SavedSetReader(defaults: sets, folder: $0) } ?? SavedSetReader(defaults: sets)
        let inputs = configuration.inputDefaults(style.readers(of: configuration.language))
        var folders = [NamedSets.Folder(tree: FileTree(start), name: "", reader: reader)]
        let tree = FileTree(root)
        for other in SetFolder.allCases {
            let reader = SavedSetReader(defaults: sets, folder: other)
            for folder in try NamedSets.Folder.all(in: tree, other, reader)
            where try SourceFile.realPath(of: tree.path(folder.name)) != realFolder {
                folders.append(folder)
            }
        }
        return SiteContext(
            configuration: configuration, readers: style.readers, inputs: inputs, sets: sets,
            reader: reader, folders: folders)
    }

    /// Reads the context of all sets of a site, or of a folder with the layout of one.
    ///
    /// - Throws: the faults of its `site.yaml`.
    public static func read(
        library root: String, isSite: Bool
    ) throws(DiagnosticError) -> SiteContext {
        var given: (configuration: SiteConfiguration, style: NumberStyle)?
        if isSite { given = try configuration(of: root) }
        let sets = given?.configuration.defaults ?? .init()
        var folders: [NamedSets.Folder] = []
        for folder in SetFolder.allCases {
            let reader = SavedSetReader(defaults: sets, folder: folder)
            folders += try NamedSets.Folder.all(in: FileTree(root), folder, reader)
        }
        return SiteContext(
            configuration: given?.configuration, readers: (given?.style ?? .enUS).readers,
            inputs: given.map {
                $0.configuration.inputDefaults($0.style.readers(of: $0.configuration.language))
            } ?? InputDefaults(),
            sets: sets, reader: SavedSetReader(defaults: sets), folders: folders)
    }

    /// Returns the folder of a site's sets that holds a folder; nil for none.
    private static func folder(
        holding realFolder: String, in root: String
    ) throws(DiagnosticError) -> SetFolder? {
        for folder in SetFolder.allCases {
            guard let path = try SourceFile.realPath(of: FileTree(root).path(folder.name)) else {
                continue
            }
            if realFolder == path || realFolder.hasPrefix(path + "/") { return folder }
        }
        return nil
    }

    private static func configuration(
        of root: String
    ) throws(DiagnosticError) -> (SiteConfiguration, NumberStyle) {
        let file = try SourceFile.text(SourceFolder.configurationName, in: FileTree(root))
        let configuration = try SiteConfiguration.read(file).sound()
        return (configuration, try configuration.numberStyle())
    }

    // MARK: - Computing

    /// Calculates a set in this context.
    ///
    /// - Parameter beside: sets that it may name and that are not files here yet.
    public func calculation(
        of set: SavedSet, beside: [SavedSet] = []
    ) throws(DiagnosticError) -> Calculation {
        try resolved(set, beside: beside).calculation(inputs)
    }

    /// Returns the title of a set with its own figures filled in.
    public func title(of set: SavedSet, _ result: Calculation) -> String {
        let own = FigureIndex(ComputedSet(set, result), readers)
        return Markdown.fill(set.title) { own.replacement(of: $0, own: set.id) }
    }

    /// Returns the set with the inputs of the sets it names.
    func resolved(
        _ set: SavedSet, beside: [SavedSet] = []
    ) throws(DiagnosticError) -> SavedSet {
        let names = ScenarioResolver.members(of: set)
        if names.isEmpty { return set }
        let near = beside.filter { names.contains($0.id) && $0.id != set.id }
        let sets = try near + named.sets(names.filter { name in !near.contains { $0.id == name } })
        var found: [String: ScenarioResolver.Member] = [:]
        for other in sets.filter({ $0.calculator.compared.isEmpty }) {
            let result = try other.calculation(inputs)
            found[other.id] = .set(other, title: title(of: other, result))
        }
        for other in sets where !other.calculator.compared.isEmpty { found[other.id] = .nested }
        let scenarios = ScenarioResolver(
            member: { found[$0] ?? .none },
            names: { sets.filter { $0.calculator.compared.isEmpty }.map(\.id) })
        return try scenarios.resolved(set) ?? set
    }
}
