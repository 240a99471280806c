import PennyTestSupport

/// How the sources lie on the page.
enum LayoutRules {
    static let lineLimit = 400
    static let columnLimit = 100

    static let shortFiles = HouseRule(name: "files are short") { file in
        let count = file.lines.count - (file.text.hasSuffix("\n") ? 1 : 0)
        guard file.isCode, count > lineLimit else { return [] }
        let message = "\(count) lines, over the \(lineLimit) of a file; look for its two concepts"
        return [Finding(path: file.path, line: lineLimit + 1, message: message)]
    }

    static let shortLines = HouseRule.lines("lines are short", of: \.isCode) { line, _ in
        line.count > columnLimit ? "\(line.count) columns, over the \(columnLimit) of a line" : nil
    }

    static let cleanLines = HouseRule.lines(
        "no tab and no space at a line's end", of: \.isShipped
    ) { line, _ in
        if line.contains("\t") { return "a tab; indent by 4 spaces" }
        return line.hasSuffix(" ") ? "a space at the line's end" : nil
    }
}
