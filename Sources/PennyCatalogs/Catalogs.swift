public import PennyMessages
import Synchronization

/// The program's messages: the embedded files of the folder `messages`. An area is compiled on
/// first use, so a command that needs none of it has no cost.
public enum Catalogs {
    /// The source language of all translations.
    public static let source = "en"

    /// English with accents and in brackets, to find words that are not translated.
    public static let pseudo = PseudoLanguage.tag

    /// The languages with messages, by their tags.
    public static let languages: [String] = {
        var languages: [String] = []
        for file in CatalogText.all where !languages.contains(file.language) {
            languages.append(file.language)
        }
        return languages
    }()

    /// The messages of some areas in a language. Messages without a translation are in English; an
    /// area without any messages is left out.
    public static func words(language: String, areas: [WordArea]) -> [AreaWords] {
        areas.compactMap { area in
            let key = Key(language: language, area: area)
            return known.withLock { known in
                if let words = known[key] { return words }
                let words = AreaWords(area, language: language)
                known[key] = words
                return words
            }
        }
    }

    /// The messages of some areas for browsers, a `CatalogBundle` without names.
    ///
    /// - Parameters:
    /// - areas: the numbers of the areas; one without messages is left out.
    /// - readsTyped: whether it includes the words that people type, to read inputs.
    /// - parts: the other data that its readers need.
    public static func bundle(
        language: String, areas: [UInt8], readsTyped: Bool = true,
        parts: [(part: BundlePart, bytes: [UInt8])] = []
    ) -> [UInt8] {
        CatalogBundle.bytes(
            language: Array(language.utf8),
            areas.compactMap { number in
                guard let area = WordArea(rawValue: number),
                    let bytes = bytes(language: language, area: area)
                else { return nil }
                return (area, bytes)
            }, typed: readsTyped ? typedBytes(language: language) : [],
            parts: parts)
    }

    /// The words that people type in a language in addition to the engine's; nil if there are none.
    public static func typed(language: String) -> TypedTable? {
        TypedTable(typedBytes(language: language))
    }

    private static func typedBytes(language: String) -> [UInt8] {
        typedTables.withLock { tables in
            if let bytes = tables[language] { return bytes }
            var compiler = TypedTableCompiler(language: Array(language.utf8))
            if let text = CatalogText.typed(in: language) {
                compiler.add(TypedWordsFile.read(text).file)
            }
            if let choices = CatalogText.of(.choice, in: language) {
                let role: CatalogRole = language == source ? .source : .translation
                compiler.add(choices: CatalogFile.read(choices.bytes, as: role).file)
            }
            let bytes = compiler.bytes
            tables[language] = bytes
            return bytes
        }
    }

    /// The compiled messages of an area without their names; nil if there are none.
    private static func bytes(language: String, area: WordArea) -> [UInt8]? {
        let key = Key(language: language, area: area)
        return bare.withLock { bare in
            if let bytes = bare[key] { return bytes }
            let bytes = AreaWords.compile(area, language, withNames: false)?.compiled.bytes
            bare[key] = bytes
            return bytes
        }
    }

    private struct Key: Hashable {
        let language: String
        let area: WordArea
    }

    private static let known = Mutex<[Key: AreaWords]>([:])
    private static let typedTables = Mutex<[String: [UInt8]]>([:])
    private static let bare = Mutex<[Key: [UInt8]]>([:])
}
