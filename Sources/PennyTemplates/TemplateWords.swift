import PennyDiagnostics

/// The texts of tags such as `{{words.site.skip}}`: `words`, then the full name of a message. They
/// are the same on every page, so they are inserted when templates are read.
public struct TemplateWords: Sendable {
    /// The message of a name.
    public enum Entry: Equatable, Sendable {
        /// A plain text.
        case text(String)
        /// A message with values or markup, which a template cannot format.
        case notPlain
    }

    private let find: @Sendable (String) -> Entry?
    private let names: @Sendable () -> [String]

    /// - Parameters:
    /// - names: returns all names, for suggestions if one is unknown.
    /// - find: returns the message of a name; nil if there is none.
    public init(
        names: @escaping @Sendable () -> [String] = { [] },
        find: @escaping @Sendable (String) -> Entry?
    ) {
        self.names = names
        self.find = find
    }

    /// No words.
    public static let none = TemplateWords { _ in nil }

    /// The first part of a tag with a text. A value can have the same name, but no members except
    /// `isEmpty`, which cannot be shown.
    private static let prefix = "words"

    /// The name of the text in a tag; nil for a tag with a value.
    static func name(in tag: Tag) -> String? {
        guard tag.kind == .variable || tag.kind == .unescaped, tag.path.count > 1,
            tag.path[0] == prefix
        else { return nil }
        return tag.path.dropFirst().joined(separator: ".")
    }

    /// The escaped text of a name.
    func markup(_ name: String, of tag: Tag) throws(Fault) -> [UInt8] {
        switch find(name) {
        case .text(let text):
            if tag.kind == .unescaped { throw .templateName.unescapedText(tag.name) }
            var markup: [UInt8] = []
            TemplateOutput.append(escaped: text, to: &markup)
            return markup
        case .notPlain: throw .tag.wordsNotPlain(name)
        case nil: throw .tag.unknownWords(name, nearMiss(to: name, among: names()))
        }
    }
}
