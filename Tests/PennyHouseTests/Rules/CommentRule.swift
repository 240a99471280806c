import PennyTestSupport

/// How doc comments begin: with a verb or a noun, as in “Renders a page.” or “The cache key of a
/// set.” An opening that hides who does what sends the reader to the code.
enum CommentRule {
    static let openings = [
        "What", "That", "Those", "Of the", "Of a", "So many", "So few", "Behind which",
        "Behind how", "How many", "How much", "How long",
    ]

    /// The lines on which a doc comment begins so, of all on which one begins.
    static func hidden(in file: RepositoryFile) -> (findings: [Finding], count: Int) {
        var findings: [Finding] = []
        var (count, isInside) = (0, false)
        for (index, line) in file.lines.enumerated() {
            let text = line.drop { $0 == " " }
            guard text.hasPrefix("///") else {
                isInside = false
                continue
            }
            if !isInside {
                count += 1
                let words = text.dropFirst(3).drop { $0 == " " }
                if let opening = openings.first(where: { words.hasPrefix($0 + " ") }) {
                    let message = "a comment that begins with “\(opening)”; begin with verb or noun"
                    findings.append(
                        Finding(path: file.path, line: index + 1, message: message))
                }
            }
            isInside = true
        }
        return (findings, count)
    }

    /// Words of the old dialect, which a comment may not use of code.
    static let isPlain = HouseRule.lines(
        "comments are plain", of: \.isSwiftSource, having: [" told", "nobody's", " turn"]
    ) { line, _ in
        guard let comment = line.firstRange(of: "//") else { return nil }
        return line[comment.upperBound...].firstMatch(
            of: /\b(?:is told|are told|nobody's matter|gives? turns?|has its turn|had its turn)\b/
        ).map { "“\($0.0)” hides who does what" }
    }

    /// The doc comments of a file as paragraphs.
    static func paragraphs(of file: RepositoryFile) -> String {
        var text = ""
        for line in file.lines {
            let comment = line.drop { $0 == " " }
            if comment.hasPrefix("///") {
                text += comment.dropFirst(3).drop { $0 == " " } + "\n"
            } else if !text.hasSuffix("\n\n") {
                text += "\n"
            }
        }
        return text
    }
}
