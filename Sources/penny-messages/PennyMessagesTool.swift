import Glibc
import PennyFiles

/// `penny-messages [FOLDER]`: makes the Swift of `messages/en`, and the list of files that the
/// program carries. What is as it should be stays, so that nothing is compiled again.
@main enum PennyMessagesTool {
    static func main() {
        do {
            try run(in: FileTree(CommandLine.arguments.dropFirst().first ?? "."))
        } catch {
            tell("\(error)", STDERR_FILENO)
            exit(1)
        }
    }

    static func run(in tree: FileTree) throws {
        var catalogs: [WordsMaker.Catalog] = []
        for language in try tree.entries(of: "messages") where language.kind == .folder {
            let folder = "messages/" + language.name
            for entry in try tree.entries(of: folder) where entry.name.hasSuffix(".mf2") {
                let path = "\(folder)/\(entry.name)"
                catalogs.append((path, try tree.read(path)))
            }
        }
        let made = try WordsMaker.files(of: catalogs)
        for file in made {
            let bytes = Array(file.text.utf8)
            if tree.kind(of: file.path) == .file, try tree.read(file.path) == bytes { continue }
            try tree.makeFolders(folder(of: file.path))
            try tree.replace(file.path, with: bytes)
            tell(file.path, STDOUT_FILENO)
        }
        try removeOthers(than: Set(made.map(\.path)), in: tree)
    }

    /// Removes what was made of messages that have gone, or are in another file now.
    private static func removeOthers(than made: Set<String>, in tree: FileTree) throws {
        for folder in Set(made.map(folder(of:))) {
            for entry in try tree.entries(of: folder) where entry.name.hasSuffix(".swift") {
                let path = "\(folder)/\(entry.name)"
                if made.contains(path) { continue }
                if try tree.read(path).starts(with: WordsSource.mark.utf8) {
                    try tree.remove(path)
                    tell("\(path) (removed)", STDOUT_FILENO)
                }
            }
        }
    }

    private static func tell(_ line: String, _ stream: Int32) {
        let text = Array("\(line)\n".utf8)
        // Whoever does not want to know closes the stream.
        _ = write(stream, text, text.count)
    }

    private static func folder(of path: String) -> String {
        path.split(separator: "/").dropLast().joined(separator: "/")
    }
}
