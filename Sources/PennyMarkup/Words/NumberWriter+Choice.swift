import PennyEngine

extension NumberWriter {
    /// The message for a choice of an input: the one of this input, if the language has one.
    func choice(_ word: String, of input: String) -> Message {
        let own = ChoiceWords.ofInput(input: input, word: word)
        return text(own).bytes.isEmpty ? ChoiceWords.word(word: word) : own
    }
}
