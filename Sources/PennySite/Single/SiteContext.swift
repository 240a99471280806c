public import PennyContent
public import PennyDiagnostics
public import PennyEngine
import PennyFiles
public import PennyMarkup

/// What a file is read with: the currency, number style and default inputs of
/// the site it lies in, or the standard ones outside a site.
public struct SiteContext: Sendable {
    public let style: NumberStyle
    public let inputs: InputDefaults
    public let sets: SavedSetReader.Defaults
    /// Reads the sets of the folder that the file lies in.
    let reader: SavedSetReader
    /// Where sets that the file names are looked for.
    let named: NamedSets

    /// The context of a file outside any site: US dollars, en-US.
    public static let standard = SiteContext(reader: SavedSetReader())

    private init(
        style: NumberStyle = .enUS, inputs: InputDefaults = InputDefaults(),
        sets: SavedSetReader.Defaults = [:], reader: SavedSetReader,
        folders: [(path: String, reader: SavedSetReader)] = []
    ) {
        self.style = style
        self.inputs = inputs
        self.sets = sets
        self.reader = reader
        named = NamedSets(folders: folders)
    }

    /// The context of the file at `path`.
    ///
    /// - Throws: the faults of the `site.yaml` found above it.
    public init(around path: String) throws(DiagnosticError) {
        let parent = path.split(separator: "/", omittingEmptySubsequences: false).dropLast()
            .joined(separator: "/")
        let start = path.hasPrefix("/") && parent.isEmpty ? "/" : (parent.isEmpty ? "." : parent)
        let place = FileSystem.resolved(start) ?? start
        let folder = SetFolder.containing(place + "/")
        guard let root = SiteLocator.search(upFrom: start) else {
            let reader = SavedSetReader(standard: folder?.onlyCalculator)
            self.init(reader: reader, folders: [(start, SavedSetReader())])
            return
        }
        let file = SiteFolder.path(SiteFolder.configurationName, in: root)
        let configuration = try SiteConfiguration.read(SourceFile.text(file)).sound()
        let style = try configuration.numberStyle()
        let sets = configuration.defaults
        var reader = SavedSetReader(defaults: sets)
        if let folder, FileSystem.resolved(SiteFolder.path(folder.name, in: root)) == place {
            reader = SavedSetReader(defaults: sets, folder: folder)
        }
        let inputs = InputDefaults(currency: configuration.currency, convention: style.convention)
        var folders = [(path: start, reader: reader)]
        for other in SetFolder.allCases {
            let path = SiteFolder.path(other.name, in: root)
            guard let resolved = FileSystem.resolved(path), resolved != place else { continue }
            folders.append((path, SavedSetReader(defaults: sets, folder: other)))
        }
        self.init(style: style, inputs: inputs, sets: sets, reader: reader, folders: folders)
    }
}
