import PennySite
import PennyText

/// A page of the site with the additions that make it follow its files: a script and a style sheet,
/// which only the preview serves, and the permission to connect to the server.
struct PreviewPage {
    /// The versions of a page's inputs.
    struct Versions: Equatable {
        let snapshot: Int
        let style: Int
        let code: Int
        let files: Int

        init(_ snapshot: SiteSnapshot?) {
            self.snapshot = snapshot?.number ?? 0
            style = snapshot?.style ?? 0
            code = snapshot?.code ?? 0
            files = snapshot?.files ?? 0
        }
    }

    let bytes: [UInt8]

    init(_ page: [UInt8], tag: String, _ versions: Versions) {
        var text = String(decoding: page, as: UTF8.self)
        Self.allow(in: &text)
        text.insert(contentsOf: Self.head(tag, versions), at: Self.insertionIndex(in: text))
        bytes = Array(text.utf8)
    }

    /// The elements for the head. They come before the scripts of the page, so that they run before
    /// those change anything.
    private static func head(_ tag: String, _ versions: Versions) -> String {
        let folder = RequestPath.ownFolder
        let tag = tag.filter { $0 != "\"" }
        return """
            <script defer src="\(folder)preview.js" data-page="\(tag)" \
            data-edition="\(versions.snapshot)" data-style="\(versions.style)" \
            data-code="\(versions.code)" data-files="\(versions.files)"></script>

            """
    }

    /// The index before the first script, or at the end of the head, or at the start of the page.
    private static func insertionIndex(in text: String) -> String.Index {
        let head = text.range(of: "</head>")?.lowerBound
        let script = text[..<(head ?? text.endIndex)].range(of: "<script")?.lowerBound
        return script ?? head ?? text.startIndex
    }

    // MARK: - The policy

    /// The directives of a page's content security policy that the preview needs.
    private static let needed = ["script-src", "style-src", "connect-src"]

    /// Adds the server itself where a page's policy excludes it.
    private static func allow(in text: inout String) {
        let start = "http-equiv=\"Content-Security-Policy\" content=\""
        guard let opening = text.range(of: start),
            let end = text[opening.upperBound...].firstIndex(of: "\"")
        else { return }
        let policy = text[opening.upperBound..<end]
        text.replaceSubrange(opening.upperBound..<end, with: allowing(String(policy)))
    }

    static func allowing(_ policy: String) -> String {
        var directives = policy.split(separator: ";")
            .map { $0.split(separator: " ").map(String.init) }.filter { !$0.isEmpty }
        for name in needed {
            guard let index = directives.firstIndex(where: { $0[0] == name }) else {
                directives.append([name, "'self'"])
                continue
            }
            if directives[index].contains("'self'") { continue }
            directives[index].removeAll { $0 == "'none'" }
            directives[index].append("'self'")
        }
        return directives.map { $0.joined(separator: " ") }.joined(separator: "; ")
    }
}
