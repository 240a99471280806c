import PennyMessages

/// A message that is looked up by its name, as in templates.
public enum NamedText: Equatable, Sendable {
    /// A message that is one text.
    case plain(String)
    /// A message with values or markup, which needs a writer.
    case formatted
}

extension Catalogs {
    /// The message with a full name, such as `site.skip`; nil if there is none.
    public static func text(named name: String, language: String) -> NamedText? {
        let area = name.prefix { $0 != "." }
        guard let area = WordArea(named: Array(area.utf8)),
            let catalog = words(language: language, areas: [area]).first?.catalog,
            let message = catalog.lookup(Array(name.utf8).span)
        else { return nil }
        var text: [UInt8] = []
        guard catalog.appendPlain(message, to: &text) else { return .formatted }
        return .plain(String(decoding: text, as: UTF8.self))
    }

    /// The names of all messages.
    public static var names: [String] {
        words(language: source, areas: WordArea.allCases).flatMap { area in
            (0..<area.catalog.count).map { index in
                String(decoding: area.catalog.name(at: index), as: UTF8.self)
            }
        }
    }
}
