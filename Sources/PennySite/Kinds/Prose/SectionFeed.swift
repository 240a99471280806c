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
struct SectionFeed: OutputGroup {
    let title: String
    /// The address of the section's page.
    let section: String
    /// The newest first; each has a date.
    let entries: [SectionEntries.Entry]

    /// How many pages a feed has.
    static let limit = 30

    private var path: String { Address.feed(of: section) }
    var id: String { "feed:\(section)" }
    var origin: String { "the feed of \(section)" }
    var template: String? { "feed" }
    var outputs: [Output] { [Output(path: path)] }

    func printed(in frame: Frame) throws(DiagnosticError) -> Printed {
        Printed(try frame.templates.render("feed", values(in: frame)), at: path)
    }

    private func values(in frame: Frame) -> TemplateValues {
        frame.feed(
            title, of: section, at: path, date: entries.first?.date,
            entries.map { entry in
                .object([
                    "title": XMLText.value(entry.link.title),
                    "address": .text(frame.absolute(entry.link.address) ?? ""),
                    "date": .text(entry.date?.isoText ?? ""),
                    "note": XMLText.value(entry.summary),
                    "rows": .list([]),
                    "headlines": .list([]),
                ])
            })
    }
}
