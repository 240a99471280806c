import PennyTestSupport
import Testing

@Suite struct ChangelogTests {
    static let samples: [(String, [String])] = [
        ("# Changelog\n\n## Unreleased\n\n## 1.0.0 - 2026-11-20\n", []),
        ("# Changelog\n", ["C.md:1: the first heading is not “## Unreleased”"]),
        (
            "# Changelog\n\n## 1.0.0 - 2026-11-20\n",
            ["C.md:3: the first heading is not “## Unreleased”"]
        ),
        (
            "## Unreleased\n## 1.0 (today)\n",
            ["C.md:2: not of the form “## 1.2.3 - 2026-11-20”"]
        ),
    ]

    @Test(arguments: samples)
    func `a heading that is out of form is found`(text: String, findings: [String]) {
        let file = RepositoryFile(path: "C.md", text: text)
        #expect(changelogFindings(file).map(\.description) == findings)
    }
}
