import PennyDiagnostics

/// The texts that tags such as `{{words.site.skip}}` stand for: `words`, then the full name of a
/// message. They are the same on every page, so they are put in when templates are read.
public struct TemplateWords: Sendable {
    /// What a name stands for.
    public enum Entry: Equatable, Sendable {
        /// A text, which a template shows as it is.
        case text(String)
        /// A message with values or marks, which a template does not have.
        case notPlain
    }

    private let find: @Sendable (String) -> Entry?
    private let names: @Sendable () -> [String]

    /// - Parameters:
    ///   - names: all that there are, asked for when one is not known.
    ///   - find: what a name stands for; nil where there is none.
    public init(
        names: @escaping @Sendable () -> [String] = { [] },
        find: @escaping @Sendable (String) -> Entry?
    ) {
        self.names = names
        self.find = find
    }

    /// No words.
    public static let none = TemplateWords { _ in nil }

    /// The first part of a tag that names a text. A value can have the name, too, but nothing can
    /// be had of it by a dot but `isEmpty`, which cannot be shown.
    private static let prefix = "words"

    /// The name of the text that a tag shows; nil for a tag that shows a value.
    static func name(in tag: Tag) -> String? {
        guard tag.kind == .variable || tag.kind == .unescaped, tag.path.count > 1,
            tag.path[0] == prefix
        else { return nil }
        return tag.path.dropFirst().joined(separator: ".")
    }

    /// The text of a name, escaped.
    func markup(_ name: String, of tag: Tag) throws(TemplateFault) -> [UInt8] {
        switch find(name) {
        case .text(let text):
            if tag.kind == .unescaped { throw .unescapedText(tag.name) }
            var markup: [UInt8] = []
            TemplateOutput.append(escaped: text, to: &markup)
            return markup
        case .notPlain: throw .wordsNotPlain(name)
        case nil: throw .unknownWords(name, nearest: nearMiss(to: name, among: names()))
        }
    }
}
