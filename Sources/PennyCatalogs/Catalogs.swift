public import PennyMessages
import Synchronization

/// The program's words: the files of the folder `messages`, which it carries. An area is compiled
/// when somebody asks for it first, so a command that says nothing of it has no cost.
public enum Catalogs {
    /// The language from which the others are made.
    public static let source = "en"

    /// English with accents and in brackets, to look for words that are not translated.
    public static let pseudo = PseudoLanguage.tag

    /// The languages that have words, by their tags.
    public static let languages: [String] = {
        var languages: [String] = []
        for file in CatalogText.all where !languages.contains(file.language) {
            languages.append(file.language)
        }
        return languages
    }()

    /// The words of some areas in a language. What is not translated is in English; an area
    /// without any words is left out.
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

    /// The words of some areas as browsers get them, a `CatalogBundle` without names.
    ///
    /// - Parameters:
    ///   - areas: the numbers of the areas; one without words is left out.
    ///   - readsTyped: whether what people type is in it, for who reads inputs.
    ///   - parts: what its readers need beside words.
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

    /// What people type in a language beside the words of the engine; nil where nothing is known.
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

    /// The compiled words of an area without their names; nil where there are no words.
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
