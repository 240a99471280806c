import PennyCatalogs
import PennyDiagnostics
import PennyMarkup

/// The script with the words of other scripts in the site's language, behind the code that they
/// share.
struct ScriptWordsFile: Artifact {
    /// The name of the script. Scripts with words load after it.
    static let script = "words.js"

    let file: Theme.File
    /// The names of the scripts whose words it has.
    let scripts: [String]
    private let path: String
    private let readers: Readers

    /// Creates the words of scripts, given by the file names that pages load.
    init(
        _ file: Theme.File, for scripts: some Sequence<String>, in edition: Edition,
        _ readers: Readers
    ) {
        self.file = file
        self.readers = readers
        path = "assets/" + edition.asset(Self.script)
        self.scripts = scripts.map { String($0.dropLast(".js".count)) }.sorted()
    }

    var id: String { "theme:\(path)" }
    var origin: String { file.origin }
    var outputs: [ArtifactFile] { [ArtifactFile(path: path)] }

    func rendered(in layout: Layout) throws(DiagnosticError) -> RenderedFiles {
        RenderedFiles(bytes, at: path)
    }

    /// The script for readers of a language and a locale.
    var bytes: [UInt8] {
        let language = readers.words.language
        return file.bytes
            + Array("\nPenny.words(\"\(language)\", \"\(readers.style.locale)\", ".utf8)
            + Catalogs.words(of: scripts, language: language) + Array(");\n".utf8)
    }
}
