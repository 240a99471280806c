import Glibc
import PennyFiles
import PennyMessages

/// `penny-messages [FOLDER]`: generates the Swift of `messages/en`, and the lists of embedded files
/// of `messages` and, for languages, of `templates`. Files that are up to date stay untouched, so
/// that nothing is compiled again. Then it reports the missing translations.
///
/// `penny-messages FOLDER draft LANGUAGE TARGET`: writes the missing translations to files in
/// another folder.
@main enum PennyMessagesTool {
    static func main() {
        do {
            let words = Array(CommandLine.arguments.dropFirst())
            let tree = FileTree(words.first ?? ".")
            if words.count == 4, words[1] == "draft" {
                try draft(words[2], to: FileTree(words[3]), of: tree)
            } else {
                try run(in: tree)
            }
        } catch {
            writeLine("\(error)", STDERR_FILENO)
            exit(1)
        }
    }

    private static func catalogs(in tree: FileTree) throws -> [WordsMaker.Catalog] {
        try files(endingIn: ".mf2", in: tree)
    }

    private static func files(
        endingIn ending: String, in tree: FileTree
    ) throws -> [WordsMaker.Catalog] {
        var catalogs: [WordsMaker.Catalog] = []
        for language in try tree.entries(of: "messages") where language.kind == .folder {
            let folder = "messages/" + language.name
            for entry in try tree.entries(of: folder) where entry.name.hasSuffix(ending) {
                let path = "\(folder)/\(entry.name)"
                catalogs.append((path, try tree.read(path)))
            }
        }
        return catalogs
    }

    /// The theme's files in folders: its scripts, and what replaces others in a language.
    private static func themeFiles(in tree: FileTree) throws -> [String] {
        try tree.entries(of: "templates").flatMap { entry in
            let path = "templates/" + entry.name
            if entry.kind == .file { return [path] }
            return try tree.entries(of: path).map { "\(path)/\($0.name)" }
        }
    }

    private static func draft(_ language: String, to target: FileTree, of tree: FileTree) throws {
        for (name, text) in try Translations(catalogs(in: tree)).draft(of: language) {
            try target.replace(name, with: text)
            writeLine(name, STDOUT_FILENO)
        }
    }

    static func run(in tree: FileTree) throws {
        let catalogs = try catalogs(in: tree)
        let typed = try files(endingIn: TypedWordsFile.name, in: tree)
        try TypedWordsCheck.check(typed)
        let theme = EmbeddedFiles.themeLists(of: try themeFiles(in: tree))
        let calculators = CalculatorList.names(in: try tree.read(CalculatorList.path))
        let made =
            try WordsMaker.files(of: catalogs, calculators: calculators, typed: typed) + theme
        for file in made {
            let bytes = Array(file.text.utf8)
            if tree.kind(of: file.path) == .file, try tree.read(file.path) == bytes { continue }
            try tree.makeFolders(folder(of: file.path))
            try tree.replace(file.path, with: bytes)
            writeLine(file.path, STDOUT_FILENO)
        }
        try removeOthers(than: Set(made.map(\.path)), in: tree)
        for rest in try Translations(catalogs).rest() {
            writeLine(
                "\(rest.language): \(rest.missing) not translated, \(rest.stale) out of date",
                STDOUT_FILENO)
        }
    }

    /// Removes the files of messages that are gone, or are now in another file.
    private static func removeOthers(than made: Set<String>, in tree: FileTree) throws {
        for folder in Set(made.map(folder(of:))) {
            for entry in try tree.entries(of: folder) where entry.name.hasSuffix(".swift") {
                let path = "\(folder)/\(entry.name)"
                if made.contains(path) { continue }
                if try tree.read(path).starts(with: WordsSource.stamp.utf8) {
                    try tree.remove(path)
                    writeLine("\(path) (removed)", STDOUT_FILENO)
                }
            }
        }
    }

    private static func writeLine(_ line: String, _ stream: Int32) {
        let text = Array("\(line)\n".utf8)
        // A closed stream is not an error.
        _ = write(stream, text, text.count)
    }

    private static func folder(of path: String) -> String {
        path.split(separator: "/").dropLast().joined(separator: "/")
    }
}
