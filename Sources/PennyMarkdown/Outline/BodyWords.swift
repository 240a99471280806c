/// The words that the HTML of a body adds to those of its author, in the language of its readers.
public struct BodyWords: Sendable {
    /// The words below an answer of a quiz: whether it is right.
    public let right, wrong: String
    public let blocks: BlockWords
    /// The accessible names of a table without a heading, and of the list of notes.
    public let table, notes: String
    /// The mark in the text for a note with a number.
    public let mark: @Sendable (_ number: Int) -> String
    /// The accessible name of such a mark.
    public let note: @Sendable (_ number: Int) -> String
    /// The accessible name of a link from a note back to the text, by the number of the note and
    /// the ordinal of the reference among those to the same note, from 1.
    public let back: @Sendable (_ number: Int, _ reference: Int) -> String

    public init(
        right: String, wrong: String, blocks: BlockWords, table: String, notes: String,
        mark: @escaping @Sendable (_ number: Int) -> String,
        note: @escaping @Sendable (_ number: Int) -> String,
        back: @escaping @Sendable (_ number: Int, _ reference: Int) -> String
    ) {
        self.right = right
        self.wrong = wrong
        self.blocks = blocks
        self.table = table
        self.notes = notes
        self.mark = mark
        self.note = note
        self.back = back
    }
}

/// The words that tasks, callouts and folds add to those of their author.
public struct BlockWords: Sendable {
    /// The accessible names of a task's box.
    public let toDo, done: String
    /// The headings of callouts.
    public let note, tip, important, warning, caution: String
    /// The summary of a fold without a title.
    public let details: String

    public init(
        toDo: String, done: String, note: String, tip: String, important: String,
        warning: String, caution: String, details: String
    ) {
        self.toDo = toDo
        self.done = done
        self.note = note
        self.tip = tip
        self.important = important
        self.warning = warning
        self.caution = caution
        self.details = details
    }
}
