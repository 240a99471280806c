import CTheme

/// The example files of a new site, embedded in the program: the folder `starter`.
public enum StarterFiles {
    public struct File: Sendable {
        /// Its path in the site.
        public let path: String
        /// The content, with placeholders such as `%{6.25}` for text that depends on the locale.
        public let text: String
    }

    /// The languages with starter files, by their tags.
    public static let languages: [String] = {
        var languages: [String] = []
        for (language, _) in all where languages.last != language { languages.append(language) }
        return languages
    }()

    /// The files of a language, in the order in which a reader opens them.
    public static func files(language: String) -> [File] {
        all.filter { $0.language == language }.map(\.file)
    }

    private static let all: [(language: String, file: File)] = UnsafeBufferPointer(
        start: penny_starter_files(), count: penny_starter_file_count()
    ).map { file in
        (
            String(cString: file.language),
            File(path: String(cString: file.path), text: String(cString: file.text))
        )
    }
}
