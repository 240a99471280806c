import PennyCatalogs
import PennyTemplates

extension TemplateWords {
    /// Returns the program's words in a language, by their full names.
    static func named(in language: String) -> TemplateWords {
        TemplateWords(names: { Catalogs.names }) { name in
            Catalogs.text(named: name, language: language).map { text in
                switch text {
                case .plain(let text): .text(text)
                case .formatted: .notPlain
                }
            }
        }
    }
}
