public import PennyContent
public import PennyDiagnostics
public import PennyEngine
public import PennyMarkup

/// What a file is read with: the currency, number style and default inputs of
/// the site it lies in, or the standard ones outside a site.
public struct SiteContext: Sendable {
    public let style: NumberStyle
    public let inputs: InputDefaults
    public let sets: SavedSetReader.Defaults

    /// The context of a file outside any site: US dollars, en-US.
    public static let standard = SiteContext(
        style: .enUS, inputs: InputDefaults(), sets: [:])

    init(style: NumberStyle, inputs: InputDefaults, sets: SavedSetReader.Defaults) {
        self.style = style
        self.inputs = inputs
        self.sets = sets
    }

    /// The context of the file at `path`.
    ///
    /// - Throws: the faults of the `site.yaml` found above it.
    public init(around path: String) throws(DiagnosticError) {
        let folder = path.split(separator: "/", omittingEmptySubsequences: false).dropLast()
            .joined(separator: "/")
        let start = path.hasPrefix("/") && folder.isEmpty ? "/" : (folder.isEmpty ? "." : folder)
        guard let root = SiteLocator.search(upFrom: start) else {
            self = .standard
            return
        }
        let place = SiteFolder.path(SiteFolder.configurationName, in: root)
        let configuration = try SiteConfiguration.read(SourceFile.text(place)).sound()
        let style = try configuration.numberStyle()
        self.style = style
        inputs = InputDefaults(currency: configuration.currency, convention: style.convention)
        sets = configuration.defaults
    }
}
