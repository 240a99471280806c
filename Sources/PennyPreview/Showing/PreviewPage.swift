import PennySite
import PennyText

/// A page of the site with what makes it follow its files: a script and a style sheet, which only
/// the preview serves, and the leave to ask the server for what is new.
struct PreviewPage {
    /// What stands for what a page was made of.
    struct Marks: Equatable {
        let edition: Int
        let style: Int
        let code: Int
        let files: Int

        init(_ edition: LiveEdition?) {
            self.edition = edition?.number ?? 0
            style = edition?.style ?? 0
            code = edition?.code ?? 0
            files = edition?.files ?? 0
        }
    }

    let bytes: [UInt8]

    init(_ page: [UInt8], tag: String, _ marks: Marks) {
        var text = String(decoding: page, as: UTF8.self)
        Self.allow(in: &text)
        text.insert(contentsOf: Self.head(tag, marks), at: Self.place(in: text))
        bytes = Array(text.utf8)
    }

    /// It comes before the scripts of the page, so that it runs before they change anything.
    private static func head(_ tag: String, _ marks: Marks) -> String {
        let folder = RequestPath.ownFolder
        let tag = tag.filter { $0 != "\"" }
        return """
            <script defer src="\(folder)preview.js" data-page="\(tag)" \
            data-edition="\(marks.edition)" data-style="\(marks.style)" \
            data-code="\(marks.code)" data-files="\(marks.files)"></script>

            """
    }

    /// Before the first script, or at the end of the head, or where the page begins.
    private static func place(in text: String) -> String.Index {
        let head = text.place(of: "</head>")?.lowerBound
        let script = text[..<(head ?? text.endIndex)].place(of: "<script")?.lowerBound
        return script ?? head ?? text.startIndex
    }

    // MARK: - The policy

    /// What the preview needs of a page's content security policy.
    private static let needed = ["script-src", "style-src", "connect-src"]

    /// Adds the server itself where a page's policy leaves it out.
    private static func allow(in text: inout String) {
        let start = "http-equiv=\"Content-Security-Policy\" content=\""
        guard let opening = text.place(of: start),
            let end = text[opening.upperBound...].firstIndex(of: "\"")
        else { return }
        let policy = text[opening.upperBound..<end]
        text.replaceSubrange(opening.upperBound..<end, with: allowing(String(policy)))
    }

    static func allowing(_ policy: String) -> String {
        var directives = policy.split(separator: ";")
            .map { $0.split(separator: " ").map(String.init) }.filter { !$0.isEmpty }
        for name in needed {
            guard let place = directives.firstIndex(where: { $0[0] == name }) else {
                directives.append([name, "'self'"])
                continue
            }
            if directives[place].contains("'self'") { continue }
            directives[place].removeAll { $0 == "'none'" }
            directives[place].append("'self'")
        }
        return directives.map { $0.joined(separator: " ") }.joined(separator: "; ")
    }
}
