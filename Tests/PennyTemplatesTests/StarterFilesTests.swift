import Foundation
import PennyTheme
import Testing

@Suite("The example files of a new site")
struct StarterFilesTests {
    static let folder = URL(filePath: #filePath).appending(path: "../../../starter").standardized

    @Test("are those of the folder starter, byte for byte, a folder for each language")
    func listing() throws {
        let languages = try FileManager.default.contentsOfDirectory(atPath: Self.folder.path())
        #expect(StarterFiles.languages.sorted() == languages.sorted())
        for language in languages {
            let folder = Self.folder.appending(path: language)
            let names = try FileManager.default.subpathsOfDirectory(atPath: folder.path())
                .filter { !$0.hasPrefix(".") && $0.contains(/\.|gitignore/) }
            let files = StarterFiles.files(language: language)
            #expect(Set(files.map { Self.name($0.path) }) == Set(names), "\(language)")
            for file in files {
                let data = try Data(contentsOf: folder.appending(path: Self.name(file.path)))
                #expect(Data(file.text.utf8) == data, "\(language)/\(file.path)")
            }
        }
    }

    @Test("have the same names and marks in every language", arguments: StarterFiles.languages)
    func marks(language: String) {
        let files = StarterFiles.files(language: language)
        let english = StarterFiles.files(language: "en")
        #expect(files.map(\.path) == english.map(\.path))
        for (file, original) in zip(files, english) {
            #expect(Self.marks(file.text) == Self.marks(original.text), "\(file.path)")
        }
    }

    /// The file is not hidden in the repository, so that git does not use it itself.
    private static func name(_ path: String) -> String {
        path == ".gitignore" ? "gitignore" : path
    }

    /// The names among the placeholders; amounts follow the language.
    private static func marks(_ text: String) -> Set<String> {
        Set(text.matches(of: /%\{([a-z]+)\}/).map { String($0.1) })
    }
}
