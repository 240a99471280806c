import PennyTemplates
import PennyText
import PennyTheme

/// A file of the built-in theme, with a description.
public struct ThemeFileDescription: Sendable {
    /// The kind of the file.
    public enum Group: CaseIterable, Sendable {
        /// A template that renders pages.
        case page
        /// A template that others include.
        case piece
        case style, script
        /// A text that explains a calculator.
        case text
        case picture
    }

    /// The name of the file.
    public let name: String
    public let group: Group
    /// The purpose in one line, from the file's first comment.
    public let purpose: String
    public let bytes: [UInt8]

    static let templateEnding = ".mustache"

    init(_ name: String, _ bytes: [UInt8]) {
        self.name = name
        self.bytes = bytes
        let text = String(decoding: bytes, as: UTF8.self)
        if name.hasSuffix(Self.templateEnding) {
            let template = String(name.dropLast(Self.templateEnding.utf8.count))
            let isPage = TemplateDescription.all.contains { $0.name == template }
            group = isPage ? .page : .piece
            purpose = Self.comment(in: text, "{{!", "}}")
        } else if name.hasSuffix(".css") {
            group = .style
            purpose = Self.comment(in: text, "/*", "*/")
        } else if name.hasSuffix(".js") {
            group = .script
            purpose = Self.firstSentence(of: Self.leadingLines(of: text))
        } else if name.hasSuffix(".md") {
            group = .text
            let kind = name.dropFirst("explain-".utf8.count).dropLast(".md".utf8.count)
            purpose = "Explains the calculator “\(kind)”."
        } else {
            group = .picture
            purpose = "The picture of the site in the header and in tabs."
        }
    }

    /// The name of the template; nil for a file that is none.
    public var template: String? {
        name.hasSuffix(Self.templateEnding)
            ? String(name.dropLast(Self.templateEnding.utf8.count)) : nil
    }

    /// The theme in a language, sorted by name.
    public static func all(in language: String = "en") -> [ThemeFileDescription] {
        BuiltInTheme.files(in: language).map { ThemeFileDescription($0.name, $0.bytes) }
            .sorted { $0.name < $1.name }
    }

    /// Finds a file by name, with or without the extension of a template.
    public static func named(_ word: String, in language: String = "en") -> ThemeFileDescription? {
        let all = all(in: language)
        return all.first { $0.name == word } ?? all.first { $0.template == word }
    }

    /// The name that a template has now, by one that it had before; nil for all other names.
    public static func newName(of word: String) -> String? {
        let template =
            word.hasSuffix(templateEnding) ? word.dropLast(templateEnding.utf8.count) : word[...]
        return FormerNames.theme.templates[String(template)]
    }

    /// Whether it is a template that includes another.
    public func includes(_ other: String) -> Bool {
        let text = String(decoding: bytes, as: UTF8.self)
        return template != nil
            && ["{{>\(other)}}", "{{<\(other)}}"].contains { text.has($0) }
    }

    /// The templates that it includes, directly or through others, sorted by name.
    public func included(in all: [ThemeFileDescription]) -> [ThemeFileDescription] {
        var found: [ThemeFileDescription] = []
        var rest = all.filter { $0.template.map(includes) ?? false }[...]
        while let next = rest.popFirst() {
            if found.contains(where: { $0.name == next.name }) || next.name == name { continue }
            found.append(next)
            rest += all.filter { $0.template.map(next.includes) ?? false }
        }
        return found.sorted { $0.name < $1.name }
    }

    /// Whether it uses a variable, by the first part of its name.
    public func uses(_ value: String) -> Bool {
        let text = String(decoding: bytes, as: UTF8.self)
        return ["{{", "{{{", "{{#", "{{^"].contains { start in
            ["}}", "."].contains { text.has(start + value + $0) }
        }
    }

    // MARK: - Comments

    private static func comment(in text: String, _ start: String, _ end: String) -> String {
        guard text.hasPrefix(start) else { return "" }
        var words = ""
        for letter in text.dropFirst(start.count) {
            if letter == "\n" || words.hasSuffix(end) { break }
            words.append(letter)
        }
        if words.hasSuffix(end) { words.removeLast(end.count) }
        return firstSentence(of: words, withColon: true)
    }

    private static func leadingLines(of text: String) -> String {
        text.split(separator: "\n", omittingEmptySubsequences: false)
            .prefix { $0.hasPrefix("//") && $0 != "//" }
            .map { $0.dropFirst(2) }.joined()
    }

    /// The text up to its first full stop, or to its colon, which details follow.
    private static func firstSentence(of text: String, withColon: Bool = false) -> String {
        var sentence = ""
        for letter in text {
            if letter == " ", let last = sentence.last, last == "." || last == ":" && !withColon {
                break
            }
            if letter == " ", sentence.isEmpty { continue }
            sentence.append(letter)
        }
        while let last = sentence.last, last == " " || last == ":" || last == "." {
            sentence.removeLast()
        }
        return sentence + "."
    }
}
