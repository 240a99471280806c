import PennyMessages

extension Catalogs {
    /// The messages for scripts of pages in a language: a JSON object with messages of the area
    /// `scripts` by their names. Messages without a translation are in English.
    ///
    /// - Parameter scripts: the names of the scripts, without `.js`.
    public static func words(of scripts: [String], language: String) -> [UInt8] {
        guard let english = CatalogText.of(.scripts, in: source) else { return Array("{}".utf8) }
        let text = language == source ? nil : CatalogText.of(.scripts, in: language)
        return ScriptCatalog(
            source: CatalogFile.read(english.bytes, as: .source).file,
            translation: text.map { CatalogFile.read($0.bytes, as: .translation).file },
            scripts: scripts, direction: MessageDirection(ofLanguage: language)
        ).bytes
    }
}
