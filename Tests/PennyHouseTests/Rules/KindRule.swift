import PennyTestSupport

/// Limits the files that may name a kind of content: its own, those of other kinds, and the list.
enum KindRule {
    static let folder = "Sources/PennySite/Pages/Kinds"
    static let list = folder + "/ContentKinds.swift"

    static let stepsNameNone = HouseRule.lines(
        "the steps of a build name no kind of content", of: isStep, as: codeOnly,
        having: ["Kind."]
    ) { line, _ in
        line.firstMatch(of: /\b([A-Z]\w*Kind)\./).map {
            "\($0.1) is named by a step of the build; ask each of ContentKinds.all"
        }
    }

    /// Whether a file of PennySite lies outside the folders of kinds.
    private static func isStep(_ file: RepositoryFile) -> Bool {
        guard file.belongs(to: "PennySite"), file.path != list else { return false }
        let path = file.path.dropFirst(folder.count + 1)
        return !file.path.hasPrefix(folder + "/") || !path.contains("/")
    }

    /// The kinds that a file declares.
    static func kinds(in file: RepositoryFile) -> [String] {
        codeOnly(file.text).matches(of: /enum (\w+): ContentKind\b/).map { String($0.1) }
    }
}
