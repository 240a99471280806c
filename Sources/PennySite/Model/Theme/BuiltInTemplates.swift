import PennyTemplates
import PennyTheme
import Synchronization

/// The templates of the built-in theme. The program parses them once for each language of its
/// words, however many editions and previews of a site it builds.
enum BuiltInTemplates {
    private static let languages = Mutex<[String: [String: ParsedTemplate]]>([:])

    /// Returns the templates by their paths in messages.
    static func parsed(in language: String) -> [String: ParsedTemplate] {
        languages.withLock { languages in
            if let parsed = languages[language] { return parsed }
            let words = TemplateWords.named(in: language)
            var parsed: [String: ParsedTemplate] = [:]
            for file in BuiltInTheme.files(in: language)
            where file.name.hasSuffix(ThemeLoader.ending) {
                let path = ThemeFiles.builtIn + file.path
                let template = TemplateFile(
                    name: String(file.name.dropLast(ThemeLoader.ending.count)), path: path,
                    text: String(decoding: file.bytes, as: UTF8.self))
                parsed[path] = ParsedTemplate(template, words)
            }
            languages[language] = parsed
            return parsed
        }
    }
}
