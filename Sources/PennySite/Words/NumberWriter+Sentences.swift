import PennyMarkup

extension NumberWriter {
    /// A text as a sentence: with a full stop, where it has no other end.
    func sentence(_ text: String) -> String {
        text.last.map { Self.ends.contains($0) } == true
            ? text : self.text(SiteWords.textSentence(text: text))
    }

    /// What ends a sentence in the languages of the program.
    private static let ends: Set<Character> = [".", "?", "!", "…", "。", "？", "！", "؟"]
}
