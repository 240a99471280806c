import PennyTestSupport
import Testing

/// A rule about one file at a time, as a pure function of its path and text.
struct HouseRule: Sendable, CustomTestStringConvertible {
    var name: String
    var findings: @Sendable (RepositoryFile) -> [Finding]

    var testDescription: String { name }

    /// A rule about single lines: `fault` says what is wrong with one, if anything is. It is asked
    /// of lines that have one of the words, or of all: an expression looked for in every line takes a minute.
    static func lines(
        _ name: String,
        of applies: @escaping @Sendable (RepositoryFile) -> Bool,
        as view: @escaping @Sendable (String) -> String = { $0 },
        having words: [String]? = nil,
        fault: @escaping @Sendable (String, RepositoryFile) -> String?
    ) -> HouseRule {
        HouseRule(name: name) { file in
            guard applies(file) else { return [] }
            // A view only blanks text, so what the file lacks is not in its view either.
            if let words, !file.text[...].hasAny(of: words) { return [] }
            let seen = RepositoryFile(path: file.path, text: view(file.text))
            return seen.lines.enumerated().compactMap { index, line in
                if let words, !line.hasAny(of: words) { return nil }
                return fault(String(line), file).map {
                    Finding(path: file.path, line: index + 1, message: $0)
                }
            }
        }
    }
}

extension Substring {
    /// Whether it has one of these words, byte for byte.
    func hasAny(of words: [String]) -> Bool {
        var text = self
        return text.withUTF8 { text in
            words.contains { word in
                text.indices.contains { text[$0...].begins(with: word) }
            }
        }
    }
}

extension Collection<UInt8> {
    func begins(with word: String) -> Bool {
        // Most bytes begin no word.
        first == word.utf8.first && starts(with: word.utf8)
    }
}

extension RepositoryFile {
    var isSwiftSource: Bool { path.hasPrefix("Sources/") && path.hasSuffix(".swift") }

    var isCode: Bool {
        path.hasPrefix("Sources/") && [".swift", ".c", ".h"].contains { path.hasSuffix($0) }
    }

    /// Whether the file is part of the tool, templates included.
    var isShipped: Bool { path.hasPrefix("Sources/") || path.hasPrefix("templates/") }

    func belongs(to modules: String...) -> Bool { isSwiftSource && modules.contains(module) }
}
