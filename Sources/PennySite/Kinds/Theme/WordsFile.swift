import PennyCatalogs
import PennyDiagnostics
import PennyMarkup

/// The script that says the words of the others, and behind it these words in the site's language.
struct WordsFile: OutputGroup {
    /// Scripts with words come behind it.
    static let script = "words.js"

    let file: Theme.File
    /// The scripts that say them.
    let scripts: [String]
    private let path: String
    private let readers: Readers

    /// The script with the words of others, which are named as pages load them.
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
    var outputs: [Output] { [Output(path: path)] }

    func printed(in frame: Frame) throws(DiagnosticError) -> Printed {
        Printed(bytes, at: path)
    }

    /// The script for readers of a language and a place.
    var bytes: [UInt8] {
        let language = readers.words.language
        return file.bytes
            + Array("\nPenny.words(\"\(language)\", \"\(readers.style.locale)\", ".utf8)
            + Catalogs.words(of: scripts, language: language) + Array(");\n".utf8)
    }
}
