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
        let configuration = try Self.configuration(
            SiteFolder.path(SiteFolder.configurationName, in: root))
        guard let style = NumberStyle.named(configuration.locale) else {
            let known = NumberStyle.all.map(\.locale)
            let near = nearMiss(to: configuration.locale, among: known)
            let fault = SiteFault.unknownLocale(configuration.locale, near: near, known: known)
            throw DiagnosticError([
                Diagnostic(.error, fault, at: configuration.localeLocation)
            ])
        }
        self.style = style
        inputs = InputDefaults(currency: configuration.currency, convention: style.convention)
        sets = configuration.defaults
    }

    private static func configuration(
        _ path: String
    ) throws(DiagnosticError) -> SiteConfiguration {
        let bytes: [UInt8]
        do throws(FileError) {
            bytes = try FileSystem.read(path, limit: ContentText.byteLimit)
        } catch {
            let fault = SiteFault.cannotRead(path, reason: error.reason)
            throw DiagnosticError([Diagnostic(.error, fault, at: SourceLocation(path: path))])
        }
        return try SiteConfiguration(ContentText(path: path, bytes: bytes))
    }
}
