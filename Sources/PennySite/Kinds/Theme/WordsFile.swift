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

    /// The script with the words of others, which are named as pages load them.
    init(_ file: Theme.File, for scripts: some Sequence<String>) {
        self.file = file
        self.scripts = scripts.map { String($0.dropLast(".js".count)) }.sorted()
    }

    var id: String { "theme:\(file.path)" }
    var origin: String { file.origin }
    var outputs: [Output] { [Output(path: file.path)] }

    func printed(in frame: Frame) throws(DiagnosticError) -> Printed {
        Printed(bytes(for: frame.readers), at: file.path)
    }

    /// The script for readers of a language and a place.
    func bytes(for readers: Readers) -> [UInt8] {
        let language = readers.words.language
        return file.bytes
            + Array("\nPenny.words(\"\(language)\", \"\(readers.style.locale)\", ".utf8)
            + Catalogs.words(of: scripts, language: language) + Array(");\n".utf8)
    }
}
