import PennyMessages

/// Compares the words that people type in other languages with the English list.
enum TypedWordsCheck {
    /// - Throws: all problems of the files, each with its location.
    static func check(_ files: [WordsMaker.Catalog]) throws(WordsFaults) {
        var faults: [WordsFault] = []
        var source: TypedWordsFile?
        var others: [(path: String, file: TypedWordsFile)] = []
        for (path, bytes) in files {
            let (file, problems) = TypedWordsFile.read(bytes)
            faults += problems.map { WordsFault(path: path, kind: .typed($0)) }
            let language = String(decoding: file.language, as: UTF8.self)
            if !path.hasPrefix("messages/\(language)/") {
                faults.append(WordsFault(path: path, kind: .languageOfOtherFile(language)))
            }
            if language == "en" { source = file } else { others.append((path, file)) }
        }
        for (path, file) in others {
            let found = source.map { file.problems(against: $0) } ?? []
            faults += found.map { WordsFault(path: path, kind: .typed($0)) }
        }
        if !faults.isEmpty { throw WordsFaults(faults: faults) }
    }
}
