import CTheme

/// The example files of a new site, which the program carries: the folder `starter`.
public enum StarterFiles {
    public struct File: Sendable {
        /// Its path in the site.
        public let path: String
        /// What is in it, with marks such as `%{6.25}` for what depends on the locale.
        public let text: String
    }

    /// The languages that have files, by their tags.
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
