import PennyContent
import PennyDiagnostics
import PennyEngine
import PennyTemplates

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
        RenderedFiles(try layout.templates.render("feed", values(in: layout)), at: path)
    }

    private func values(in layout: Layout) -> TemplateValues {
        layout.feed(
            title, of: section, at: path, date: entries.first?.date,
            entries.map { entry in
                .object([
                    "title": XMLText.value(entry.link.title),
                    "address": .text(layout.absolute(entry.link.address) ?? ""),
                    "date": .text(entry.date?.isoText ?? ""),
                    "note": XMLText.value(entry.summary),
                    "lead": .flag(false),
                    "rows": .list([]),
                    "headlines": .list([]),
                ])
            })
    }
}
