import PennyContent
import PennyDiagnostics
import PennyEngine

extension Address {
    /// The feed of a section, by the address of its page.
    static func feed(of section: String) -> String {
        section.dropLast(home.utf8.count) + "feed.xml"
    }
}

/// The feed of a section by date.
struct SectionFeed: Artifact {
    let title: String
    /// The address of the section's page.
    let section: String
    /// The entries, the newest first. Each has a date.
    let entries: [PageListing.Entry]

    /// The most pages in a feed.
    static let limit = 30

    private var path: String { Address.feed(of: section) }
    var id: String { "feed:\(section)" }
    var origin: String { "the feed of \(section)" }
    var template: String? { "feed" }
    var outputs: [ArtifactFile] { [ArtifactFile(path: path)] }

    func rendered(in layout: Layout) throws(DiagnosticError) -> RenderedFiles {
        let entries = entries.map { entry in
            Feed.Entry(
                title: entry.link.title, address: layout.absolute(entry.link.address) ?? "",
                date: entry.date, note: entry.summary)
        }
        return RenderedFiles(try layout.feed(title, of: section, at: path, entries), at: path)
    }
}
