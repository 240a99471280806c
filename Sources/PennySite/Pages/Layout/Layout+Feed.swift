import PennyContent
import PennyEngine
import PennyTemplates

extension Layout {
    /// The values of a feed: its own, and its entries.
    ///
    /// - Parameters:
    ///   - page: the address of the page whose news the feed has.
    ///   - path: the address of the feed.
    ///   - date: the day of the newest entry.
    func feed(
        _ title: String, of page: String, at path: String, date: CivilDate?,
        _ entries: [TemplateValue]
    ) -> TemplateValues {
        let site = configuration.title
        return [
            "language": XMLText.value(configuration.language),
            "title": XMLText.value("\(title) – \(site)"),
            "author": XMLText.value(site),
            "generator": .text(Pennypress.generator),
            "address": .text(absolute(page) ?? ""),
            "feed": .text(absolute(path) ?? ""),
            "date": .text(date?.isoText ?? ""),
            "entries": .list(entries),
        ]
    }
}
