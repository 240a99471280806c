import PennyMarkdown
import PennyMarkup

extension BodyWords {
    /// The program's words in the language of the readers.
    init(_ numbers: NumberWriter) {
        self.init(
            right: numbers.text(LearnWords.quizRight), wrong: numbers.text(LearnWords.quizWrong),
            table: numbers.text(LearnWords.textTable), notes: numbers.text(LearnWords.textNotes),
            note: { numbers.text(LearnWords.textNote(number: $0)) },
            back: { number, place in
                numbers.text(
                    place == 1
                        ? LearnWords.textBack(number: number)
                        : LearnWords.textBackAgain(number: number, place: place))
            })
    }
}
