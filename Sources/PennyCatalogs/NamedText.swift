import PennyMessages

/// What a message says to those who know it by its name, as templates do.
public enum NamedText: Equatable, Sendable {
    /// Nothing but text.
    case plain(String)
    /// Values or marks of text, which it needs a writer for.
    case formatted
}

extension Catalogs {
    /// A message by its full name, such as `site.skip`; nil for a name that no message has.
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
            (0..<area.catalog.count).map { place in
                String(decoding: area.catalog.name(at: place), as: UTF8.self)
            }
        }
    }
}
