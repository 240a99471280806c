import PennyCatalogs
import PennyDiagnostics
import PennyMarkup

/// The script with the messages of other scripts in the site's language, which
/// `templates/scripts/messages.js` says.
struct ScriptWordsFile: Artifact {
    /// The names of the messages' areas, which are those of the modules that say them.
    let areas: [String]
    private let path: String
    private let readers: Readers

    /// Creates the messages of modules.
    init(of modules: [String], in edition: Edition, _ readers: Readers) {
        self.readers = readers
        path = "assets/" + edition.asset(PageScript.wordsFile)
        areas = Set(modules.map { String($0.dropLast(".js".count)) }).sorted()
    }

    var id: String { "theme:\(path)" }
    var origin: String { "the messages of scripts" }
    var outputs: [ArtifactFile] { [ArtifactFile(path: path)] }

    func rendered(in layout: Layout) throws(DiagnosticError) -> RenderedFiles {
        RenderedFiles(makeBytes(), at: path)
    }

    /// Writes the script for readers of a language and a locale.
    func makeBytes() -> [UInt8] {
        let language = readers.words.language
        let start =
            ProvidedScript.start(of: PageScript.wordsFile)
            + "{ language: \"\(language)\", locale: \"\(readers.style.locale)\", messages: "
        return Array(start.utf8) + Catalogs.words(of: areas, language: language)
            + Array(" };\n".utf8)
    }
}
