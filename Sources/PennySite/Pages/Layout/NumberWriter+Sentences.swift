import PennyEngine
import PennyMarkup

extension NumberWriter {
    /// Adds a full stop to a text that does not end a sentence.
    func sentence(_ text: String) -> String {
        let last = text.last { $0 != Self.endOfIsolate }
        return last.map { Self.ends.contains($0) } == true
            ? text : self.text(SiteWords.textSentence(text: text))
    }

    /// The character after a text that has a direction of its own.
    private static let endOfIsolate: Character = "\u{2069}"

    /// The characters that end a sentence in the languages of the program.
    private static let ends: Set<Character> = [".", "?", "!", "…", "。", "？", "！", "؟"]

    /// The description of a list for search engines: what it is, and its first titles.
    func description(_ about: Message, titles: some Sequence<String>) -> String {
        ([text(about)] + titles.prefix(Self.titleLimit).map(sentence)).joined(separator: " ")
    }

    /// The number of titles that fill the part of a description that search engines show.
    private static let titleLimit = 60
}
