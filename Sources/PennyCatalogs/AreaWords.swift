public import PennyMessages

/// The messages of an area in a language, with their problems. The messages are usable
/// nevertheless: missing ones are in English, and stale ones as they were translated.
public struct AreaWords: Sendable {
    /// The area of the messages.
    public let area: WordArea
    /// The messages, each at its index.
    public let catalog: MessageCatalog
    /// The problems of the file.
    public let problems: [CatalogProblem]
    /// The messages without a translation.
    public let missing: [[UInt8]]
    /// The messages whose English has changed since they were translated.
    public let stale: [[UInt8]]

    /// Compiles an area; nil if English has none. A language without a file for it uses English.
    init?(_ area: WordArea, language: String) {
        guard let (compiled, problems) = Self.compile(area, language, withNames: true),
            let catalog = MessageCatalog(compiled.bytes)
        else { return nil }
        (self.area, self.catalog) = (area, catalog)
        self.problems = problems + compiled.problems.map(\.problem)
        (missing, stale) = (compiled.missing, compiled.stale)
    }

    static func compile(
        _ area: WordArea, _ language: String, withNames: Bool
    ) -> (compiled: CompiledCatalog, problems: [CatalogProblem])? {
        guard let english = CatalogText.of(area, in: Catalogs.source) else { return nil }
        let (source, problems) = CatalogFile.read(english.bytes, as: .source)
        let compiler = CatalogCompiler(.program, source: [source])
        if language == Catalogs.source {
            return (compiler.compileSource(withNames: withNames), problems)
        }
        if language == PseudoLanguage.tag {
            let files = [source.inPseudoLanguage]
            return (
                compiler.compile(files, language: language, withNames: withNames), problems
            )
        }
        let text = CatalogText.of(area, in: language)?.bytes
        let read = text.map { CatalogFile.read($0, as: .translation) }
        let files = read.map { [$0.file] } ?? []
        return (
            compiler.compile(files, language: language, withNames: withNames),
            read?.problems ?? []
        )
    }
}
