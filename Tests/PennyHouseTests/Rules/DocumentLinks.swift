import PennyTestSupport

/// A link of a Markdown document to a file or a heading of the project.
struct DocumentLink: Equatable {
    var line: Int
    /// Relative to the document's folder; empty for a heading of the same document.
    var path: String
    var anchor: String?
}

/// The links of a document that stay within the project.
func relativeLinks(in text: String) -> [DocumentLink] {
    let inline = /\]\(([^()\s]+)(?:\s"[^"]*")?\)/
    let definition = /^\[[^\]]+\]:\s+(\S+)/
    var links: [DocumentLink] = []
    for (number, line) in proseLines(of: text) {
        let targets = line.matches(of: inline).map(\.1) + line.matches(of: definition).map(\.1)
        for target in targets where target.firstMatch(of: /^[a-z][a-z0-9+.-]*:/) == nil {
            let parts = target.split(separator: "#", maxSplits: 1, omittingEmptySubsequences: false)
            links.append(
                DocumentLink(
                    line: number, path: String(parts[0]),
                    anchor: parts.count > 1 ? String(parts[1]) : nil))
        }
    }
    return links
}

/// The anchors of a document's headings, as code hosts make them.
func anchors(in text: String) -> Set<String> {
    var anchors: Set<String> = []
    for (_, line) in proseLines(of: text, blankingCode: false) {
        guard let title = line.wholeMatch(of: /#{1,6} (.*)/)?.1 else { continue }
        let kept = title.lowercased().filter { $0.isLetter || $0.isNumber || " -_".contains($0) }
        let anchor = kept.replacing(" ", with: "-")
        var unique = anchor
        var count = 0
        while !anchors.insert(unique).inserted {
            count += 1
            unique = "\(anchor)-\(count)"
        }
    }
    return anchors
}

/// The links of a document that lead nowhere. `text` gives the text of a file
/// of the project, or an empty text for a folder, or nil if there is neither.
func linkFindings(of file: RepositoryFile, text: (String) -> String?) -> [Finding] {
    let folder = file.path.split(separator: "/").dropLast().joined(separator: "/")
    return relativeLinks(in: file.text).compactMap { link in
        let path = link.path.isEmpty ? file.path : resolved(link.path, in: folder)
        guard let target = text(path) else {
            return Finding(path: file.path, line: link.line, message: "no file \(path)")
        }
        guard let anchor = link.anchor, !anchors(in: target).contains(anchor) else { return nil }
        return Finding(
            path: file.path, line: link.line, message: "no heading #\(anchor) in \(path)")
    }
}

private func resolved(_ path: String, in folder: String) -> String {
    var parts = folder.split(separator: "/")
    for part in path.split(separator: "/") where part != "." {
        if part == "..", !parts.isEmpty { parts.removeLast() } else { parts.append(part) }
    }
    return parts.joined(separator: "/")
}

/// The numbered lines outside fenced blocks, without their code spans unless
/// those are wanted.
private func proseLines(of text: String, blankingCode: Bool = true) -> [(Int, String)] {
    var isFenced = false
    var prose: [(Int, String)] = []
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    for (index, line) in lines.enumerated() {
        if line.drop(while: { $0 == " " }).hasPrefix("```") {
            isFenced.toggle()
        } else if !isFenced {
            let text = String(line)
            prose.append((index + 1, blankingCode ? text.replacing(/`[^`]*`/, with: "") : text))
        }
    }
    return prose
}
