import PennyTestSupport
import Testing

/// A rule about one file at a time, as a pure function of its path and text.
struct HouseRule: Sendable, CustomTestStringConvertible {
    var name: String
    var findings: @Sendable (RepositoryFile) -> [Finding]

    var testDescription: String { name }

    /// A rule about single lines: `fault` says what is wrong with one, if anything is.
    static func lines(
        _ name: String,
        of applies: @escaping @Sendable (RepositoryFile) -> Bool,
        as view: @escaping @Sendable (String) -> String = { $0 },
        fault: @escaping @Sendable (String, RepositoryFile) -> String?
    ) -> HouseRule {
        HouseRule(name: name) { file in
            guard applies(file) else { return [] }
            let seen = RepositoryFile(path: file.path, text: view(file.text))
            return seen.lines.enumerated().compactMap { index, line in
                fault(String(line), file).map {
                    Finding(path: file.path, line: index + 1, message: $0)
                }
            }
        }
    }
}

extension RepositoryFile {
    var isSwiftSource: Bool { path.hasPrefix("Sources/") && path.hasSuffix(".swift") }

    var isCode: Bool {
        path.hasPrefix("Sources/") && [".swift", ".c", ".h"].contains { path.hasSuffix($0) }
    }

    /// What the tool is made of, its templates included.
    var isShipped: Bool { path.hasPrefix("Sources/") || path.hasPrefix("templates/") }

    func belongs(to modules: String...) -> Bool { isSwiftSource && modules.contains(module) }
}
