import PennyTestSupport

/// The steps in a document: files to write, and commands to type.
///
/// - A fenced block after a line that ends in `` `path`: `` is that file.
/// - A block marked `sh` has commands. One marked `sh fails` has commands that must fail.
/// - A comment `<!-- sh: … -->` has commands that readers do not need, because they have files of
///   their own.
struct DocumentScript {
    enum Step: Equatable {
        case file(path: String, text: String)
        case run(commands: String, fails: Bool, line: Int)
        /// Front matter whose file the document does not name.
        case nameless(line: Int)
    }

    let steps: [Step]

    init(_ text: String) {
        var steps: [Step] = []
        var lines = text.split(separator: "\n", omittingEmptySubsequences: false)[...]
        var lastText = ""
        var number = 0
        func next() -> Substring? {
            number += 1
            return lines.popFirst()
        }
        while let line = next() {
            if let match = line.wholeMatch(of: /<!-- sh: (.*) -->/) {
                steps.append(.run(commands: String(match.1), fails: false, line: number))
            } else if let fence = line.wholeMatch(of: /(`{3,})([^`]*)/) {
                let start = number
                var block: [Substring] = []
                while let line = next(), line != fence.1 { block.append(line) }
                let text = block.map { $0 + "\n" }.joined()
                let info = String(fence.2)
                if info == "sh" || info == "sh fails" {
                    steps.append(.run(commands: text, fails: info != "sh", line: start))
                } else if let path = Self.path(before: lastText) {
                    steps.append(.file(path: path, text: text))
                } else if info == "markdown", block.first == "---" {
                    steps.append(.nameless(line: start))
                }
                lastText = ""
            } else if !line.isEmpty {
                lastText = String(line)
            }
        }
        self.steps = steps
    }

    /// The path that a paragraph gives for the next block.
    private static func path(before text: String) -> String? {
        guard let match = text.firstMatch(of: /`([A-Za-z0-9._\/-]+)`:$/) else { return nil }
        let path = String(match.1)
        return path.contains(".") || path.hasPrefix("static/") ? path : nil
    }

    /// The steps as one shell script, which ends with the failure. A settings file that shows only
    /// some keys gets the title that every site needs. Files that are never built are checked at
    /// the end.
    var script: String {
        var lines = ["set -e"]
        var isUnread = false
        for step in steps {
            switch step {
            case .file(let path, let text):
                let title =
                    path == "site.yaml" && !text.contains(/(^|\n)title:/) ? "title: T\n" : ""
                lines += ["mkdir -p \"$(dirname \(path))\"", "cat >\(path) <<'END OF FILE'"]
                lines.append(title + text + "END OF FILE")
                isUnread = true
            case .run(let commands, let fails, let line):
                lines.append("echo 'commands of line \(line)' >&2")
                lines.append(fails ? "if (set -e; \(commands)); then exit 99; fi" : commands)
                isUnread = false
            case .nameless: break
            }
        }
        if isUnread {
            lines += [
                "[ -f site.yaml ] || echo 'title: T' >site.yaml", "echo 'check of the files' >&2",
                "pennypress check",
            ]
        }
        return lines.joined(separator: "\n") + "\n"
    }
}
