import PennyTestSupport

/// The headings of CHANGELOG.md: Unreleased first, then dated versions.
func changelogFindings(_ file: RepositoryFile) -> [Finding] {
    let headings = file.lines.enumerated().filter { $0.element.hasPrefix("## ") }
    func finding(_ index: Int, _ message: String) -> Finding {
        Finding(path: file.path, line: index + 1, message: message)
    }
    guard headings.first?.element == "## Unreleased" else {
        return [finding(headings.first?.offset ?? 0, "the first heading is not “## Unreleased”")]
    }
    let version = /## \d+\.\d+\.\d+ - \d{4}-\d{2}-\d{2}/
    return headings.dropFirst().compactMap { index, heading in
        guard heading.wholeMatch(of: version) == nil else { return nil }
        return finding(index, "not of the form “## 1.2.3 - 2026-11-20”")
    }
}
