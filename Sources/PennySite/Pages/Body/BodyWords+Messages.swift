import PennyMarkdown
import PennyMarkup

extension BodyWords {
    /// The program's words in the readers' language.
    init(_ numbers: NumberWriter) {
        self.init(
            right: numbers.text(LearnWords.quizRight), wrong: numbers.text(LearnWords.quizWrong),
            blocks: BlockWords(numbers), table: numbers.text(LearnWords.textTable),
            notes: numbers.text(LearnWords.textNotes),
            mark: { numbers.text(digits: String($0)) },
            note: { numbers.text(LearnWords.textNote(number: $0)) },
            back: { number, use in
                numbers.text(
                    use == 1
                        ? LearnWords.textBack(number: number)
                        : LearnWords.textBackAgain(number: number, place: use))
            })
    }
}

extension BlockWords {
    fileprivate init(_ numbers: NumberWriter) {
        self.init(
            toDo: numbers.text(LearnWords.taskToDo), done: numbers.text(LearnWords.taskDone),
            note: numbers.text(LearnWords.calloutNote), tip: numbers.text(LearnWords.calloutTip),
            important: numbers.text(LearnWords.calloutImportant),
            warning: numbers.text(LearnWords.calloutWarning),
            caution: numbers.text(LearnWords.calloutCaution),
            details: numbers.text(LearnWords.calloutDetails))
    }
}
