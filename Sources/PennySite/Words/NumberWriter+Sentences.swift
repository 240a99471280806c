import PennyEngine
import PennyMarkup

extension NumberWriter {
    /// A text as a sentence: with a full stop, where it has no other end.
    func sentence(_ text: String) -> String {
        text.last.map { Self.ends.contains($0) } == true
            ? text : self.text(SiteWords.textSentence(text: text))
    }

    /// What ends a sentence in the languages of the program.
    private static let ends: Set<Character> = [".", "?", "!", "…", "。", "？", "！", "؟"]

    /// What search engines show of a list: what it is, and the titles that it begins with.
    func description(_ about: Message, titles: some Sequence<String>) -> String {
        ([text(about)] + titles.prefix(Self.titleLimit).map(sentence)).joined(separator: " ")
    }

    /// So many titles fill what is shown of a description.
    private static let titleLimit = 60
}
