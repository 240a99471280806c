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

    static let kindsNameNoOther = HouseRule.lines(
        "no kind of content names another", of: { kind(of: $0) != nil }, as: codeOnly
    ) { line, file in
        let own = kind(of: file)
        return line.matches(of: /\b[A-Z]\w+/).lazy.map { String($0.0) }.first {
            guard let owner = owners[$0] else { return false }
            return owner != own
        }.map { "\($0) belongs to another kind; move what both need to Pages/Entries" }
    }

    /// The folder of a kind by the types that its files declare at the top.
    private static let owners: [String: String] = {
        let files = (try? Repository.files(under: folder, endingIn: [".swift"])) ?? []
        let types = files.flatMap { file in
            codeOnly(file.text).matches(
                of: /(?m)^(?:final )?(?:struct|enum|class|protocol) (\w+)/
            ).compactMap { found in kind(of: file).map { (String(found.1), $0) } }
        }
        return Dictionary(types) { first, _ in first }
    }()

    /// The folder of the kind that a file belongs to.
    private static func kind(of file: RepositoryFile) -> String? {
        guard file.path.hasPrefix(folder + "/") else { return nil }
        let parts = file.path.dropFirst(folder.count + 1).split(separator: "/")
        return parts.count > 1 ? String(parts[0]) : nil
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
